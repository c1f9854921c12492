import type { ExpressionBuilder, Insertable } from "kysely";
import type { Booking } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact } from "#app/database/transact.ts";
import type { EventRow } from "#app/enquiries/event-table.ts";
import { deleteFiles } from "./files.ts";
import { findOrAddPerson } from "./find-person.ts";
import { indexEnquiries, unindexEnquiries } from "./search-texts.ts";

export type Sample = {
	enquiry: Tables["enquiries"];
	events: EventRow[];
	/** Deliveries that have ended, so that no worker takes them. */
	deliveries: Insertable<Tables["deliveries"]>[];
	booking: Booking | undefined;
};

/** Creates a condition that an enquiry counts: samples do only while there is nothing else. */
export function isCounted({
	eb,
	exists,
	not,
	or,
	selectFrom,
}: ExpressionBuilder<Tables, "enquiries">) {
	const real = selectFrom("enquiries as real").select("real.id").where("real.isSample", "=", 0);
	return or([eb("isSample", "=", 0), not(exists(real))]);
}

/** Creates a store of enquiries for a try-out, each marked as a sample. */
export function createSampleStore(database: Database) {
	const { db } = database;

	return {
		/** Counts the samples, and the other enquiries. */
		async count(): Promise<{ samples: number; others: number }> {
			const rows = await db
				.selectFrom("enquiries")
				.select(({ fn }) => ["isSample" as const, fn.countAll<number>().as("count")])
				.groupBy("isSample")
				.execute();
			const find = (isSample: number) => rows.find((row) => row.isSample === isSample)?.count ?? 0;
			return { samples: find(1), others: find(0) };
		},

		async add(samples: readonly Sample[]): Promise<void> {
			await transact(database, async (unit) => {
				const { tx } = unit;
				for (const { enquiry, events, deliveries, booking } of samples) {
					const personId = await findOrAddPerson(tx, enquiry, enquiry.id);
					await tx
						.insertInto("enquiries")
						.values({ ...enquiry, personId })
						.execute();
					if (events.length > 0) await tx.insertInto("enquiryEvents").values(events).execute();
					if (deliveries.length > 0) await tx.insertInto("deliveries").values(deliveries).execute();
					if (booking) await tx.insertInto("bookings").values(booking).execute();
				}
				const ids = samples.map(({ enquiry }) => enquiry.id);
				await indexEnquiries(unit, ids);
			});
		},

		/** Removes all samples with everything that refers to them. Returns how many. */
		remove(): Promise<number> {
			return transact(database, async (unit) => {
				const { tx } = unit;
				const samples = tx.selectFrom("enquiries").select("id").where("isSample", "=", 1);
				const ids = (await samples.execute()).map(({ id }) => id);
				await unindexEnquiries(unit, ids);
				await tx.deleteFrom("deliveries").where("enquiryId", "in", samples).execute();
				for (const enquiryId of ids) await deleteFiles(unit, { enquiryId });
				for (const table of ["replies", "enquiryEvents", "bookings"] as const)
					await tx.deleteFrom(table).where("enquiryId", "in", samples).execute();
				const removing = tx.deleteFrom("enquiries").where("isSample", "=", 1);
				const { numDeletedRows } = await removing.executeTakeFirstOrThrow();
				await tx
					.deleteFrom("persons")
					.where("id", "not in", ({ selectFrom }) =>
						selectFrom("enquiries").select("personId").where("personId", "is not", null),
					)
					.execute();
				return Number(numDeletedRows);
			});
		},
	};
}
