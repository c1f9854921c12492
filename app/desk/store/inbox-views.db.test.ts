import { expect, it } from "vitest";
import type { Tables } from "#app/database/tables.ts";
import { parseInboxFilter, VIEWS } from "#app/desk/search/inbox-filter.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change } from "#app/enquiries/store/change-types.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY, HOUR } from "#app/platform/durations.ts";
import { callIn, createCallActs, VISITOR } from "../../../tests/support/call-stores.ts";
import { createStranger, describeOnBoth } from "../../../tests/support/stores.ts";
import { createDeskStore } from "./desk-store.ts";
import { createPeopleStore } from "./people-store.ts";
import { createReminderStore } from "./reminder-store.ts";

const parse = (query: string) => parseInboxFilter(new URLSearchParams(query));
/** Returns an instant so many ms before now. */
const before = (ms: number) => new Date(getNow() - ms).toISOString();

describeOnBoth("the views of the inbox", ({ open }) => {
	async function openDesk() {
		const stores = await open();
		const { database, enquiries } = stores;
		const people = createPeopleStore(database);
		const staff = await people.invite("Meera Shah", "meera@kiteline.example", "owner");
		if (!staff) throw new Error("she is invited already");
		const desk = createDeskStore(database);
		const set = (id: string, values: Partial<Tables["enquiries"]>) =>
			database.db.updateTable("enquiries").set(values).where("id", "=", id).execute();
		return {
			set,
			acts: createCallActs(database),
			desk,
			staff,
			reminders: createReminderStore(database),
			save: async (values: Partial<Tables["enquiries"]> = {}) => {
				const { id } = await enquiries.save(createStranger(), []);
				await set(id, { incomingAt: values.createdAt ?? before(0), ...values });
				return id;
			},
			change: (id: string, change: Change) =>
				changeEnquiry(database, { id, by: byPerson(staff.id) }, change),
			list: async (query: string, now = getNow()) => {
				const { enquiries: found } = await desk.list(parse(query), staff.id, new Date(now));
				return found.map(({ id }) => id);
			},
		};
	}

	it("an enquiry that is worked on and not answered is unanswered, there and for the reminder", async () => {
		const { save, change, list, reminders } = await openDesk();
		const [open, called] = [await save(), await save({ email: "arjun@x.example" })];
		const setOpen = { kind: "state", state: "open" } as const;
		await change(open, setOpen);
		await change(called, { kind: "answered-elsewhere", channel: "call", text: "" });
		await change(called, setOpen);
		expect(await list("")).toEqual([open]);
		expect(await list("view=mine")).toEqual([called]);
		let due = 0;
		await reminders.claim(() => {
			due++;
			return false;
		});
		expect(due).toBe(1);
	});

	it("comes back unanswered when its next step is due, ours or theirs, and is done by an answer", async () => {
		const { save, change, list } = await openDesk();
		const id = await save();
		const call = { kind: "answered-elsewhere", channel: "call", text: "" } as const;
		await change(id, call);
		const at = before(-HOUR);
		await change(id, { kind: "next-step", next: { by: "them", at } });
		const later = getNow() + 2 * HOUR;
		const read = async (now: number) =>
			Promise.all(["", "view=waiting", "view=snoozed"].map((query) => list(query, now)));
		expect(await read(getNow())).toEqual([[], [id], []]);
		expect(await read(later)).toEqual([[id], [], []]);
		await change(id, call);
		expect(await read(later)).toEqual([[], [id], []]);
		await change(id, { ...call, next: { by: "us", at } });
		expect(await read(getNow())).toEqual([[], [], []]);
		expect(await read(later)).toEqual([[id], [], []]);
		await change(id, { kind: "snooze", until: at });
		expect(await read(getNow())).toEqual([[], [], [id]]);
	});

	it("begins with who has waited longest: for us since their words, for them since ours", async () => {
		const { save, set, list, desk, staff } = await openDesk();
		const replied = await save({ createdAt: before(3 * DAY) });
		const fresh = await save({ createdAt: before(DAY) });
		await set(replied, { incomingAt: before(HOUR) });
		expect(await list("")).toEqual([fresh, replied]);
		expect(await list("view=all")).toEqual([replied, fresh]);
		const { enquiry } = (await desk.get(fresh)) ?? {};
		if (!enquiry) throw new Error("it is missing");
		expect(await desk.findNeighbours(enquiry, parse(""), staff.id)).toMatchObject({
			previous: null,
			next: replied,
			position: { at: 1, of: 2 },
		});
		await set(fresh, { state: "waiting", outgoingAt: before(HOUR) });
		await set(replied, { state: "waiting", outgoingAt: before(2 * HOUR) });
		expect(await list("view=waiting")).toEqual([replied, fresh]);
	});

	it("begins with what is due, then who waits for us, then who has not replied, and leads through them in this order", async () => {
		const { save, list, desk, staff, acts } = await openDesk();
		const answered = { firstAnswerAt: before(4 * DAY), outgoingAt: before(4 * DAY) };
		const silent = await save({
			...answered,
			createdAt: before(5 * DAY),
			state: "waiting",
			dueAt: before(DAY),
		});
		const long = await save({ createdAt: before(3 * DAY) });
		const short = await save({ createdAt: before(HOUR) });
		const due = await save({
			...answered,
			createdAt: before(5 * DAY),
			state: "open",
			dueAt: before(HOUR),
		});
		const called = await save();
		await acts.book(called, callIn(1));
		const now = getNow() + 3 * HOUR;
		expect(await list("", now)).toEqual([due, called, long, short, silent]);
		expect(await list("")).toEqual([due, long, short, silent]);
		const order = [due, long, short, silent];
		for (const [at, id] of order.entries()) {
			const enquiry = (await desk.get(id))?.enquiry;
			if (!enquiry) throw new Error("it is stored");
			expect(await desk.findNeighbours(enquiry, parse(""), staff.id)).toMatchObject({
				previous: order[at - 1] ?? null,
				next: order[at + 1] ?? null,
			});
		}
	});

	it("has the newest last words of either side first where nobody is waited for", async () => {
		const { save, set, list, desk, staff } = await openDesk();
		const [first, second, third] = [
			await save({ createdAt: before(3 * DAY), owner: staff.id }),
			await save({ createdAt: before(2 * DAY), owner: staff.id }),
			await save({ createdAt: before(DAY), owner: staff.id }),
		];
		await set(first, { state: "waiting", outgoingAt: before(HOUR) });
		for (const view of ["view=all", "view=mine"])
			expect(await list(view)).toEqual([first, third, second]);
		const enquiry = (await desk.get(first))?.enquiry;
		if (!enquiry) throw new Error("it is stored");
		expect(await desk.findNeighbours(enquiry, parse("view=all"), staff.id)).toMatchObject({
			previous: null,
			next: third,
		});
	});

	it("has booked calls with the next one first, and what is won and lost apart", async () => {
		const { save, list, acts, desk, staff } = await openDesk();
		const [later, next, none] = [await save({}), await save({}), await save({})];
		await acts.book(later, callIn(48));
		await acts.book(next, callIn(24));
		await acts.book(none, callIn(72));
		await acts.cancel(none, VISITOR);
		expect(await list("view=calls")).toEqual([next, later]);
		const enquiry = (await desk.get(next))?.enquiry;
		if (!enquiry) throw new Error("it is stored");
		const neighbours = await desk.findNeighbours(enquiry, parse("view=calls"), staff.id);
		expect(neighbours).toMatchObject({
			previous: null,
			next: later,
			position: { at: 1, of: 2 },
		});
		const wonAt = before(DAY);
		const won = await save({ state: "won", wonAt });
		const writesAgain = await save({ state: "new", wonAt });
		const lost = await save({ state: "lost" });
		expect((await list("view=won")).toSorted()).toEqual([won, writesAgain].toSorted());
		expect((await desk.countViews(parse(""), staff.id)).won).toBe(2);
		expect(await list("view=lost")).toEqual([lost]);
		expect(await list("")).toEqual([none, writesAgain]);
		expect(await list("view=calls")).toHaveLength(2);
	});

	it("are counted as they are saved, but for those by words", async () => {
		const { save, desk, staff } = await openDesk();
		await save({ service: "seo", owner: staff.id });
		await save({ service: "seo", state: "won", wonAt: before(0) });
		await save({ verdict: "spam", service: "seo" });
		const toView = (query: string) =>
			({ id: query, name: query, query, staffId: "", isForAll: 0 }) as const;
		const queries = [
			"?service=seo",
			"?view=all&service=seo",
			`?owner=${staff.id}`,
			"?view=spam&city=x",
		];
		const counts = await desk.countSavedViews([...queries, "?q=seo"].map(toView), staff.id);
		expect([...counts.values()]).toEqual([1, 2, 1, 0]);
		expect(await desk.countSavedViews([], staff.id)).toEqual(new Map());
	});

	it("is narrowed by state, by having no owner and by a last day, and counts what is found", async () => {
		const { save, list, desk, staff } = await openDesk();
		const old = await save({ createdAt: "2026-11-20T10:00:00.000Z", owner: staff.id });
		const createdAt = "2026-11-21T18:00:00.000Z";
		const won = await save({ createdAt, state: "won", wonAt: createdAt });
		await save({ createdAt: "2026-11-22T18:30:00.000Z", owner: staff.id });
		expect(await list("view=all&state=won")).toEqual([won]);
		expect(await list("view=all&owner=nobody")).toEqual([won]);
		expect(await list("view=all&until=2026-11-21")).toEqual([won, old]);
		expect(await list("view=all&until=2026-11-22&since=2026-11-21")).toEqual([won]);
		const counts = await desk.countViews(parse("view=spam&until=2026-11-21"), staff.id);
		expect(VIEWS.map((view) => counts[view])).toEqual([1, 1, 0, 0, 0, 1, 0, 2, 0]);
	});
});
