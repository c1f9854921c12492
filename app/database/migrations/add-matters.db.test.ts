import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import type { EnquiryRow } from "#app/enquiries/enquiry-table.ts";
import { findDraft, saveDraft } from "#app/enquiries/store/drafts.ts";
import { listMatterIds, pickMatter } from "#app/enquiries/store/matters.ts";
import { createStranger } from "../../../tests/support/new-enquiry.ts";
import { undoNextSteps } from "../../../tests/support/old-store.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { addMatters } from "./add-matters.ts";
import { addNextSteps } from "./add-next-steps.ts";

const at = (day: number) => `2026-11-${day}T04:30:00.000Z`;
const cameAt = (day: number) => ({ createdAt: at(day), incomingAt: at(day) });
const ANSWERED = { firstAnswerAt: at(11), firstAnswerBy: "asha", outgoingAt: at(11) };

/** The enquiries of one person as they were, by what is said of them here. */
const ROWS = {
	answered: { ...cameAt(10), ...ANSWERED, state: "waiting" },
	owned: { ...cameAt(12), state: "open", owner: "kabir", revision: 4 },
	newest: { ...cameAt(14), state: "new", wonValue: 40_000 },
	won: { ...cameAt(15), state: "won", wonValue: 90_000, revision: 7 },
	spam: { ...cameAt(16), state: "new", verdict: "spam" },
} as const satisfies Record<string, Partial<EnquiryRow>>;

type Name = keyof typeof ROWS;

describeOnBoth("the migration to matters", ({ open, createBlankPlace }) => {
	it("makes what is open of a person one matter, and leaves alone what is done, spam or of others", async () => {
		const { database, enquiries } = await open(await createBlankPlace());
		const { db } = database;
		const asha = await createPeopleStore(database).invite("Asha", "a@x.in", "owner");
		const staffId = asha?.id ?? "";
		const ids = {} as Record<Name, string>;
		const other = (await enquiries.save(createStranger(), [])).id;
		const find = (id: string) =>
			db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
		for (const [name, row] of Object.entries(ROWS)) {
			const { id } = await enquiries.save(createStranger(), []);
			ids[name as Name] = id;
			const { personId } = await find(ids.answered);
			await db
				.updateTable("enquiries")
				.set({ ...row, personId })
				.where("id", "=", id)
				.execute();
		}
		const draft = { staffId, cc: "", subject: "", savedAt: at(17) };
		await saveDraft(db, { ...draft, enquiryId: ids.owned, text: "First words" });
		await saveDraft(db, { ...draft, enquiryId: ids.newest, text: "More", savedAt: at(18) });
		await saveDraft(db, { ...draft, enquiryId: ids.won, text: "Thanks" });

		await undoNextSteps(db);
		await db.schema.dropIndex("enquiries_by_matter").execute();
		await db.schema.alterTable("enquiries").dropColumn("matterId").execute();
		await addMatters(db as unknown as Parameters<typeof addMatters>[0]);
		await addNextSteps(db as unknown as Parameters<typeof addNextSteps>[0]);

		const matter = [ids.answered, ids.owned, ids.newest];
		expect((await listMatterIds(db, ids.newest)).toSorted()).toEqual(matter.toSorted());
		const common = pickMatter(await find(ids.newest));
		expect(common).toMatchObject({
			...ANSWERED,
			matterId: ids.answered,
			state: "new",
			owner: "kabir",
			incomingAt: at(14),
			wonValue: 40_000,
			revision: 4,
		});
		for (const id of matter) expect(pickMatter(await find(id))).toEqual(common);
		for (const name of ["won", "spam"] as const)
			expect(await find(ids[name])).toMatchObject({ ...ROWS[name], matterId: ids[name] });
		expect(await listMatterIds(db, other)).toEqual([other]);
		const findText = async (enquiryId: string) =>
			(await findDraft(db, { staffId, enquiryId }))?.text;
		expect(await findText(ids.answered)).toBe("First words\n\nMore");
		expect(await findText(ids.newest)).toBeUndefined();
		expect(await findText(ids.won)).toBe("Thanks");
	});
});
