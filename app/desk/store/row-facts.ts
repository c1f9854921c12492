import type { Kysely } from "kysely";
import { STANDING } from "#app/database/call-states.ts";
import type { Tables } from "#app/database/tables.ts";
import type { DeliveryFault } from "#app/enquiries/delivery-fault.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { selectInvitationError } from "#app/enquiries/store/booking-store.ts";
import { findWrongAddresses } from "./wrong-addresses.ts";

/** A call that stands. */
export type RowCall = {
	/** When it was booked: ISO 8601. */
	createdAt: string;
	/** Its times in Unix ms. */
	startsAt: number;
	endsAt: number;
	/** Why the invitation to it was refused, as `selectInvitationError` selects it. */
	invitationError: string | null;
};

/** What the rows of the inbox tell besides their enquiries, each by the id of the matter. */
export type RowFacts = {
	/** The next calls that stand. */
	calls: ReadonlyMap<string, RowCall>;
	/** The ids of the enquiries of each matter. */
	ids: ReadonlyMap<string, readonly string[]>;
	/** Why no e-mail arrives at the address of the newest one. */
	wrongAddresses: ReadonlyMap<string, DeliveryFault>;
};

export async function loadRowFacts(
	db: Kysely<Tables>,
	rows: readonly Enquiry[],
): Promise<RowFacts> {
	if (rows.length === 0) return { calls: new Map(), ids: new Map(), wrongAddresses: new Map() };
	const matterIds = rows.map(({ matterId }) => matterId);
	const [calls, parts, wrongAddresses] = await Promise.all([
		db
			.selectFrom("bookings")
			.innerJoin("enquiries", "enquiries.id", "bookings.enquiryId")
			.select(["matterId", "bookings.createdAt", "startsAt", "endsAt"])
			.select((eb) => selectInvitationError(eb).as("invitationError"))
			.where("matterId", "in", matterIds)
			.where("bookings.state", "in", STANDING)
			.orderBy("startsAt", "desc")
			.execute(),
		db
			.selectFrom("enquiries")
			.select(["id", "matterId"])
			.where("matterId", "in", matterIds)
			.execute(),
		findWrongAddresses(db, rows),
	]);
	const ofMatter = Map.groupBy(parts, ({ matterId }) => matterId);
	return {
		// Of several calls the last one of the list, which begins first, is kept.
		calls: new Map(calls.map(({ matterId, ...call }) => [matterId, call])),
		ids: new Map([...ofMatter].map(([matterId, rows]) => [matterId, rows.map(({ id }) => id)])),
		wrongAddresses,
	};
}
