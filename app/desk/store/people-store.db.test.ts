import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import { createPasskeyStore } from "#app/desk/passkeys/passkey-store.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, COMMAND } from "#app/enquiries/store/change-types.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { DAY, MINUTE } from "#app/platform/durations.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createDeskStore } from "./desk-store.ts";
import { createPeopleStore } from "./people-store.ts";
import { hashToken } from "./tokens.ts";

describeOnBoth("the people of the desk", ({ kind, open, createPlace }) => {
	async function openPeople(place?: Awaited<ReturnType<typeof createPlace>>) {
		const stores = await open(place);
		const { database } = stores;
		const people = createPeopleStore(database);
		const invite = async (name: string, role: "owner" | "member" = "owner") => {
			const staff = await people.invite(name, `${name.toLowerCase()}@kiteline.example`, role);
			if (!staff) throw new Error("invited already");
			return staff;
		};
		return { stores, database, people, invite, passkeys: createPasskeyStore(database) };
	}

	it("keep an owner, also when two disable each other at once", async () => {
		const { people, invite } = await openPeople();
		const [one, other] = [await invite("Meera"), await invite("Kabir")];
		const results = await Promise.all([
			people.setDisabled(one.id, true),
			people.setRole(other.id, "member"),
		]);
		expect(results.toSorted()).toEqual(["changed", "last-owner"]);
		const owners = (await people.list()).filter(
			({ role, disabledAt }) => role === "owner" && !disabledAt,
		);
		expect(owners).toHaveLength(1);
		expect(await people.setDisabled("nobody", true)).toBe("missing");
	});

	it("have a language of their own, until they are erased", async () => {
		const { people, invite } = await openPeople();
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir", "member")];
		await people.setLanguage(kabir.id, "de");
		expect((await people.findById(kabir.id))?.language).toBe("de");
		expect((await people.findById(meera.id))?.language).toBeNull();
		expect(await people.findLanguage(" Kabir@kiteline.example")).toBe("de");
		expect(await people.findLanguage("riya@kiteline.example")).toBeNull();
		await people.setLanguage(kabir.id, null);
		expect(await people.findLanguage("kabir@kiteline.example")).toBeNull();
		await people.setLanguage(kabir.id, "hi");
		await people.erase(kabir.id, COMMAND);
		expect(await people.list()).toMatchObject([{ name: "Meera", language: null }]);
	});

	it("have the sessions that have not ended", async () => {
		const { database, people, invite } = await openPeople();
		const { id } = await invite("Meera");
		const update = async (device: string, change: { seenAt?: string; createdAt?: string }) => {
			await people.createSession(id, device);
			await database.db.updateTable("sessions").set(change).where("device", "=", device).execute();
		};
		const ago = (days: number) => new Date(getNow() - days * 86_400_000).toISOString();
		await update("idle", { seenAt: ago(31) });
		await update("old", { createdAt: ago(91) });
		await update("in use", { createdAt: ago(89), seenAt: ago(29) });
		expect((await people.listSessions(id)).map(({ device }) => device)).toEqual(["in use"]);
	});

	it("are asked for by one statement, however many pages are open", async () => {
		const { database, people, invite } = await openPeople();
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir", "member")];
		const create = (staffId: string) => people.createSession(staffId, "a phone");
		const ofMeera = [await create(meera.id), await create(meera.id)];
		const [ofKabir, idle] = [await create(kabir.id), await create(meera.id)];
		await people.setDisabled(kabir.id, true);
		const ago = (days: number) => new Date(getNow() - days * 86_400_000).toISOString();
		const see = (token: string, seenAt: string) =>
			database.db
				.updateTable("sessions")
				.set({ seenAt })
				.where("hash", "=", hashToken(token))
				.execute();
		await see(idle, ago(31));
		let statements = 0;
		const counter: KyselyPlugin = {
			transformQuery: ({ node }) => node,
			transformResult: async ({ result }) => {
				statements++;
				return result;
			},
		};
		const counted = createPeopleStore({ ...database, db: database.db.withPlugin(counter) });
		const tokens = [...ofMeera, ofKabir, idle, "a token of nobody"];
		expect(await counted.findSignedIn(tokens)).toEqual(new Set(ofMeera));
		expect(statements).toBe(1);
		expect(await counted.findSignedIn([])).toEqual(new Set());
		// A page that stays open is a use, which is noted once an hour.
		for (const token of ofMeera) await see(token, ago(1));
		await counted.findSignedIn(tokens);
		expect(statements).toBe(3);
		for (const { seenAt } of await people.listSessions(meera.id))
			expect(seenAt > ago(0.5)).toBe(true);
	});

	it("who end all sessions, or are disabled, leave no link and no address of a calendar that would live again", async () => {
		const { people, invite } = await openPeople();
		await invite("Meera");
		const asha = await invite("Asha", "member");
		const link = await people.createLink(asha.id);
		await people.createSession(asha.id, "a phone");
		expect(await people.endSessions(asha.id)).toBe(1);
		expect(await people.isLinkValid(link)).toBe(false);
		await people.setDisabled(asha.id, true);
		await people.setDisabled(asha.id, false);
		expect((await people.findById(asha.id))?.calendarVersion).toBe(1);
	});

	it("have a week for the link of their invitation, until the first sign-in, and 15 minutes for later ones", async () => {
		const { people, invite } = await openPeople();
		const [asha, ravi] = [await invite("Asha"), await invite("Ravi")];
		const invitation = await people.createLink(asha.id, "invitation");
		const ofRavi = await people.createLink(ravi.id, "invitation");
		const later = await people.createLink(ravi.id);
		expect((await people.useLink(later))?.id).toBe(ravi.id);
		expect(await people.isLinkValid(ofRavi)).toBe(false);
		const again = await people.createLink(ravi.id);
		const now = getNow();
		const isValidAfter = (ms: number, link: string) => {
			setClock(() => now + ms);
			return people.isLinkValid(link);
		};
		expect(await isValidAfter(14 * MINUTE, again)).toBe(true);
		expect(await isValidAfter(16 * MINUTE, again)).toBe(false);
		expect(await isValidAfter(7 * DAY - MINUTE, invitation)).toBe(true);
		expect(await isValidAfter(7 * DAY + MINUTE, invitation)).toBe(false);
		expect(await people.useLink(invitation)).toBeUndefined();
	});

	it("who are erased leave what they did, and nothing of themselves", async () => {
		const place = await createPlace();
		const { database, people, invite, passkeys, stores } = await openPeople(place);
		const { db } = database;
		const [meera, asha] = [await invite("Meera"), await invite("Erased-Asha", "member")];
		const { id } = await stores.enquiries.save(createNewEnquiry(), []);
		const desk = createDeskStore(database);
		const by = byPerson(asha.id);
		await changeEnquiry(database, { id, by }, { kind: "note", text: "Called" });
		await changeEnquiry(database, { id, by }, { kind: "owner", owner: asha.id });
		await people.createLink(asha.id);
		await people.createSession(asha.id, "Erased-Device");
		await people.setSignature(asha.id, "Erased-Signature");
		const passkey = { staffId: asha.id, publicKey: "k", counter: 0, name: "Erased-Phone" };
		await passkeys.add({ id: "a", ...passkey });
		const span = { startsAt: getNow(), endsAt: getNow() + 60_000 };
		await stores.bookings.addBusy({ staffId: asha.id, note: "Erased-Note", ...span });
		await db
			.insertInto("busyCalendars")
			.values({
				id: "a",
				staffId: asha.id,
				url: "https://x.example/Erased-Calendar",
				spans: "[]",
				fetchedAt: 0,
				triedAt: 0,
				error: null,
				problems: "[]",
			})
			.execute();

		expect(await people.erase(meera.id, COMMAND)).toBe("last-owner");
		expect(await people.erase(asha.id, byPerson(meera.id))).toBe("changed");
		expect(await people.erase(asha.id, byPerson(meera.id))).toBe("missing");
		expect(await people.setDisabled(asha.id, false)).toBe("missing");
		expect(await people.list()).toEqual([meera]);
		expect(await people.findById(asha.id)).toBeUndefined();
		expect(await people.findByEmail(asha.email)).toBeUndefined();
		const { enquiry, events = [] } = (await desk.get(id)) ?? {};
		expect(enquiry).toMatchObject({ owner: null, revision: 3 });
		expect(events.map(({ staffName, kind, text }) => [staffName, kind, text])).toEqual([
			["", "note", "Called"],
			["", "owner", null],
			["Meera", "owner", null],
		]);
		expect(await stores.bookings.listBusy(0, getNow() + 1)).toMatchObject([{ ...span, note: "" }]);
		for (const table of ["passkeys", "busyCalendars", "sessions", "signInLinks"] as const)
			expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
		if (kind === "SQLite") {
			const files = readdirSync(place.DATA_DIR).map((file) => join(place.DATA_DIR, file));
			const bytes = files.map((file) => readFileSync(file, "latin1")).join("");
			expect(bytes).not.toMatch(/Erased-|erased-asha/);
			expect(bytes).toContain(meera.email);
		}
		// A person who comes back gets a new id.
		expect((await invite("Erased-Asha")).id).not.toBe(asha.id);
	});

	it("are sent one unused link within two minutes, whatever other links they have", async () => {
		const { people, invite } = await openPeople();
		const { id, email } = await invite("Meera");
		const now = getNow();
		const ask = (seconds: number) => {
			setClock(() => now + seconds * 1_000);
			return people.createAskedLink(email, getNow());
		};
		// These links are of an invitation, and by a command.
		for (const _ of "twice") await people.createLink(id);
		const asked = await Promise.all([ask(0), ask(0)]);
		const [first] = asked.filter((link) => link !== undefined);
		expect(asked).toContain(undefined);
		expect(first?.staff.id).toBe(id);
		expect(await ask(119)).toBeUndefined();
		await people.useLink(first?.token ?? "");
		expect(await ask(119)).toBeDefined();
		expect(await ask(238)).toBeUndefined();
		expect(await ask(240)).toBeDefined();
		expect(await people.createAskedLink("nobody@kiteline.example", getNow())).toBeUndefined();
	});

	it("who end all sessions, or are disabled, are sent no link that was asked for before", async () => {
		const { people, invite } = await openPeople();
		await invite("Meera");
		const asha = await invite("Asha", "member");
		const now = getNow();
		const asked = () => people.createAskedLink(asha.email, now);
		setClock(() => now + 1_000);
		await people.endSessions(asha.id);
		expect(await asked()).toBeUndefined();
		setClock(() => now + 2_000);
		for (const isDisabled of [true, false]) await people.setDisabled(asha.id, isDisabled);
		expect(await people.createAskedLink(asha.email, now + 1_500)).toBeUndefined();
		expect(await people.createAskedLink(asha.email, now + 2_001)).toBeDefined();
	});

	it("have passkeys, each once and of one person, whose counter only rises", async () => {
		const { passkeys, invite } = await openPeople();
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir")];
		const passkey = { id: "a", staffId: meera.id, publicKey: "k", counter: 3, name: "Phone" };
		expect(await passkeys.add(passkey)).toBe(true);
		expect(await passkeys.add({ ...passkey, staffId: kabir.id })).toBe(false);
		expect(await passkeys.find("a", kabir.id)).toBeUndefined();
		expect(await passkeys.find("a", meera.id)).toMatchObject({ ...passkey, lastUsedAt: null });
		for (const counter of [0, 3]) expect(await passkeys.raiseCounter("a", counter)).toBe(false);
		const uses = await Promise.all([passkeys.raiseCounter("a", 4), passkeys.raiseCounter("a", 4)]);
		expect(uses.toSorted()).toEqual([false, true]);
		expect(await passkeys.list(meera.id)).toMatchObject([
			{ counter: 4, lastUsedAt: expect.any(String) },
		]);
		await passkeys.remove("a", kabir.id);
		expect(await passkeys.list(meera.id)).toHaveLength(1);
		await passkeys.remove("a", meera.id);
		expect(await passkeys.list(meera.id)).toEqual([]);
		// Some passkeys do not count, and stay at 0.
		await passkeys.add({ ...passkey, counter: 0 });
		for (const _ of "twice") expect(await passkeys.raiseCounter("a", 0)).toBe(true);
	});

	it("answer a challenge once, and leave nothing of it behind", async () => {
		const { database, passkeys } = await openPeople();
		const challenge = { id: "x", expiresAt: getNow() + 60_000 };
		const answers = await Promise.all([
			passkeys.consumeChallenge(challenge),
			passkeys.consumeChallenge(challenge),
		]);
		expect(answers.toSorted()).toEqual([false, true]);
		await passkeys.consumeChallenge({ id: "old", expiresAt: getNow() - 1 });
		await passkeys.consumeChallenge({ id: "y", expiresAt: getNow() + 60_000 });
		const kept = await database.db.selectFrom("usedChallenges").select("id").execute();
		expect(kept.map(({ id }) => id).toSorted()).toEqual(["x", "y"]);
	});
});
