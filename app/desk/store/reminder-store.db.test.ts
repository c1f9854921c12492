import { expect, it } from "vitest";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson } from "#app/enquiries/store/change-types.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { callIn } from "../../../tests/support/call-stores.ts";
import {
	claimOne,
	createNewEnquiry,
	createStranger,
	describeOnBoth,
	mark,
} from "../../../tests/support/stores.ts";
import { createPeopleStore } from "./people-store.ts";
import { createReminderStore, type Waiting } from "./reminder-store.ts";

describeOnBoth("a reminder", ({ open, createPlace }) => {
	it("is written once when two nodes look at the same time, and names each enquiry once", async () => {
		const place = await createPlace();
		const [stores, other] = [await open(place), await open(place)];
		const nodes = [stores, other].map(({ database }) => createReminderStore(database));
		const [reminders] = nodes;
		for (let round = 0; round < 5; round++) {
			const ids = await Promise.all(
				[1, 2, 3].map(async () => (await stores.enquiries.save(createStranger(), [])).id),
			);
			const claims = await Promise.all([...nodes, ...nodes].map((node) => node.claim(() => true)));
			expect(claims.filter(Boolean)).toHaveLength(1);
			const { delivery } = await claimOne(stores, "reminder");
			const named = await reminders?.list(delivery.id);
			expect(named?.map(({ enquiry }) => enquiry.id).toSorted()).toEqual(ids.toSorted());
		}
	});

	it("that one of its persons is erased from before it is sent names the others in the next one", async () => {
		const stores = await open();
		const { claim, list } = createReminderStore(stores.database);
		const save = async () => (await stores.enquiries.save(createStranger(), [])).id;
		const ids = [await save(), await save()];
		await claim(() => true);
		const { delivery } = await claimOne(stores, "reminder");
		await stores.staff.erase({ id: delivery.enquiryId });
		expect(await claim(() => true)).toBe(true);
		const next = await claimOne(stores, "reminder");
		const named = await list(next.delivery.id);
		expect(named.map(({ enquiry }) => enquiry.id)).toEqual(
			ids.filter((id) => id !== delivery.enquiryId),
		);
	});

	it("that is not sent yet names nobody who has been answered meanwhile", async () => {
		const stores = await open();
		const { claim, list } = createReminderStore(stores.database);
		const save = async (email: string) =>
			(await stores.enquiries.save(createNewEnquiry({ email }), [])).id;
		const [answered, waiting] = [await save("riya@x.example"), await save("arjun@x.example")];
		await claim(() => true);
		const { delivery } = await claimOne(stores, "reminder");
		const staff = await createPeopleStore(stores.database).invite(
			"Meera",
			"meera@x.example",
			"owner",
		);
		const change = { kind: "answered-elsewhere", channel: "call", text: "" } as const;
		const by = byPerson(staff?.id ?? "");
		await changeEnquiry(stores.database, { id: answered, by }, change);
		expect((await list(delivery.id)).map(({ enquiry }) => enquiry.id)).toEqual([waiting]);
	});

	it("names no call that is ahead, unless the visitor was not reached or wrote again", async () => {
		const stores = await open();
		const { db } = stores.database;
		const { claim } = createReminderStore(stores.database);
		const call = callIn(48);
		const { id } = await stores.enquiries.save(createNewEnquiry(), [], call);
		const isReminded = async () => {
			await db.updateTable("enquiries").set({ reminderId: null }).execute();
			return claim(() => true);
		};
		expect(await isReminded()).toBe(false);
		const invitation = db.updateTable("deliveries").where("channel", "=", "invitation");
		await invitation.set({ state: "failed" }).execute();
		expect(await isReminded(), "refused").toBe(true);
		await invitation.set({ state: "delivered" }).execute();
		const incomingAt = new Date(getNow() + 1).toISOString();
		await db.updateTable("enquiries").set({ incomingAt }).execute();
		expect(await isReminded(), "written again").toBe(true);
		await db
			.updateTable("enquiries")
			.set({ incomingAt: new Date(0).toISOString() })
			.execute();
		setClock(() => call.endsAt);
		expect(await isReminded(), "over").toBe(true);
		const by = { author: "command", staffId: null } as const;
		await changeEnquiry(stores.database, { id, by }, { kind: "took-place" });
		expect(await isReminded(), "took place").toBe(false);
	});

	it("counts from when the agency was told of what was held as spam", async () => {
		const stores = await open();
		const { claim } = createReminderStore(stores.database);
		const { id } = await stores.enquiries.save(createNewEnquiry({ verdict: "quarantined" }), [
			"email",
		]);
		expect(await claim(() => true)).toBe(false);
		await mark(stores.database, id, "ham");
		expect(await claim(() => true)).toBe(false);
		await stores.outbox.markDelivered(await claimOne(stores));
		const since: string[] = [];
		expect(await claim((waiting) => since.push(waiting.since) > 0)).toBe(true);
		const [found] = await stores.enquiries.findByIdPrefix(id);
		const deliveredAt = found?.deliveries.find(({ channel }) => channel === "email")?.deliveredAt;
		expect(since).toEqual([deliveredAt]);
	});

	it("counts from the end of a call, also of one that the visitor did not take", async () => {
		const stores = await open();
		const { claim } = createReminderStore(stores.database);
		const call = callIn(48);
		const { id } = await stores.enquiries.save(createStranger(), [], call);
		setClock(() => call.endsAt + 1);
		const listSince = async () => {
			const since: string[] = [];
			await claim((waiting) => since.push(waiting.since) === 0);
			return since;
		};
		const end = new Date(call.endsAt).toISOString();
		expect(await listSince()).toEqual([end]);
		const by = { author: "command", staffId: null } as const;
		await changeEnquiry(stores.database, { id, by }, { kind: "no-show" });
		expect(await listSince()).toEqual([end]);
	});

	it("is silent of what was promised by a time until then, and begins anew when the visitor writes", async () => {
		const stores = await open();
		const { claim } = createReminderStore(stores.database);
		const meera = await createPeopleStore(stores.database).invite("Meera", "m@x.example", "owner");
		const by = byPerson(meera?.id ?? "");
		const { id } = await stores.enquiries.save(createStranger(), []);
		const change = (given: Parameters<typeof changeEnquiry>[2]) =>
			changeEnquiry(stores.database, { id, by }, given);
		await change({ kind: "owner", owner: meera?.id ?? "" });
		expect(await claim(() => true)).toBe(true);
		const due = getNow() + DAY;
		await change({ kind: "next-step", next: { by: "us", at: null } });
		expect(await claim(() => true), "without a time").toBe(false);
		await change({ kind: "next-step", next: { by: "us", at: new Date(due).toISOString() } });
		expect(await claim(() => true), "before it is due").toBe(false);
		setClock(() => due);
		expect(await claim(({ told }) => told === "owner")).toBe(true);
		expect(await claim(({ told }) => told === "agency after the owner")).toBe(true);
		expect(await claim(() => true), "both are told").toBe(false);
		await change({ kind: "replied", text: "Well?" });
		expect(await claim(({ told }) => told === "owner")).toBe(true);
	});

	it("tells the true reason, the visitor's last words and the owner", async () => {
		const stores = await open();
		const reminders = createReminderStore(stores.database);
		const people = createPeopleStore(stores.database);
		const meera = await people.invite("Meera", "m@x.example", "owner");
		const by = byPerson(meera?.id ?? "");
		const { id } = await stores.enquiries.save(createStranger({ message: "Hello" }), []);
		const change = (given: Parameters<typeof changeEnquiry>[2]) =>
			changeEnquiry(stores.database, { id, by }, given);
		const start = getNow();
		/** Returns what the next reminder to the agency tells, so many days on. */
		const read = async (days: number) => {
			setClock(() => start + days * DAY);
			await reminders.claim(({ told }) => told !== "owner");
			const claimed = await claimOne(stores, "reminder");
			await stores.outbox.markDelivered(claimed);
			const [{ reason, words, owner } = {}] = await reminders.list(claimed.delivery.id);
			return [reason?.kind, reason && Date.parse(reason.at) - start, words, owner];
		};
		expect(await read(0)).toEqual(["waits", expect.any(Number), "Hello", null]);
		setClock(() => start + DAY);
		await change({ kind: "replied", text: "Well?" });
		expect(await read(1)).toEqual(["waits", DAY, "Well?", null]);
		const stepIn = (by: "us" | "them", days: number) =>
			({ by, at: new Date(start + days * DAY).toISOString() }) as const;
		await change({ kind: "next-step", next: stepIn("us", 2) });
		expect(await read(3)).toEqual(["promised", 2 * DAY, "Well?", null]);
		const called = { kind: "answered-elsewhere", channel: "call", text: "" } as const;
		await change({ ...called, next: stepIn("us", 4) });
		expect(await read(4)).toEqual(["step", 4 * DAY, "Well?", "Meera"]);
		await change({ ...called, next: stepIn("them", 6) });
		expect(await read(6)).toEqual(["noReply", 4 * DAY, "Well?", "Meera"]);
	});

	it("tells of a call that is over, and of the step that follows it", async () => {
		const stores = await open();
		const reminders = createReminderStore(stores.database);
		const call = callIn(48);
		const { id } = await stores.enquiries.save(createStranger(), [], call);
		const read = async () => {
			await reminders.claim(() => true);
			const claimed = await claimOne(stores, "reminder");
			await stores.outbox.markDelivered(claimed);
			return (await reminders.list(claimed.delivery.id)).map(({ reason }) => reason);
		};
		setClock(() => call.endsAt);
		const at = new Date(call.startsAt).toISOString();
		expect(await read()).toEqual([{ kind: "call", at }]);
		const due = new Date(call.endsAt + DAY).toISOString();
		const by = { author: "command", staffId: null } as const;
		const tookPlace = { kind: "took-place", next: { by: "us", at: due } } as const;
		await changeEnquiry(stores.database, { id, by }, tookPlace);
		setClock(() => call.endsAt + DAY);
		expect(await read()).toEqual([{ kind: "callStep", at: due }]);
	});

	it("is for the owner first, then for the agency, of an answer or a next step that is due, and once of each wait", async () => {
		const stores = await open();
		const { db } = stores.database;
		const reminders = createReminderStore(stores.database);
		const meera = await createPeopleStore(stores.database).invite("Meera", "m@x.example", "owner");
		const by = byPerson(meera?.id ?? "");
		const { id } = await stores.enquiries.save(createNewEnquiry(), []);
		const change = (given: Parameters<typeof changeEnquiry>[2]) =>
			changeEnquiry(stores.database, { id, by }, given);
		await change({ kind: "owner", owner: meera?.id ?? "" });
		/** Claims what is told to these, and returns the addresses of the owners who are. */
		const claim = async (...told: Waiting["told"][]) => {
			const seen: Waiting[] = [];
			await reminders.claim((waiting) => seen.push(waiting) > 0 && told.includes(waiting.told));
			const claims = await stores.outbox.claim("reminder", 9, getNow());
			for (const claim of claims) await stores.outbox.markDelivered(claim);
			return Promise.all(claims.map(({ delivery }) => reminders.findOwnerAddress(delivery.id)));
		};
		expect(await claim("owner")).toEqual(["m@x.example"]);
		expect(await claim("owner")).toEqual([]);
		expect(await claim("owner", "agency after the owner")).toEqual([null]);
		const due = getNow() + DAY;
		const next = { by: "us", at: new Date(due).toISOString() } as const;
		await change({ kind: "answered-elsewhere", channel: "call", text: "", next });
		expect(await claim("owner", "agency after the owner")).toEqual([]);
		setClock(() => due);
		expect(await claim("owner")).toEqual(["m@x.example"]);
		expect(await claim("owner", "agency after the owner")).toEqual([null]);
		await db.updateTable("staff").set({ disabledAt: "2026-01-01" }).execute();
		await change({ kind: "next-step", next });
		expect(await claim("owner", "agency after the owner")).toEqual([]);
		expect(await claim("agency")).toEqual([null]);
	});
});
