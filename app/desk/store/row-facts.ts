import type { Kysely } from "kysely";
import { STANDING } from "#app/database/call-states.ts";
import type { Tables } from "#app/database/tables.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { selectInvitationError } from "#app/enquiries/store/booking-store.ts";

/** What the rows of the inbox tell besides their enquiries. */
export type RowFacts = {
	/** The calls that stand, by the enquiry's id; their times are Unix ms. */
	calls: ReadonlyMap<string, { startsAt: number; endsAt: number; invitationError: string | null }>;
	/** The numbers of enquiries of the same person, by the person's id. */
	counts: ReadonlyMap<string, number>;
};

export async function loadRowFacts(
	db: Kysely<Tables>,
	enquiries: readonly Enquiry[],
): Promise<RowFacts> {
	if (enquiries.length === 0) return { calls: new Map(), counts: new Map() };
	const ids = enquiries.map(({ id }) => id);
	const persons = enquiries.flatMap(({ personId }) => personId ?? []);
	const [calls, counts] = await Promise.all([
		db
			.selectFrom("bookings")
			.select(["enquiryId", "startsAt", "endsAt"])
			.select((eb) => selectInvitationError(eb).as("invitationError"))
			.where("enquiryId", "in", ids)
			.where("state", "in", STANDING)
			.execute(),
		db
			.selectFrom("enquiries")
			.select(({ fn }) => ["personId", fn.countAll<number>().as("count")])
			.where("personId", "in", persons)
			.groupBy("personId")
			.execute(),
	]);
	return {
		calls: new Map(calls.map(({ enquiryId, ...call }) => [enquiryId, call])),
		counts: new Map(counts.map(({ personId, count }) => [personId ?? "", Number(count)])),
	};
}
