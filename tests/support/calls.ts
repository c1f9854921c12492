import { getNow } from "#app/platform/clock.ts";
import { createCallToken } from "../../app/calls/call-token.ts";
import { listFreeTimes, toEnd } from "../../app/calls/free-times.ts";
import type { NewEnquiry } from "../../app/enquiries/enquiry.ts";
import type { Stores } from "../../app/enquiries/open-stores.ts";
import type { ChangeResult } from "../../app/enquiries/store/change-types.ts";
import { content } from "./addresses.ts";
import { createCallActs } from "./call-stores.ts";
import { edit } from "./content-acts.ts";
import { createStranger } from "./new-enquiry.ts";

const DAY_MS = 86_400_000;

/** The edit after which the content offers no calls. */
export const WITHOUT_CALLS = edit("content/pages/contact.yaml", /^booking:\n(?: .*\n)+/m, "");

/** Returns the rules of the site's content. */
export function getRules() {
	const { booking } = content.pages.contact;
	if (!booking) throw new Error("the content has no calls");
	return booking;
}

/** Opens the calls of a site's store. */
export function openCalls({ bookings, enquiries, database }: Stores) {
	const rules = getRules();
	const acts = createCallActs(database);
	/** Lists free starts that are at least so many days ahead. */
	const listTimes = async (daysAhead = 2) => {
		const now = getNow();
		const taken = await bookings.listTaken(now - DAY_MS, now + 30 * DAY_MS);
		return listFreeTimes(rules, taken, now).filter((start) => start > now + daysAhead * DAY_MS);
	};
	/** Finds the first free start that is so many days ahead, or one that is so many starts later. */
	const findTime = async (daysAhead = 2, later = 0): Promise<number> => {
		const time = (await listTimes(daysAhead))[later];
		if (time === undefined) throw new Error("no time is free");
		return time;
	};
	return {
		bookings: { ...bookings, ...acts },
		listTimes,
		findTime,
		toPath: async (enquiryId: string) =>
			`/book/${createCallToken(enquiryId, await enquiries.getOrCreateSecret("booking"))}`,
		/** Stores an enquiry with a call at the first free time that is far enough ahead. */
		async book(
			given: Partial<NewEnquiry> = {},
			zone: string | null = null,
			daysAhead = 2,
			expected: ChangeResult = "changed",
		) {
			const startsAt = await findTime(daysAhead);
			const { id } = await enquiries.save(createStranger(given), []);
			const result = await acts.book(id, { startsAt, endsAt: toEnd(startsAt, rules), zone });
			if (result !== expected) throw new Error(`the time is ${result}`);
			return { id, startsAt, path: await this.toPath(id) };
		},
		/** Sets the start as if the call had been booked for then. */
		setStart: (enquiryId: string, startsAt: number) =>
			database.db
				.updateTable("bookings")
				.set({ startsAt, endsAt: toEnd(startsAt, rules) })
				.where("enquiryId", "=", enquiryId)
				.execute(),
		async find(enquiryId: string) {
			const booking = await bookings.find(enquiryId);
			if (!booking) throw new Error("there is no call");
			return booking;
		},
	};
}
