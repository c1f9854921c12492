import { expect, it } from "vitest";
import { parseInboxFilter } from "#app/desk/search/inbox-filter.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson } from "#app/enquiries/store/change-types.ts";
import { getNow } from "#app/platform/clock.ts";
import { createStranger, describeOnBoth } from "../../../tests/support/stores.ts";
import { createDeskStore } from "./desk-store.ts";
import { createPeopleStore } from "./people-store.ts";

/** E-mail addresses as an address book, a mail program and a person write them. */
const PASTED = ["Zubin,", "<zubin@उदाहरण.भारत>", '"Zubin"; 100%_sure'];

const parse = (query: string) => parseInboxFilter(new URLSearchParams(query));

describeOnBoth("the desk", ({ open }) => {
	async function openDesk() {
		const stores = await open();
		const { database, enquiries } = stores;
		const people = createPeopleStore(database);
		const staff = await people.invite("Meera Shah", "Meera@Kiteline.example", "owner");
		if (!staff) throw new Error("she is invited already");
		const save = async (given: Parameters<typeof createStranger>[0] = {}) =>
			(await enquiries.save(createStranger({ phone: null, ...given }), [])).id;
		return { ...stores, people, staff, save, desk: createDeskStore(database) };
	}

	it("shows who waits longest first, and all others with the newest first", async () => {
		const { desk, staff, save } = await openDesk();
		const ids = [await save(), await save(), await save()];
		const list = async (query: string) =>
			(await desk.list(parse(query), staff.id)).enquiries.map(({ id }) => id);
		const waiting = await list("");
		expect(waiting.toSorted()).toEqual(ids.toSorted());
		expect(await list("view=all")).toEqual(waiting.toReversed());
		const { enquiry } = (await desk.get(waiting[1] ?? "")) ?? {};
		if (!enquiry) throw new Error("it is missing");
		const neighbours = await desk.findNeighbours(enquiry, parse(""), staff.id);
		expect(neighbours).toEqual({
			previous: waiting[0],
			next: waiting[2],
			position: { at: 2, of: 3 },
		});
		const ofAll = await desk.findNeighbours(enquiry, parse("view=all"), staff.id);
		expect(ofAll).toMatchObject({ previous: waiting[2], next: waiting[0] });
		const ofMine = await desk.findNeighbours(enquiry, parse("view=mine"), staff.id);
		expect(ofMine.position).toBeNull();
	});

	it("finds words in any case, and takes wildcards as what they are", async () => {
		const { desk, staff, save } = await openDesk();
		await save({
			name: "Zubin",
			website: "https://www.silver.example/",
			email: "zubin@xn--p1b6ci4b4b3a.xn--h2brj9c",
			message: String.raw`100%_sure\ly`,
		});
		const count = async (q: string) =>
			(await desk.list({ ...parse(""), q }, staff.id)).enquiries.length;
		for (const q of [
			"zUBIN",
			"100%_sure",
			String.raw`e\l`,
			"sure zubin",
			"Silver.example",
			...PASTED,
		])
			expect(await count(q), q).toBe(1);
		for (const q of ["1_0%", "%%%", "zubin nobody"]) expect(await count(q), q).toBe(0);
	});

	it.each<[stored: string, ...sought: string[]]>([
		["+91 98250 43210", "98250 43210", "098250 43210", "09825043210", "0091 98250", "9825-0432"],
		["+91 98250 43210", "43210", "50432", "91 98250 43210", "+91-98250", "riya 098250", "९८२५०"],
		["98250 43210", "+91 98250 43210", "+919825043210", "(0)98250-43210", "98250\u201143210"],
		["0261-234 5678", "+91 261", "2345678", "0261 2345678", "(0261) 2345-678"],
		["98765 43210 / 98250 43210", "+919825043210", "98765 43210, 98250 43210"],
		["2345 6789", "23456789", "2345-6789"],
	])("finds the number %s however it is sought: %s", async (phone, ...sought) => {
		const { desk, staff, save } = await openDesk();
		await save({ phone });
		await save({ phone: "+65 9123 4567" });
		for (const q of sought) {
			const { enquiries } = await desk.list({ ...parse(""), q }, staff.id);
			expect(
				enquiries.map((found) => found.phone),
				q,
			).toEqual([phone]);
		}
	});

	it("counts each view", async () => {
		const { database, desk, staff, save } = await openDesk();
		const [mine, later] = [await save(), await save()];
		await save({ verdict: "quarantined" });
		const by = byPerson(staff.id);
		const answered = { kind: "answered-elsewhere", channel: "call", text: "" } as const;
		await changeEnquiry(database, { id: mine, by }, answered);
		const until = new Date(getNow() + 86_400_000).toISOString();
		await changeEnquiry(database, { id: later, by }, { kind: "snooze", until });
		expect(await desk.countViews(parse(""), staff.id)).toEqual({
			unanswered: 0,
			mine: 1,
			waiting: 1,
			calls: 0,
			snoozed: 1,
			won: 0,
			lost: 0,
			all: 2,
			spam: 1,
		});
	});

	it("lets one of two uses of a link at once through", async () => {
		const { people, staff } = await openDesk();
		const link = await people.createLink(staff.id);
		const uses = await Promise.all([people.useLink(link), people.useLink(link)]);
		expect(uses.filter(Boolean)).toHaveLength(1);
	});
});
