import type { BusyTimeRow } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";

/** When nobody can be called, as somebody said on the desk. Times are Unix ms. */
export function createBusyStore(db: Database["db"]) {
	return {
		/** Those that overlap what is between two instants, by time. */
		listBusy(from: number, to: number): Promise<BusyTimeRow[]> {
			return db
				.selectFrom("busyTimes")
				.selectAll()
				.where("startsAt", "<", to)
				.where("endsAt", ">", from)
				.orderBy("startsAt")
				.execute();
		},

		async addBusy(busy: Omit<BusyTimeRow, "id">): Promise<void> {
			await db
				.insertInto("busyTimes")
				.values({ ...busy, id: crypto.randomUUID() })
				.execute();
		},

		async removeBusy(id: string): Promise<void> {
			await db.deleteFrom("busyTimes").where("id", "=", id).execute();
		},
	};
}
