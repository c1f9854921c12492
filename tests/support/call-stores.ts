import { getNow } from "#app/platform/clock.ts";
import type { WantedCall } from "../../app/database/booking.ts";
import { createPeopleStore } from "../../app/desk/store/people-store.ts";
import type { NewEnquiry } from "../../app/enquiries/enquiry.ts";
import type { Stores } from "../../app/enquiries/open-stores.ts";
import { createStranger } from "./new-enquiry.ts";

export const HOUR = 3_600_000;
export const VISITOR = { staffId: null, sequence: 0 };

/** Returns a call of half an hour, so many hours from the present hour. */
export function callIn(hours: number, zone: string | null = null): WantedCall {
	const startsAt = Math.floor(getNow() / HOUR) * HOUR + hours * HOUR;
	return { startsAt, endsAt: startsAt + HOUR / 2, zone };
}

export const toSpan = ({ startsAt, endsAt }: WantedCall) => ({ start: startsAt, end: endsAt });

/** Adds to stores what tests of calls do and read. */
export function addCallActs(stores: Stores) {
	const { db } = stores.database;
	return {
		...stores,
		save: (wanted: WantedCall | null, given: Partial<NewEnquiry> = {}) =>
			stores.enquiries.save(createStranger(given), ["email"], wanted),
		/** Invites somebody to the desk and returns the id. */
		invite: async () => {
			const staff = await createPeopleStore(stores.database).invite(
				"Meera",
				"m@x.example",
				"owner",
			);
			if (!staff) throw new Error("she is invited already");
			return staff.id;
		},
		/** Lists the deliveries of a call, in the order in which they are due. */
		listDeliveries: (id: string) =>
			db
				.selectFrom("deliveries")
				.select(["channel", "eventId", "state", "nextAt"])
				.where("enquiryId", "=", id)
				.where("channel", "!=", "email")
				.orderBy("nextAt")
				.orderBy("channel")
				.execute(),
		listEvents: (id: string) =>
			db
				.selectFrom("enquiryEvents")
				.selectAll()
				.where("enquiryId", "=", id)
				.orderBy("revision")
				.execute(),
	};
}
