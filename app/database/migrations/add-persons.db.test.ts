import { sql } from "kysely";
import { expect, it } from "vitest";
import { listPersonIds } from "#app/enquiries/store/find-person.ts";
import { addFormerValues } from "../../../tests/support/old-store.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { addPersons } from "./add-persons.ts";

describeOnBoth("the migration to persons", ({ open, createBlankPlace }) => {
	it("keeps the conversations of a mailbox and of a name, and joins none by a number", async () => {
		const { database, enquiries } = await open(await createBlankPlace());
		const { db } = database;
		const save = async (given: Parameters<typeof createNewEnquiry>[0], person: string | null) => {
			const { id } = await enquiries.save(createNewEnquiry(given), []);
			return { id, person };
		};
		const phone = "98765 43210";
		const saved = [
			await save({ email: "riya@x.example", phone }, null),
			await save({ email: "Riya+shop@X.example" }, null),
			await save({ email: "riya@x.example" }, "Asha"),
			await save({ email: "riya@x.example" }, "asha"),
			await save({ email: "other@x.example", phone }, null),
			await save({ email: "", phone }, null),
			await save({ email: "riya@x.example", verdict: "quarantined" }, null),
		];
		await addFormerValues(db);
		await db.schema.dropIndex("enquiries_by_person").execute();
		await db.schema.alterTable("enquiries").dropColumn("personId").execute();
		await db.schema.alterTable("enquiries").addColumn("person", "text").execute();
		await db.schema.dropTable("persons").execute();
		for (const { id, person } of saved)
			await sql`update enquiries set person = ${person} where id = ${id}`.execute(db);
		await addPersons(db as unknown as Parameters<typeof addPersons>[0]);

		const [riya, tagged, asha, ofAsha, other, byHand, held] = saved.map(({ id }) => id);
		const list = async (id: string) => (await listPersonIds(db, id)).toSorted();
		expect(await list(riya ?? "")).toEqual([riya, tagged].toSorted());
		expect(await list(asha ?? "")).toEqual([asha, ofAsha].toSorted());
		for (const id of [other, byHand, held]) expect(await list(id ?? "")).toEqual([id]);
		const { id } = await enquiries.save(createNewEnquiry({ email: "riya@x.example" }), []);
		expect(await list(id)).toEqual([riya, tagged, id].toSorted());
		expect(await enquiries.count()).toBe(8);
	});
});
