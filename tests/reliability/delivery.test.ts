import { expect, onTestFinished, test } from "vitest";
import { listAll } from "../../app/enquiries/commands/list.ts";
import { ham, retry } from "../../app/enquiries/commands/send-or-hold.ts";
import { show } from "../../app/enquiries/commands/show.ts";
import type { CreateCommand } from "../../app/platform/terminal/program.ts";
import { content } from "../support/addresses.ts";
import { GOOD, makeAgedForm, readDeliveries } from "../support/enquiries.ts";
import { type MailServerSettings, startMailServer } from "../support/mail-server.ts";
import { runCommand } from "../support/run-command.ts";
import { openFolder, startProcess } from "../support/started-process.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const SENT = { ...GOOD, service: "seo", city: "surat" };

/** Opens a folder for one site after the other, with the staff's commands and its deliveries. */
function openOffice() {
	const folder = openFolder();
	return {
		start: async (settings: Record<string, string>) => {
			const site = startProcess({ cwd: folder.path, settings });
			const origin = await site.origin();
			return {
				site,
				send: async (fields: Record<string, string> = {}) => {
					const form = makeAgedForm(folder, 60_000);
					const body = new URLSearchParams({ ...SENT, ...form, ...fields });
					const how = { method: "POST", body, redirect: "manual" } as const;
					return (await fetch(`${origin}/contact`, how)).status;
				},
			};
		},
		readDeliveries: () => readDeliveries(folder),
		readStates: () => [...new Set(readDeliveries(folder).map(({ state }) => state))],
		run: async (create: CreateCommand, args: string, settings: Record<string, string>) => {
			const all = { ...settings, DATA_DIR: folder.dataDir };
			const { printed, error } = await runCommand(create, args, { settings: all });
			expect(error).toBe("");
			return printed;
		},
	};
}

async function openMail(settings: MailServerSettings = {}) {
	const mail = await startMailServer(settings);
	onTestFinished(() => mail.stop());
	return mail;
}

async function openHook() {
	const hook = await startWebhookReceiver(SECRET);
	onTestFinished(() => hook.stop());
	return { hook, settings: { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: SECRET } };
}

test("an enquiry reaches the agency by e-mail and webhook at once, and its visitor by an acknowledgement; what is set aside reaches nobody until the staff free it", async () => {
	const office = openOffice();
	const [mail, { hook, settings: toHook }] = await Promise.all([openMail(), openHook()]);
	const settings = { ...toHook, SMTP_URL: mail.url, ENQUIRY_ACKNOWLEDGE: "on" };
	const { send } = await office.start({ ...settings, ENQUIRY_FROM: "site@agency.example" });
	expect(await send({ homepage: "http://x.example", email: "caught@x.example" })).toBe(303);
	expect(await send()).toBe(303);
	await expect.poll(() => [mail.messages.length, hook.received.length]).toEqual([2, 1]);
	const find = (to: string) => mail.messages.find(({ envelope }) => envelope.to[0] === to);
	const letter = find(content.site.email);
	expect(letter?.envelope.from).toBe("site@agency.example");
	expect(letter?.parsed.replyTo).toEqual([{ name: GOOD.name, address: GOOD.email }]);
	expect(letter?.parsed.subject).toContain("SEO Services in Surat");
	for (const text of [letter?.parsed.text, letter?.parsed.html])
		expect(text).toContain(GOOD.message);
	expect(hook.received[0]?.body).toMatchObject({ type: "enquiry.created", data: SENT });
	expect(find(GOOD.email)?.raw).not.toMatch(/bedsheets|Riya/);
	expect(find(GOOD.email)?.parsed.subject).toBe("Your enquiry about SEO Services in Surat");
	expect(find(GOOD.email)?.parsed.from?.name).toContain(content.site.name);

	const caught = office.readDeliveries().filter(({ email }) => email === "caught@x.example");
	expect(new Set(caught.map(({ state }) => state))).toEqual(new Set(["held"]));
	const [id = ""] = (await office.run(listAll, "--status quarantined", settings)).split("\t");
	await office.run(ham, id, settings);
	await expect.poll(() => mail.messages.length).toBe(3);
	expect(mail.messages.at(-1)?.parsed.replyTo).toMatchObject([{ address: "caught@x.example" }]);
	await expect.poll(office.readStates).toEqual(["delivered"]);
	expect(await office.run(listAll, "--status delivered", settings)).toContain(GOOD.email);

	// A mailbox gets only some acknowledgements, as anybody may type its address again and again.
	for (const more of ["first", "second", "third"])
		expect(await send({ message: `${GOOD.message} This is my ${more} question more.` })).toBe(303);
	const toVisitor = office
		.readDeliveries()
		.filter(({ channel, email }) => channel === "acknowledgement" && email === GOOD.email);
	expect(toVisitor).toHaveLength(3);
});

test("a receiver that is away, takes a message without saying so, or rejects for good: the visitor is thanked, and all arrives in the end", async () => {
	const office = openOffice();
	const away = await startMailServer();
	await away.stop();
	const { hook, settings: toHook } = await openHook();
	hook.behave = () => ({ status: 410 });
	const settings = { ...toHook, SMTP_URL: away.url };
	const { site, send } = await office.start(settings);
	expect(await send()).toBe(303);
	const readTries = () =>
		office.readDeliveries().map(({ channel, state, last_error: error }) => {
			const [why = ""] = /ECONNREFUSED|410/.exec(String(error)) ?? [];
			return `${channel} ${state} ${why}`;
		});
	await expect.poll(readTries).toEqual(["email pending ECONNREFUSED", "webhook failed 410"]);

	const port = Number(new URL(away.url).port);
	const mail = await openMail({ port, behave: { at: "reply", does: "drop" } });
	await expect.poll(() => mail.messages.length).toBe(1);
	const [id = ""] = (await office.run(listAll, "--status failed", settings)).split("\t");
	expect(await office.run(show, id, settings)).toContain("410");
	const log = site.output.stdout + site.output.stderr;
	expect(log).toMatch(new RegExp(`of enquiry ${id}.* has failed for good: .*410`));
	expect(log).not.toMatch(/riya|bedsheets/i);
	hook.behave = () => ({ status: 204 });
	await office.run(retry, id, settings);
	await expect.poll(office.readStates).toEqual(["pending", "delivered"]);
	expect(new Set(hook.received.map((call) => call.id)).size).toBe(1);

	mail.behave = "accept";
	await office.run(retry, id, settings);
	await expect.poll(office.readStates).toEqual(["delivered"]);
	const [first, second] = mail.messages;
	expect(second?.messageId).toBe(first?.messageId);
	expect(second?.raw).toBe(first?.raw);
});

test("a mail server that stalls does not keep the site from ending in time, and the next start tries again", async () => {
	const office = openOffice();
	const mail = await openMail({ behave: { at: "rcpt", does: "stall" } });
	const { site, send } = await office.start({ SMTP_URL: mail.url });
	expect(await send()).toBe(303);
	await mail.untilStalled();
	site.end("SIGTERM");
	expect(await site.ended).toBe(0);
	mail.behave = "accept";
	await office.start({ SMTP_URL: mail.url });
	await expect.poll(office.readStates).toEqual(["delivered"]);
	expect(mail.messages).toHaveLength(1);
});
