import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { CORRESPONDENCE, compose, makeClaim } from "#app/emails/letters-for-tests.ts";
import {
	type MailBehaviour,
	type MailServer,
	type MailServerSettings,
	startMailServer,
	startScriptedServer,
} from "../../../tests/support/mail-server.ts";
import { createEmailDelivery, type EmailSettings } from "./smtp.ts";

/** Longer than a conversation takes on a busy machine. */
const SHORT_MS = 1_000;
/** The first byte of a TLS handshake. */
const CLIENT_HELLO = "\x16";
const run = promisify(execFile);
const NEVER = new AbortController().signal;

async function start(settings?: MailServerSettings): Promise<MailServer> {
	const server = await startMailServer(settings);
	onTestFinished(server.stop);
	return server;
}

async function startScript(answer: (heard: string) => string) {
	const server = await startScriptedServer(answer);
	onTestFinished(server.stop);
	return server;
}

const deliverTo = (url: string, more: Partial<EmailSettings> = {}, stop = NEVER) =>
	createEmailDelivery({ url, compose, ...more })(makeClaim(), stop);

async function tryWith(behave: MailBehaviour, more: Partial<EmailSettings> = {}) {
	const server = await start({ behave });
	const attempt = await deliverTo(server.url, { timeout: SHORT_MS, ...more });
	await server.whenIdle();
	return { ...attempt, messages: server.messages.length };
}

const refused = (words: string) => ({
	outcome: "refused",
	reason: expect.stringContaining(words),
});

describe("a message that the server takes", () => {
	it("is delivered to its one receiver", async () => {
		const server = await start();
		await expect(deliverTo(server.url)).resolves.toEqual({ outcome: "delivered" });
		expect(server.messages.map(({ envelope }) => envelope)).toEqual([
			{ from: CORRESPONDENCE.from, to: [CORRESPONDENCE.to] },
		]);
	});

	it("is delivered though the server drops the connection at QUIT", async () => {
		const { outcome, messages } = await tryWith({ at: "quit", does: "drop" });
		expect({ outcome, messages }).toEqual({ outcome: "delivered", messages: 1 });
	});

	it("is delivered though the server never answers QUIT", async () => {
		const { url, closed } = await startScript((heard) => {
			if (heard === "") return "220 ready\r\n";
			if (heard === "QUIT\r\n") return "";
			if (heard === "DATA\r\n") return "354 go on\r\n";
			return /^(EHLO|MAIL|RCPT)|\r\n\.\r\n$/.test(heard) ? "250 ok\r\n" : "";
		});
		await expect(deliverTo(url)).resolves.toEqual({ outcome: "delivered" });
		await closed;
	});
});

describe("a server that fails", () => {
	it.each([
		["greeting", "greeting"],
		["mail", "envelope"],
		["rcpt", "envelope"],
		["message", "message"],
		["reply", "message"],
	] as const)("by a drop at %s is tried again", async (at, stage) => {
		expect(await tryWith({ at, does: "drop" })).toMatchObject(refused(`(${stage})`));
	});

	it("by silence or by dripping bytes is given up at the limit", async () => {
		const stages = [
			...(["greeting", "mail", "rcpt", "message", "reply"] as const).map(
				(at) => ({ at, does: "stall" }) as const,
			),
			...(["greeting", "mail", "rcpt", "reply"] as const).map(
				(at) => ({ at, does: "drip" }) as const,
			),
		];
		const attempts = await Promise.all(stages.map((behave) => tryWith(behave)));
		expect(attempts).toMatchObject(stages.map(() => refused("time-out")));
	});

	it("after it took the message may have it twice, with one Message-ID", async () => {
		const server = await start({ behave: { at: "reply", does: "drop" } });
		const deliver = createEmailDelivery({ url: server.url, compose });
		expect((await deliver(makeClaim(), NEVER)).outcome).toBe("refused");
		server.behave = "accept";
		expect((await deliver(makeClaim(), NEVER)).outcome).toBe("delivered");
		expect(server.messages.map(({ messageId }) => messageId)).toEqual(
			Array(2).fill(`<${CORRESPONDENCE.deliveryId}@mail.kiteline.example>`),
		);
	});

	it("by not being there is tried again", async () => {
		const { url, stop } = await startMailServer();
		await stop();
		await expect(deliverTo(url)).resolves.toEqual({
			outcome: "refused",
			reason: "the mail server was not reached or broke off (connection): ECONNREFUSED",
		});
	});

	it("by having no address is tried again", async () => {
		// Too long for a name, so nobody is asked for it.
		await expect(deliverTo(`smtp://${"a".repeat(64)}.example`)).resolves.toEqual({
			outcome: "refused",
			reason: "the mail server was not reached or broke off (connection): ENOTFOUND",
		});
	});

	it("by speaking another protocol is tried again", async () => {
		const { url } = await startScript(() => "HTTP/1.1 400 Bad Request\r\n\r\n");
		expect(await deliverTo(url)).toMatchObject(refused("(greeting): no SMTP reply"));
	});
});

describe("a server that refuses", () => {
	const ECHO = "riya@desaicotton.example team@kiteline.example wrote: cotton by the metre";

	it.each([
		["greeting", "421 4.3.2", "greeting"],
		["mail", "451 4.7.1", "MAIL FROM"],
		["mail", "550", "MAIL FROM"],
		["rcpt", "450 4.2.1", "RCPT TO"],
		["rcpt", "550 5.1.1", "RCPT TO"],
		["reply", "452 4.3.1", "DATA"],
		["reply", "554 5.7.1", "DATA"],
	] as const)("at %s by %s is named without its words", async (at, code, stage) => {
		await expect(tryWith({ at, does: `${code} ${ECHO}` as const })).resolves.toEqual({
			outcome: "refused",
			reason: `the mail server answered ${code} (${stage})`,
			messages: 0,
		});
	});

	it.each([
		["gone", "rcpt", "550 5.1.1 no such user"],
		["gone", "reply", "554 5.7.1 not wanted"],
		["refused", "rcpt", "450 4.2.1 come back later"],
		["refused", "reply", "452 4.3.1 disk full"],
		["refused", "rcpt", "503 5.5.1 log in first"],
		["refused", "mail", "550 5.7.1 not from you"],
		["refused", "greeting", "554 5.3.2 not at all"],
	] as const)("makes an acknowledgement %s at %s by %s", async (outcome, at, does) => {
		expect((await tryWith({ at, does }, { isLastWord: true })).outcome).toBe(outcome);
	});

	it("names the first stage that was refused, whether or not it takes commands in one go", async () => {
		for (const isPipelining of [true, false]) {
			const server = await start({ isPipelining, behave: { at: "rcpt", does: "550 5.1.1 none" } });
			expect(await deliverTo(server.url)).toMatchObject({
				reason: "the mail server answered 550 5.1.1 (RCPT TO)",
			});
		}
	});
});

describe("a process", () => {
	// A socket or timer that is left would keep it for longer than the test may take.
	it.each([
		["accept", "delivered"],
		[{ at: "greeting", does: "stall" }, "refused"],
		[{ at: "reply", does: "drip" }, "refused"],
	] as const)("ends by itself after a try, silently (%j)", async (behave, outcome) => {
		const { url } = await start({ behave });
		const claim = makeClaim();
		const script = `
			import { createEmailDelivery } from ${JSON.stringify(join(import.meta.dirname, "smtp.ts"))};
			const message = ${JSON.stringify(compose(claim))};
			const compose = () => ({ ...message, date: new Date(message.date) });
			// nodemailer writes whole messages to stdout when it is asked to.
			const url = ${JSON.stringify(`${url}?logger=true&debug=true`)};
			const deliver = createEmailDelivery({ url, compose, timeout: 600 });
			const attempt = await deliver(${JSON.stringify(claim)}, new AbortController().signal);
			process.stdout.write(attempt.outcome);`;
		const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script]);
		expect(stdout).toBe(outcome);
	});
});

describe("a stop", () => {
	const HELD = ["greeting", "mail", "message", "reply"] as const;

	it.each(HELD)("ends a try that is held at %s, and its socket", async (at) => {
		const server = await start({ behave: { at, does: "stall" } });
		const stop = new AbortController();
		const attempt = deliverTo(server.url, {}, stop.signal);
		await server.whenHeld();
		stop.abort();
		expect(await attempt).toMatchObject(refused("stopped"));
		await server.whenIdle();
	});

	it("before a try keeps it from connecting", async () => {
		const server = await start();
		const { outcome } = await deliverTo(server.url, {}, AbortSignal.abort());
		expect(outcome).toBe("refused");
		expect(server.connections()).toBe(0);
	});

	it("ends a try inside TLS", async () => {
		const server = await start({ tls: "implicit", behave: { at: "rcpt", does: "stall" } });
		const stop = new AbortController();
		const attempt = deliverTo(`${server.url}?tls.rejectUnauthorized=false`, {}, stop.signal);
		await server.whenHeld();
		stop.abort();
		expect((await attempt).outcome).toBe("refused");
		await server.whenIdle();
	});

	it.each(["smtp", "smtps"])("ends a try in the midst of a TLS handshake (%s)", async (scheme) => {
		const stop = new AbortController();
		const { url, closed } = await startScript((heard) => {
			if (heard.startsWith("EHLO")) return "250-hello\r\n250 STARTTLS\r\n";
			if (heard.startsWith("STARTTLS") || (heard === "" && scheme === "smtp"))
				return "220 go on\r\n";
			if (heard.startsWith(CLIENT_HELLO)) stop.abort();
			return "";
		});
		const attempt = deliverTo(url.replace("smtp", scheme), {}, stop.signal);
		expect(await attempt).toMatchObject(refused("stopped"));
		await closed;
	});
});

describe("a login", () => {
	const login = { user: "site@kiteline.example", pass: "pass:word/@ %" };

	it("is made with the URL's user and password", async () => {
		const server = await start({ login });
		expect((await deliverTo(server.url)).outcome).toBe("delivered");
	});

	it("that is refused is tried again, and named without the user", async () => {
		const server = await start({ login });
		await expect(deliverTo(server.url.replace("%20", "-"))).resolves.toEqual({
			outcome: "refused",
			reason: "the mail server answered 535 5.7.8 (AUTH)",
		});
	});

	it("is not made where the server offers none", async () => {
		const { url, messages } = await start();
		await expect(deliverTo(url.replace("//", "//user:secret@"))).resolves.toEqual({
			outcome: "refused",
			reason: "the mail server was not reached or broke off (login): it offers no login",
		});
		expect(messages).toEqual([]);
	});

	it("that is asked for and not in the URL is named", async () => {
		const { url } = await start({ login });
		const { origin } = new URL(url.replace("smtp:", "http:"));
		expect(await deliverTo(origin.replace("http:", "smtp:"))).toMatchObject({
			outcome: "refused",
			reason: expect.stringMatching(/^the mail server answered 530/),
		});
	});
});

describe("TLS", () => {
	it.each(["starttls", "implicit"] as const)(
		"%s needs a certificate that is signed",
		async (tls) => {
			const { url, messages } = await start({ tls });
			expect(await deliverTo(url)).toMatchObject({
				outcome: "refused",
				reason: expect.stringMatching(/\((greeting|STARTTLS)\): [A-Z_]*CERT/),
			});
			expect(messages).toEqual([]);
			const trusting = await deliverTo(`${url}?tls.rejectUnauthorized=false`);
			expect(trusting.outcome).toBe("delivered");
		},
	);

	it("that the URL requires and the server lacks is no reason to go on without", async () => {
		const { url, messages } = await start();
		expect((await deliverTo(`${url}?requireTLS=true`)).outcome).toBe("refused");
		expect(messages).toEqual([]);
	});
});
