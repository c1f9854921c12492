import type { Booking } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";

/** The calls of several enquiries, by their ids. */
export async function findCalls(
	db: Database["db"],
	ids: readonly string[],
): Promise<Map<string, Booking>> {
	const rows = await db.selectFrom("bookings").selectAll().where("enquiryId", "in", ids).execute();
	return new Map(rows.map((row) => [row.enquiryId, row]));
}
