import { expect, it } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import { DAY, HOUR, MINUTE } from "#app/platform/durations.ts";
import { createNewEnquiry, describeOnBoth } from "../../tests/support/stores.ts";
import {
	createSetAsideStore,
	HOOK,
	HOOK_TRIES,
	listSetAside,
	removeSetAside,
} from "./set-aside-store.ts";

const PLACE = { uidValidity: "7", uid: 3_000_000_000 };
const COSTLY = { reason: "too-costly", sender: "Riya@Client.example", subject: "Offer" } as const;
const UNKNOWN = { reason: "server", sender: "", subject: "" } as const;

describeOnBoth("a message that was set aside", ({ open }) => {
	it("is tried later and later, in its own mailbox, and shown from the second try on", async () => {
		const { database } = await open();
		const store = createSetAsideStore(database, "one");
		const now = getNow();
		setClock(() => now);
		const pauses: number[] = [];
		for (let tries = 1; tries <= 8; tries++) {
			expect(await store.note(PLACE, COSTLY)).toBe(tries);
			pauses.push(((await store.findNextAt("7")) ?? 0) - now);
			expect(await listSetAside(database)).toHaveLength(tries > 1 ? 1 : 0);
		}
		const hours = [2 * HOUR, 12 * HOUR, DAY, DAY, DAY];
		expect(pauses).toEqual([MINUTE, 5 * MINUTE, 30 * MINUTE, ...hours]);
		expect(await store.findDue("7")).toBeUndefined();
		await store.makeDue("7");
		expect(await store.findDue("7")).toMatchObject({ ...PLACE, sender: "riya@client.example" });
		expect(await store.findDue("8")).toBeUndefined();
		expect(await createSetAsideStore(database, "two").findDue("7")).toBeUndefined();
	});

	it("keeps its sender when a later try does not tell it, and is tried soon where the fault may be chance", async () => {
		const { database } = await open();
		const store = createSetAsideStore(database, "one");
		const now = getNow();
		setClock(() => now);
		await store.note(PLACE, { ...UNKNOWN, subject: "Of nobody" }, 10);
		expect(await store.findNextAt("7")).toBe(now + 10);
		await store.note(PLACE, COSTLY);
		await store.note(PLACE, UNKNOWN);
		expect(await listSetAside(database)).toMatchObject([
			{ reason: "server", sender: "riya@client.example", subject: "Offer", firstAt: now },
		]);
	});

	it("at the hook is shown once the mail server is told to give up", async () => {
		const { database } = await open();
		const store = createSetAsideStore(database, HOOK);
		for (let tries = 1; tries < HOOK_TRIES; tries++) await store.note({ hash: "a" }, COSTLY);
		expect(await listSetAside(database)).toEqual([]);
		await store.note({ hash: "a" }, COSTLY);
		expect(await listSetAside(database)).toMatchObject([{ key: "a", uid: null, nextAt: null }]);
		await removeSetAside(database, "a");
		expect(await store.find("a")).toBeUndefined();
	});

	it("is forgotten after 30 days", async () => {
		const { database } = await open();
		const store = createSetAsideStore(database, HOOK);
		for (let tries = 0; tries < HOOK_TRIES; tries++) await store.note({ hash: "a" }, COSTLY);
		const later = getNow() + 30 * DAY + 1;
		setClock(() => later);
		expect(await listSetAside(database)).toEqual([]);
		await store.note({ hash: "b" }, COSTLY);
		expect(await store.find("a")).toBeUndefined();
	});

	it("is erased with the person whose address it came from, and no other is", async () => {
		const { database, enquiries, staff } = await open();
		const store = createSetAsideStore(database, "one");
		await enquiries.save(createNewEnquiry({ email: "Riya@Client.EXAMPLE" }), []);
		for (const [uid, message] of [COSTLY, UNKNOWN, { ...COSTLY, sender: "a@b.example" }].entries())
			for (const _ of "twice") await store.note({ uidValidity: "7", uid }, message);
		expect(await staff.erase({ email: "riya@client.example" })).toBe(1);
		const senders = (await listSetAside(database)).map(({ sender }) => sender);
		expect(senders.toSorted()).toEqual(["", "a@b.example"]);
	});
});
