import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { callIn } from "../../../tests/support/call-stores.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { type Change, changeEnquiry } from "./change-enquiry.ts";

const CHANNELS = ["acknowledgement", "email", "webhook"] as const;

/** What a change makes of an enquiry with a call, whose acknowledgement was delivered and whose webhook failed. */
const EFFECTS: [
	change: Change,
	event: object,
	enquiry: object,
	deliveries: object,
	call: string,
][] = [
	[{ kind: "note", text: "Called" }, { text: "Called" }, {}, {}, "booked"],
	[
		{ kind: "answer", text: "Yes" },
		{ text: "Yes" },
		{ state: "waiting", firstAnswerBy: "them", owner: "them" },
		{ answer: "pending" },
		"booked",
	],
	[
		{ kind: "answered-elsewhere", channel: "call", text: "" },
		{ toValue: "call", text: null },
		{ state: "waiting", firstAnswerBy: "them", owner: "them" },
		{},
		"booked",
	],
	[
		{ kind: "state", state: "won" },
		{ fromValue: "new", toValue: "won" },
		{ state: "won" },
		{},
		"booked",
	],
	[{ kind: "owner", owner: "them" }, { toValue: "them" }, { owner: "them" }, {}, "booked"],
	[
		{ kind: "snooze", until: "2027-01-01T00:00:00.000Z" },
		{ toValue: "2027-01-01T00:00:00.000Z" },
		{ snoozedUntil: "2027-01-01T00:00:00.000Z" },
		{},
		"booked",
	],
	[{ kind: "send-again" }, {}, {}, { webhook: "pending" }, "booked"],
	[
		{ kind: "spam" },
		{ fromValue: "clean", toValue: "spam" },
		{ verdict: "spam" },
		{
			email: "held",
			webhook: "held",
			invitation: "cancelled",
			"host-invitation": "cancelled",
			"call-reminder": "cancelled",
		},
		"held-back",
	],
	[{ kind: "ham" }, { fromValue: "clean", toValue: "ham" }, { verdict: "ham" }, {}, "booked"],
];

describeOnBoth("a change of an enquiry", ({ open }) => {
	async function openEnquiry() {
		const stores = await open();
		const { db } = stores.database;
		const people = createPeopleStore(stores.database);
		const { id: them = "" } = (await people.invite("Asha", "a@x.in", "owner")) ?? {};
		const { id } = await stores.enquiries.save(createNewEnquiry(), CHANNELS, callIn(72));
		for (const [channel, state] of [
			["acknowledgement", "delivered"],
			["webhook", "failed"],
		] as const)
			await db.updateTable("deliveries").set({ state }).where("channel", "=", channel).execute();
		const read = async () => {
			const enquiry = await db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
			const deliveries = await db.selectFrom("deliveries").selectAll().execute();
			const events = await db
				.selectFrom("enquiryEvents")
				.selectAll()
				.orderBy("revision", "desc")
				.execute();
			return {
				enquiry,
				deliveries: Object.fromEntries(deliveries.map((each) => [each.channel, each.state])),
				events,
				call: (await stores.bookings.find(id))?.state,
			};
		};
		return { ...stores, id, them, read };
	}

	it.each(EFFECTS)(
		"%j writes one event and has its effects, by somebody and by a command",
		async (change, event, enquiry, deliveries, call) => {
			for (const isCommand of [false, true]) {
				const { database, id, them, read } = await openEnquiry();
				const by = isCommand ? null : them;
				const name = (value: object) =>
					JSON.parse(JSON.stringify(value), (_, each) => (each === "them" ? by : each));
				const before = await read();
				const own = "owner" in change ? { ...change, owner: by } : change;
				const { revision: seen } = before.enquiry;
				expect(await changeEnquiry(database, { id, seen, by }, own)).toBe("changed");
				const after = await read();
				expect(after.events).toHaveLength(before.events.length + 1);
				expect(after.events[0]).toMatchObject({
					kind: change.kind,
					staffId: by,
					fromValue: null,
					toValue: null,
					text: null,
					revision: seen + 1,
					...name(event),
				});
				expect(after.enquiry).toEqual({
					...before.enquiry,
					...name(enquiry),
					...("state" in enquiry &&
						"firstAnswerBy" in enquiry && { firstAnswerAt: expect.any(String) }),
					revision: seen + 1,
				});
				expect(after.deliveries).toEqual({ ...before.deliveries, ...deliveries });
				expect(after.call).toBe(call);
			}
		},
	);

	it("is refused where the author saw another revision, and where it was erased, and writes nothing", async () => {
		const { database, id, staff, read } = await openEnquiry();
		const before = await read();
		const change = { kind: "spam" } as const;
		expect(await changeEnquiry(database, { id, seen: 99, by: null }, change)).toBe("stale");
		expect(await changeEnquiry(database, { id: "nobody", by: null }, change)).toBe("missing");
		expect(await read()).toEqual(before);
		await staff.erase({ id });
		expect(await changeEnquiry(database, { id, by: null }, change)).toBe("missing");
	});
});
