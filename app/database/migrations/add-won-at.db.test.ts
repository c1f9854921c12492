import { expect, it } from "vitest";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { COMMAND } from "#app/enquiries/store/change-types.ts";
import { createStranger } from "../../../tests/support/new-enquiry.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { addWonAt } from "./add-won-at.ts";

describeOnBoth("the migration to the time of winning", ({ open, createBlankPlace }) => {
	it("gives it to what is won, and to what was won before its visitor wrote again", async () => {
		const { database, enquiries } = await open(await createBlankPlace());
		const { db } = database;
		const save = async () => (await enquiries.save(createStranger(), [])).id;
		const [open_, won, answered, stateOnly] = [
			await save(),
			await save(),
			await save(),
			await save(),
		];
		const win = { kind: "won", value: 40_000 } as const;
		for (const id of [won, answered]) await changeEnquiry(database, { id, by: COMMAND }, win);
		const again = { kind: "replied", text: "One more thing" } as const;
		await changeEnquiry(database, { id: answered, by: COMMAND }, again);
		await db.updateTable("enquiries").set({ state: "won" }).where("id", "=", stateOnly).execute();
		const list = async () => {
			const rows = await db.selectFrom("enquiries").select(["id", "wonAt", "incomingAt"]).execute();
			return new Map(rows.map(({ id, ...row }) => [id, row]));
		};
		const before = await list();
		await db.schema.dropIndex("enquiries_by_view").execute();
		await db.schema.alterTable("enquiries").dropColumn("wonAt").execute();
		await db.schema.createIndex("enquiries_by_view").on("enquiries").columns(["state"]).execute();
		await addWonAt(db as unknown as Parameters<typeof addWonAt>[0]);
		const after = await list();
		for (const id of [open_, won, answered]) expect(after.get(id)).toEqual(before.get(id));
		expect(after.get(answered)?.wonAt).not.toBeNull();
		expect(after.get(stateOnly)?.wonAt).toBe(after.get(stateOnly)?.incomingAt);
	});
});
