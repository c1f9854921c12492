import { parseEvent } from "#app/enquiries/event-table.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Span, WantedCall } from "../../app/database/booking.ts";
import type { Database } from "../../app/database/open-database.ts";
import { createPeopleStore } from "../../app/desk/store/people-store.ts";
import type { NewEnquiry } from "../../app/enquiries/enquiry.ts";
import type { Stores } from "../../app/enquiries/open-stores.ts";
import { changeEnquiry } from "../../app/enquiries/store/change-enquiry.ts";
import {
	byPerson,
	type Change,
	VISITOR as THE_VISITOR,
} from "../../app/enquiries/store/change-types.ts";
import { createStranger } from "./new-enquiry.ts";

export const HOUR = 3_600_000;
export const VISITOR = { staffId: null, sequence: 0 };

/** Returns a call of half an hour, so many hours from the present hour. */
export function callIn(hours: number, zone: string | null = null): WantedCall {
	const startsAt = Math.floor(getNow() / HOUR) * HOUR + hours * HOUR;
	return { startsAt, endsAt: startsAt + HOUR / 2, zone };
}

export const toSpan = ({ startsAt, endsAt }: WantedCall) => ({ start: startsAt, end: endsAt });

/** The author of a change of a call: null means the visitor. `sequence` is the one that they saw. */
export type CallAuthor = { staffId: string | null; sequence: number; text?: string | null };

/** Creates what visitors and staff do with the call of an enquiry, by its id. */
export function createCallActs(database: Database) {
	const change = (id: string, staffId: string | null, change: Change) =>
		changeEnquiry(database, { id, by: staffId ? byPerson(staffId) : THE_VISITOR }, change);
	return {
		book: (id: string, wanted: WantedCall) => change(id, null, { kind: "book", wanted }),
		move: (id: string, to: Span, { staffId, ...seen }: CallAuthor, bufferMs = 0) =>
			change(id, staffId, { kind: "move-call", to, ...seen, bufferMs }),
		cancel: (id: string, { staffId, ...seen }: CallAuthor) =>
			change(id, staffId, { kind: "cancel-call", ...seen }),
		markNoShow: (id: string, staffId: string) => change(id, staffId, { kind: "no-show" }),
		markTookPlace: (id: string, staffId: string) => change(id, staffId, { kind: "took-place" }),
	};
}

/** Adds to stores what tests of calls do and read. */
export function addCallActs(stores: Stores) {
	const { db } = stores.database;
	return {
		...stores,
		bookings: { ...stores.bookings, ...createCallActs(stores.database) },
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
				.execute()
				.then((rows) => rows.map(parseEvent)),
	};
}
