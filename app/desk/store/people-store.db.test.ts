import { expect, it } from "vitest";
import { getNow, setClock } from "#app/clock.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { createPasskeyStore } from "./passkey-store.ts";
import { createPeopleStore } from "./people-store.ts";

describeOnBoth("the people of the desk", ({ open }) => {
	async function openPeople() {
		const { database } = await open();
		const people = createPeopleStore(database);
		const invite = async (name: string, role: "owner" | "member" = "owner") => {
			const staff = await people.invite(name, `${name.toLowerCase()}@kiteline.example`, role);
			if (!staff) throw new Error("invited already");
			return staff;
		};
		return { database, people, invite, passkeys: createPasskeyStore(database) };
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

	it("had a new link for two minutes", async () => {
		const { people, invite } = await openPeople();
		const { id } = await invite("Meera");
		const now = getNow();
		setClock(() => now);
		expect(await people.hasNewLink(id)).toBe(false);
		await people.createLink(id);
		setClock(() => now + 119_000);
		expect(await people.hasNewLink(id)).toBe(true);
		setClock(() => now + 121_000);
		expect(await people.hasNewLink(id)).toBe(false);
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
		// Some do not count, and stay at nought.
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
