import { afterAll, describe, expect, it, onTestFinished, test, vi } from "vitest";
import { CORRESPONDENCE, compose, makeClaim } from "#app/emails/letters-for-tests.ts";
import {
	type MailBehaviour,
	type MailServerSettings,
	startMailServer,
	startScriptedServer,
} from "../../../tests/support/mail-server.ts";
import { createEmailDelivery, type EmailSettings } from "./smtp.ts";

/** Whether a try has come to where it is held or not, the limit ends it. */
const SHORT_MS = 500;
const NEVER = new AbortController().signal;
const LOGIN = { user: "site@kiteline.example", pass: "pass:word/@ %" };
/** What a server repeats, and no log may. */
const ECHO = "riya@desaicotton.example wrote: cotton by the metre";
/** What makes a certificate good that nobody has signed. */
const TRUSTING = "?tls.rejectUnauthorized=false";

const HELD_AT = ["greeting", "mail", "rcpt", "reply"] as const;

const stops: (() => unknown)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

async function start(settings?: MailServerSettings) {
	const server = await startMailServer(settings);
	stops.push(server.stop);
	return server;
}

function deliverTo(url: string, settings: Partial<EmailSettings> = {}, stop = NEVER) {
	return createEmailDelivery({ url, compose, ...settings })(makeClaim(), stop);
}

const refused = (words: string) => ({ outcome: "refused", reason: expect.stringContaining(words) });

async function expectTimeout(behave: MailBehaviour) {
	const server = await start({ behave });
	const attempt = await deliverTo(server.url, { timeout: SHORT_MS });
	expect(attempt).toMatchObject(refused("time-out"));
	await server.whenIdle();
}

// The server lets each client wait for its greeting, so the tries go side by side.
describe.concurrent("a letter is delivered", () => {
	it.each<[string, MailServerSettings]>([
		["takes it", {}],
		["wants the login of the URL", { login: LOGIN }],
		["has TLS after STARTTLS", { tls: "starttls" }],
		["has TLS from the start", { tls: "implicit" }],
		["drops the connection at QUIT", { behave: { at: "quit", does: "drop" } }],
	])("to a server that %s", async (_what, settings) => {
		const { url, messages } = await start(settings);
		expect(await deliverTo(url + TRUSTING)).toEqual({ outcome: "delivered" });
		const envelope = { from: CORRESPONDENCE.from, to: [CORRESPONDENCE.to] };
		expect(messages).toMatchObject([{ envelope }]);
	});

	it("to a server that never answers QUIT, also when the site stops then", async () => {
		const stop = new AbortController();
		const server = await startScriptedServer((heard) => {
			if (heard === "") return "220 ready\r\n";
			if (heard === "QUIT\r\n") stop.abort();
			if (heard === "DATA\r\n") return "354 go on\r\n";
			return /^(EHLO|MAIL|RCPT)|\r\n\.\r\n$/.test(heard) ? "250 ok\r\n" : "";
		});
		stops.push(server.stop);
		expect(await deliverTo(server.url, {}, stop.signal)).toEqual({ outcome: "delivered" });
		await server.closed;
	});
});

describe.concurrent("a letter is tried again", () => {
	it.each([
		["greeting", "(greeting)"],
		["mail", "(envelope)"],
		["rcpt", "(envelope)"],
		["message", "(message)"],
		["reply", "(message)"],
	] as const)("when the server drops the connection at %s", async (at, stage) => {
		const { url } = await start({ behave: { at, does: "drop" } });
		expect(await deliverTo(url)).toMatchObject(refused(stage));
	});

	it.each([...HELD_AT, "message"] as const)("when the server says nothing more at %s", (at) =>
		expectTimeout({ at, does: "stall" }),
	);

	it.each(HELD_AT)("when the server's reply at %s never ends", (at) =>
		expectTimeout({ at, does: "drip" }),
	);

	it.each<[string, MailServerSettings, string | RegExp, string, string]>([
		["offers no login", {}, "//", "//user:secret@", "(login): it offers no login"],
		["refuses the login", { login: LOGIN }, "%20", "-", "answered 535 5.7.8 (AUTH)"],
		["wants a login that the URL lacks", { login: LOGIN }, /\/\/.*@/, "//", "answered 530"],
		["lacks the TLS that the URL requires", {}, /$/, "?requireTLS=true", "STARTTLS"],
		["has an unsigned certificate at STARTTLS", { tls: "starttls" }, "", "", "CERT"],
		["has an unsigned certificate from the start", { tls: "implicit" }, "", "", "CERT"],
		["has no address", {}, /127.*/, `${"a".repeat(64)}.example`, "(connection): ENOTFOUND"],
	])("when the server %s", async (_what, settings, part, replacement, reason) => {
		const { url } = await start(settings);
		expect(await deliverTo(url.replace(part, replacement))).toMatchObject(refused(reason));
	});
});

describe.concurrent("a letter that the server refuses", () => {
	it.each<[Exclude<MailBehaviour, "accept">, string, "refused" | "gone"]>([
		[{ at: "greeting", does: `421 4.3.2 ${ECHO}` }, "421 4.3.2 (greeting)", "refused"],
		[{ at: "greeting", does: `554 5.3.2 ${ECHO}` }, "554 5.3.2 (greeting)", "refused"],
		[{ at: "mail", does: `451 4.7.1 ${ECHO}` }, "451 4.7.1 (MAIL FROM)", "refused"],
		[{ at: "mail", does: `550 ${ECHO}` }, "550 (MAIL FROM)", "refused"],
		[{ at: "rcpt", does: `450 4.2.1 ${ECHO}` }, "450 4.2.1 (RCPT TO)", "refused"],
		[{ at: "rcpt", does: `503 5.5.1 ${ECHO}` }, "503 5.5.1 (RCPT TO)", "refused"],
		[{ at: "rcpt", does: `550 5.1.1 ${ECHO}` }, "550 5.1.1 (RCPT TO)", "gone"],
		[{ at: "reply", does: `452 4.3.1 ${ECHO}` }, "452 4.3.1 (DATA)", "refused"],
		[{ at: "reply", does: `554 5.7.1 ${ECHO}` }, "554 5.7.1 (DATA)", "gone"],
	])("by %j is reported as %s, and its acknowledgement is %s", async (behave, code, outcome) => {
		const reason = `the mail server answered ${code}`;
		const server = await start({ behave });
		const withoutPipelining = await start({ behave, isPipelining: false });
		expect(await deliverTo(server.url)).toEqual({ outcome: "refused", reason });
		const acknowledgement = deliverTo(withoutPipelining.url, { isLastWord: true });
		expect(await acknowledgement).toEqual({ outcome, reason });
		expect([...server.messages, ...withoutPipelining.messages]).toEqual([]);
	});
});

describe.concurrent("a stop", () => {
	it.each<MailServerSettings>([
		{ behave: { at: "message", does: "stall" } },
		{ behave: { at: "reply", does: "stall" } },
		{ behave: { at: "rcpt", does: "stall" }, tls: "implicit" },
	])("ends a try and its socket at %j", async (settings) => {
		const server = await start(settings);
		const stop = new AbortController();
		const attempt = deliverTo(server.url + TRUSTING, {}, stop.signal);
		await server.whenHeld();
		stop.abort();
		expect(await attempt).toMatchObject(refused("stopped"));
		await server.whenIdle();
	});

	it("before a try keeps it from connecting", async () => {
		const { url, connections } = await start();
		expect(await deliverTo(url, {}, AbortSignal.abort())).toMatchObject(refused("stopped"));
		expect(connections()).toBe(0);
	});
});

test("nothing is printed of a try, whatever the URL says", async () => {
	const printed = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => printed.mockRestore());
	const { url } = await start();
	expect(await deliverTo(`${url}?logger=true&debug=true`)).toEqual({ outcome: "delivered" });
	expect(printed).not.toHaveBeenCalled();
});
