import { describe, expect, onTestFinished, test, vi } from "vitest";
import { content } from "../support/addresses.ts";
import { GOOD, makeAgedForm, readDeliveries } from "../support/enquiries.ts";
import { findFreePort } from "../support/listen.ts";
import { startMailServer } from "../support/mail-server.ts";
import { openFolder, runEnquiries, startProcess } from "../support/started-process.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
/** The second try comes after five seconds. */
const PATIENCE = { timeout: 20_000, interval: 50 };

const SENT = { ...GOOD, service: "seo", city: "surat" };

/** A folder for one site after the other, with a command line and a look into its store. */
function openOffice() {
	const folder = openFolder();
	const start = async (settings: Record<string, string> = {}) => {
		const site = startProcess({ cwd: folder.path, settings });
		const origin = await site.origin();
		// The form's key is made as the store is opened.
		const send = async (fields: Record<string, string> = {}) => {
			const form = makeAgedForm(folder, 60_000);
			const body = new URLSearchParams({ ...SENT, ...form, ...fields });
			const how = { method: "POST", body, redirect: "manual" } as const;
			return (await fetch(`${origin}/contact`, how)).status;
		};
		const stop = async () => {
			site.end("SIGTERM");
			return site.ended;
		};
		return { site, send, stop };
	};
	const areDelivered = () => readDeliveries(folder).every(({ state }) => state === "delivered");
	return {
		start,
		readDeliveries: () => readDeliveries(folder),
		untilDelivered: () => vi.waitUntil(areDelivered, PATIENCE),
		staff: (settings: Record<string, string>, ...args: string[]) =>
			runEnquiries(args, { cwd: folder.path, settings }),
	};
}

async function openMail(settings: Parameters<typeof startMailServer>[0] = {}) {
	const mail = await startMailServer(settings);
	onTestFinished(() => mail.stop());
	return mail;
}

async function openHook(settings: { port?: number } = {}) {
	const hook = await startWebhookReceiver(SECRET, settings);
	onTestFinished(() => hook.stop());
	return hook;
}

describe("an enquiry reaches the agency", () => {
	test("by e-mail and by webhook, at once, with the visitor to reply to", async () => {
		const office = openOffice();
		const [mail, hook] = await Promise.all([openMail(), openHook()]);
		const settings = { ENQUIRY_TO: "desk@agency.example", ENQUIRY_FROM: "site@agency.example" };
		const { send } = await office.start({
			...settings,
			SMTP_URL: mail.url,
			WEBHOOK_URL: hook.url,
			WEBHOOK_SECRET: SECRET,
		});
		expect(await send()).toBe(303);
		await vi.waitUntil(() => mail.messages.length > 0 && hook.received.length > 0, PATIENCE);
		const [letter] = mail.messages;
		expect(letter?.envelope).toEqual({ from: "site@agency.example", to: ["desk@agency.example"] });
		expect(letter?.parsed.replyTo).toEqual([{ name: GOOD.name, address: GOOD.email }]);
		expect(letter?.parsed.subject).toContain("SEO Services in Surat");
		expect(letter?.parsed.text).toContain(GOOD.message);
		expect(letter?.parsed.html).toContain(GOOD.message);
		expect(hook.received[0]?.body).toMatchObject({ type: "enquiry.created", data: SENT });
		await office.untilDelivered();
		const { stdout } = await office.staff(settings, "list", "--status", "delivered");
		expect(stdout).toContain(GOOD.email);
	});

	test("at its own address when no other is set, with an acknowledgement that repeats no words of the visitor", async () => {
		const office = openOffice();
		const mail = await openMail();
		const { send, stop } = await office.start({ SMTP_URL: mail.url, ENQUIRY_ACKNOWLEDGE: "on" });
		await send();
		await vi.waitUntil(() => mail.messages.length >= 2, PATIENCE);
		expect(await stop()).toBe(0);
		const receivers = mail.messages.map(({ envelope }) => envelope.to.join());
		expect(receivers.toSorted()).toEqual([content.site.email, GOOD.email].toSorted());
		const answer = mail.messages.find(({ envelope }) => envelope.to[0] === GOOD.email);
		expect(answer?.raw).not.toMatch(/bedsheets|Riya/);
		expect(answer?.parsed.subject).toContain(content.site.name);
	});

	test("but what is set aside reaches nobody, until the staff say that it is none", async () => {
		const office = openOffice();
		const mail = await openMail();
		const settings = { SMTP_URL: mail.url, ENQUIRY_ACKNOWLEDGE: "on" };
		const { send } = await office.start(settings);
		await send({ homepage: "http://x.example", email: "caught@x.example" });
		await send({ email: "other@x.example" });
		await vi.waitUntil(() => mail.messages.length === 2, PATIENCE);
		const caught = office.readDeliveries().filter(({ email }) => email === "caught@x.example");
		expect(caught).toMatchObject([{ channel: "email", state: "held" }]);
		const { stdout } = await office.staff(settings, "list", "--status", "quarantined");
		const [id = ""] = stdout.split("\t");
		expect((await office.staff(settings, "ham", id)).code).toBe(0);
		await vi.waitUntil(() => mail.messages.length === 3, PATIENCE);
		expect(mail.messages.at(-1)?.parsed.replyTo).toMatchObject([{ address: "caught@x.example" }]);
	});

	test("when a channel is configured only later", async () => {
		const office = openOffice();
		const first = await office.start();
		await first.send();
		const { stdout } = await office.staff({}, "export");
		expect(JSON.parse(stdout)).toMatchObject({
			status: "pending",
			deliveries: [{ channel: "none", state: "pending" }],
		});
		await first.stop();
		const mail = await openMail();
		await office.start({ SMTP_URL: mail.url });
		await vi.waitUntil(() => mail.messages.length === 1, PATIENCE);
		expect(office.readDeliveries()).toMatchObject([{ channel: "email" }]);
	});
});

describe("when a receiver fails", () => {
	test("and nobody listens, the visitor is thanked, and all arrives when somebody does", async () => {
		const office = openOffice();
		const [mailPort, hookPort] = [await findFreePort(), await findFreePort()];
		const { send } = await office.start({
			SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
			WEBHOOK_URL: `http://127.0.0.1:${hookPort}/hook`,
			WEBHOOK_SECRET: SECRET,
		});
		for (const at of [1, 2, 3]) expect(await send({ email: `away-${at}@x.example` })).toBe(303);
		await vi.waitUntil(
			() =>
				office.readDeliveries().every(({ last_error }) => /ECONNREFUSED/.test(String(last_error))),
			PATIENCE,
		);
		const mail = await openMail({ port: mailPort });
		const hook = await openHook({ port: hookPort });
		await office.untilDelivered();
		expect([mail.messages.length, hook.received.length]).toEqual([3, 3]);
	});

	test("and takes a message without saying so, the same one comes again", async () => {
		const office = openOffice();
		const mail = await openMail({ behave: { at: "reply", does: "drop" } });
		const { send } = await office.start({ SMTP_URL: mail.url });
		await send();
		await vi.waitUntil(() => mail.messages.length === 1, PATIENCE);
		mail.behave = "accept";
		await vi.waitUntil(() => mail.messages.length === 2, PATIENCE);
		const [first, second] = mail.messages;
		expect(second?.messageId).toBe(first?.messageId);
		expect(second?.raw).toBe(first?.raw);
		await office.untilDelivered();
	});

	test("for good, it is listed with the reason, and sent again by command", async () => {
		const office = openOffice();
		const hook = await openHook();
		hook.behave = () => ({ status: 410 });
		const settings = { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: SECRET };
		const { send, site } = await office.start(settings);
		await send();
		await vi.waitUntil(() => office.readDeliveries()[0]?.state === "failed", PATIENCE);
		const { stdout } = await office.staff(settings, "list", "--status", "failed");
		const [id = ""] = stdout.split("\t");
		expect((await office.staff(settings, "show", id)).stdout).toContain("410");
		const log = site.output.stdout + site.output.stderr;
		expect(log).toMatch(new RegExp(`of enquiry ${id}.* has failed for good: .*410`));
		expect(log).not.toMatch(/riya|bedsheets/i);
		hook.behave = () => ({ status: 204 });
		expect((await office.staff(settings, "retry", id)).code).toBe(0);
		await office.untilDelivered();
		expect(new Set(hook.received.map((call) => call.id)).size).toBe(1);
	});

	test("by stalling, the site still ends in time, and tries again at its next start", async () => {
		const office = openOffice();
		const mail = await openMail({ behave: { at: "rcpt", does: "stall" } });
		const first = await office.start({ SMTP_URL: mail.url });
		await first.send();
		await vi.waitUntil(() => mail.connections() > 0, PATIENCE);
		expect(await first.stop()).toBe(0);
		mail.behave = "accept";
		await office.start({ SMTP_URL: mail.url });
		await office.untilDelivered();
		expect(mail.messages).toHaveLength(1);
	});
});
