import { expect, it, onTestFinished } from "vitest";
import { SECRETS } from "#app/database/secret-store.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { createPushStore } from "#app/desk/store/push-store.ts";
import { openStores } from "#app/enquiries/open-stores.ts";
import type { CreateCommand } from "#app/platform/terminal/program.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { runCommand } from "../../../tests/support/run-command.ts";
import { createStoreFolder } from "../../../tests/support/stores.ts";
import { disable, enable, invite, link, listStaff, sessions } from "./commands.ts";
import { erasePerson } from "./erase.ts";
import { renewKeys } from "./renew-keys.ts";

const MEERA = "meera@kiteline.example";

async function createStaffProgram(more: Record<string, string> = {}) {
	const DATA_DIR = await createStoreFolder();
	const settings = { DATA_DIR, SITE_URL: "https://www.kiteline.example", ...more };
	return {
		settings,
		run: (command: CreateCommand, ...args: string[]) => runCommand(command, args, { settings }),
	};
}

it("the first person is an owner, and signs in once with the printed address", async () => {
	const { settings, run } = await createStaffProgram();
	const { printed, notes } = await run(invite, "Meera Shah", "Meera@Kiteline.example");
	expect(printed).toMatch(/^https:\/\/www\.kiteline\.example\/desk\/sign-in\/[0-9a-f]{64}\n$/);
	expect(notes[0]).toContain("an owner");
	expect(notes.join(" ")).toContain("once, within a week");
	expect((await run(link, MEERA)).notes.join(" ")).toContain("once, within 15 minutes");
	await run(invite, "Kabir Rao", "kabir@kiteline.example");
	const stores = await openStores({ ...settings, DATABASE_URL: undefined });
	const people = createPeopleStore(stores.database);
	const token = printed.trim().split("/").at(-1) ?? "";
	expect((await people.useLink(token))?.email).toBe(MEERA);
	expect(await people.useLink(token)).toBeUndefined();
	expect((await people.list()).map(({ role }) => role)).toEqual(["owner", "member"]);
	await stores.database.close();
	const { printed: table } = await run(listStaff);
	expect(table).toMatch(/^Meera Shah +meera@kiteline\.example +owner .*20\d\d +active +0$/m);
});

it("what cannot be done is rejected with the way on", async () => {
	const { run } = await createStaffProgram();
	expect((await run(listStaff)).notes).toEqual(["Nobody is invited yet."]);
	await run(invite, "Meera Shah", MEERA, "--owner");
	expect((await run(invite, "Meera", MEERA)).error).toContain(`link ${MEERA}`);
	expect((await run(invite, "\u0007", "x@kiteline.example")).error).toContain("Expected a name");
	expect((await run(invite, "Meera", "meera")).error).toContain("Expected an e-mail address");
	expect((await run(invite, "a".repeat(81), MEERA)).error).toContain("Expected a name");
	expect((await run(link, "no@kiteline.example")).error).toContain("Nobody is invited");
	expect((await run(disable, MEERA)).error).toContain("the only owner");
});

it("sessions are listed with their device, and ended; disabling ends sessions and links until enabled again", async () => {
	const { settings, run } = await createStaffProgram();
	await run(invite, "Kabir Rao", "kabir@kiteline.example");
	const { printed } = await run(invite, "Meera Shah", MEERA);
	const stores = await openStores({ ...settings, DATABASE_URL: undefined });
	onTestFinished(() => stores.database.close());
	const people = createPeopleStore(stores.database);
	const { id = "" } = (await people.findByEmail(MEERA)) ?? {};
	await people.createSession(id, "Firefox on Android");
	expect((await run(listStaff)).printed).toMatch(/Meera Shah .* member .* active +1$/m);
	expect((await run(sessions, MEERA)).printed).toMatch(/^20\S+ +Firefox on Android$/m);
	expect((await run(sessions, MEERA, "--end")).printed).toContain("1 session ended");
	expect(await people.listSessions(id)).toEqual([]);
	expect((await run(sessions, MEERA)).notes).toEqual(["Meera Shah is not signed in."]);
	await people.createSession(id, "Firefox on Android");
	expect((await run(disable, MEERA)).printed).toContain("signed out everywhere");
	expect(await people.listSessions(id)).toEqual([]);
	expect(await people.isLinkValid(printed.trim().split("/").at(-1) ?? "")).toBe(false);
	expect((await run(listStaff)).printed).toMatch(/Meera Shah .* disabled +0$/m);
	expect((await run(link, MEERA)).error).toContain(`enable ${MEERA}`);
	expect((await run(enable, MEERA)).printed).toContain("may sign in again");
	expect((await run(link, MEERA)).printed).toContain("/desk/sign-in/");
});

it("somebody who has left is erased after a yes, the only owner never", async () => {
	const { run } = await createStaffProgram();
	await run(invite, "Meera Shah", MEERA);
	await run(invite, "Kabir Rao", "kabir@kiteline.example");
	expect((await run(erasePerson, MEERA, "--yes")).error).toContain("the only owner");
	const { error } = await run(erasePerson, "kabir@kiteline.example");
	expect(error).toContain("Erase Kabir Rao <kabir@kiteline.example> for good? Nobody can be asked");
	expect((await run(erasePerson, "kabir@kiteline.example", "--yes")).printed).toMatch(
		/is erased.*no owner now.*backups/s,
	);
	expect((await run(listStaff)).printed).not.toMatch(/kabir|former/i);
	expect((await run(link, "kabir@kiteline.example")).error).toContain("Nobody is invited");
});

it("keys are renewed after a yes, all or the named ones, and what ends is said before", async () => {
	const { settings, run } = await createStaffProgram();
	await run(invite, "Meera Shah", MEERA);
	const { enquiries, database } = await openStores({ ...settings, DATABASE_URL: undefined });
	onTestFinished(() => database.close());
	const read = () => Promise.all(SECRETS.map((name) => enquiries.getOrCreateSecret(name)));
	const before = await read();
	const rejected = await run(renewKeys);
	expect(rejected.error).toContain(
		"Renew the keys of forms, calls, calendars, replies, notifications, senders?",
	);
	expect(rejected.notes.join(" ")).toMatch(/0 calls ahead.*subscribes anew/);
	expect((await run(renewKeys, "cookies", "--yes")).error).toContain("forms, calls, calendars");
	expect(await read()).toEqual(before);
	expect((await run(renewKeys, "calls", "--yes")).notes).toHaveLength(1);
	const changed = (await read()).map((key, at) => !key.equals(before[at] ?? key));
	expect(SECRETS.filter((_, at) => changed[at])).toEqual(["booking"]);
	const people = createPeopleStore(database);
	const meera = await people.findByEmail(MEERA);
	await people.createSession(meera?.id ?? "", "a phone");
	const [session] = await people.listSessions(meera?.id ?? "");
	const devices = createPushStore(database);
	await devices.add({
		staffId: meera?.id ?? "",
		sessionHash: session?.hash ?? "",
		device: "a phone",
		endpoint: "https://push.example/one",
		p256dh: "",
		auth: "",
		hasNames: 1,
	});
	expect((await run(renewKeys, "--yes")).printed).toContain(
		"within ten seconds, without a restart",
	);
	for (const [at, key] of (await read()).entries()) expect(key).not.toEqual(before[at]);
	expect(await devices.list(meera?.id ?? "")).toEqual([]);
});

it("who gets a link by a command is told by e-mail that there is one, without it", async () => {
	const mail = await startMailServer();
	onTestFinished(mail.stop);
	const { run } = await createStaffProgram({ SMTP_URL: mail.url });
	await run(invite, "Meera Shah", MEERA);
	const { printed, notes } = await run(link, MEERA);
	expect(notes).toHaveLength(1);
	const { envelope, parsed } = mail.messages.at(-1) ?? {};
	expect(envelope?.to).toEqual([MEERA]);
	const message = `${parsed?.subject} ${parsed?.text}`.replaceAll(/\s+/g, " ");
	expect(message).toMatch(/link was made for you.* in India, by a command on the site’s server/);
	expect(message).toContain("/desk/sign-in?to=/desk/people");
	expect(message).not.toContain(printed.trim().slice(-64));
	await mail.stop();
	expect((await run(link, MEERA)).notes.at(-1)).toContain("could not be told by e-mail");
});

it("who is an owner already is told of one whom a command invites", async () => {
	const mail = await startMailServer();
	onTestFinished(mail.stop);
	const { run } = await createStaffProgram({ SMTP_URL: mail.url });
	await run(invite, "Meera Shah", MEERA);
	await run(invite, "Kabir Rao", "kabir@kiteline.example", "--owner");
	const message = mail.messages.filter(({ envelope }) => envelope.to.includes(MEERA)).at(-1);
	expect(message?.parsed.subject).toContain("An owner was invited");
	expect(message?.parsed.text).toContain("Kabir Rao (kabir@kiteline.example) is invited");
});
