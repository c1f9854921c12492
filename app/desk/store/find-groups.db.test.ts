import { expect, it } from "vitest";
import { prepareSearch } from "#app/desk/search/find-sought.ts";
import { parseInboxFilter } from "#app/desk/search/inbox-filter.ts";
import { getNow } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import { createStranger, describeOnBoth } from "../../../tests/support/stores.ts";
import { createDeskStore } from "./desk-store.ts";
import { createPeopleStore } from "./people-store.ts";

const WORD = "bedsheets";
/** Returns an instant so many hours after now. */
const after = (hours: number) => new Date(getNow() + hours * HOUR).toISOString();
const PAST = { outgoingAt: after(-1), firstAnswerAt: after(-1), incomingAt: after(-2) };
const KINDS = [
	{},
	{ state: "open" },
	{ ...PAST, state: "open" },
	{ ...PAST, state: "waiting" },
	{ ...PAST, state: "waiting", dueAt: after(-1) },
	{ snoozedUntil: after(5) },
	{ ...PAST, state: "waiting", snoozedUntil: after(3) },
	{ ...PAST, state: "won", wonAt: after(-1) },
	{ ...PAST, state: "lost", snoozedUntil: after(4) },
	{ verdict: "spam" },
	{ verdict: "quarantined", snoozedUntil: after(6) },
] as const;

describeOnBoth("the groups of a search", ({ open }) => {
	async function openDesk() {
		const { database, enquiries } = await open();
		const people = createPeopleStore(database);
		const staff = await people.invite("Meera Shah", "meera@kiteline.example", "owner");
		if (!staff) throw new Error("she is invited already");
		const desk = createDeskStore(database);
		const save = async (values: Partial<(typeof KINDS)[number]>, index: number) => {
			const given = createStranger({ message: `We sell ${WORD}, and ${index}.` });
			const { id } = await enquiries.save(given, []);
			const owner = index % 2 === 0 ? staff.id : null;
			const set = { incomingAt: after(-3 - index), ...values, owner };
			await database.db.updateTable("enquiries").set(set).where("id", "=", id).execute();
			return id;
		};
		const search = async (query: string) => {
			const filter = parseInboxFilter(new URLSearchParams(query));
			const found = await desk.findGroups(
				filter,
				staff.id,
				await prepareSearch(database, filter.q),
			);
			return { filter, ...found };
		};
		return { desk, staff, save, search };
	}

	it("have each enquiry once, in the order and the numbers of the views", async () => {
		const { desk, staff, save, search } = await openDesk();
		for (const [index, kind] of [...KINDS, ...KINDS].entries()) await save(kind, index);
		for (const narrowing of ["", "&state=waiting", "&owner=nobody"]) {
			const { filter, counts, groups } = await search(`q=${WORD}${narrowing}`);
			expect(counts).toEqual(await desk.countViews(filter, staff.id));
			const inGroups = groups.flatMap(({ enquiries }) => enquiries.map(({ id }) => id));
			expect(inGroups).toHaveLength(counts.all + counts.spam);
			expect(new Set(inGroups).size).toBe(inGroups.length);
			for (const { view, count, enquiries } of groups) {
				expect(enquiries).toHaveLength(count);
				const listed = await desk.list({ ...filter, view }, staff.id);
				const inAnother = view === "all" ? inGroups.slice(0, -count - counts.spam) : [];
				expect(enquiries).toEqual(listed.enquiries.filter(({ id }) => !inAnother.includes(id)));
			}
		}
	});

	it("have ten enquiries at most, and all in their number", async () => {
		const { save, search } = await openDesk();
		const ids: string[] = [];
		for (let index = 0; index < 23; index++) ids.push(await save({}, index));
		const { groups } = await search(`q=${WORD}`);
		expect(groups.map(({ view, count }) => [view, count])).toEqual([["unanswered", 23]]);
		// Who waits longest is first.
		const shown = groups[0]?.enquiries.map(({ id }) => id);
		expect(shown).toEqual(ids.toReversed().slice(0, 10));
	});

	it("are none where nothing is found", async () => {
		const { save, search } = await openDesk();
		await save({}, 1);
		const { counts, groups } = await search("q=spices");
		expect(groups).toEqual([]);
		expect(new Set(Object.values(counts))).toEqual(new Set([0]));
	});
});
