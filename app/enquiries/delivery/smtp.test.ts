import { afterAll, describe, expect, it, onTestFinished, test, vi } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { TokenError } from "#app/platform/oauth-tokens.ts";
import { buildMessage, createClaim, OPTIONS } from "../../../tests/support/emails.ts";
import {
	type MailBehaviour,
	type MailServerSettings,
	startMailServer,
} from "../../../tests/support/mail-server.ts";
import type { DeliveryFault } from "../delivery-fault.ts";
import { exportFault } from "../describe-rejection.ts";
import { createEmailDelivery, type EmailSettings } from "./smtp.ts";

const { from, to } = OPTIONS;
const NEVER = new AbortController().signal;
const LOGIN = { user: "site@kiteline.example", pass: "pass:word/@ %" };
/** A text that a server repeats, and that must not be in any log. */
const ECHO = "riya@desaicotton.example wrote: cotton by the metre";

const stops: (() => unknown)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

async function start(settings?: MailServerSettings) {
	const server = await startMailServer(settings);
	stops.push(server.stop);
	return server;
}

function deliverTo(url: string, settings: Partial<EmailSettings> = {}, stop = NEVER) {
	return createEmailDelivery({ url, buildMessage, ...settings })(createClaim(), stop);
}

const rejected = (words: string) => ({
	outcome: "rejected",
	reason: expect.toSatisfy((fault: DeliveryFault) => exportFault(fault).includes(words)),
});

// The server makes each client wait for its greeting, so the tests run concurrently.
describe.concurrent("an e-mail", () => {
	it("is delivered by TLS and with the login of the URL", async () => {
		const { url, messages } = await start({ login: LOGIN, tls: true });
		const delivered = deliverTo(`${url}?tls.rejectUnauthorized=false`);
		expect(await delivered).toEqual({ outcome: "delivered" });
		expect(messages).toMatchObject([{ envelope: { from, to: [to] } }]);
	});

	it("is delivered with an access token, and tried with another one where the server rejects the first", async () => {
		const { url, messages } = await start({ login: { user: LOGIN.user, token: "second" } });
		const tokens = {
			getToken: async ({ isRejected } = { isRejected: false }) => ({
				token: isRejected ? "second" : "first",
				expiresAt: getNow() + 60_000,
			}),
		};
		const deliver = createEmailDelivery({ url, buildMessage, tokens });
		expect(await deliver(createClaim(), NEVER)).toMatchObject(rejected("535"));
		expect(await deliver(createClaim(), NEVER)).toEqual({ outcome: "delivered" });
		expect(messages).toHaveLength(1);
	});

	it("is tried again when there is no access token", async () => {
		const { url } = await start({ login: { user: LOGIN.user, token: "any" } });
		const tokens = { getToken: () => Promise.reject(new TokenError("no token for riya")) };
		expect(await deliverTo(url, { tokens })).toEqual(rejected("no access token"));
	});

	it.each(["greeting", "reply"] as const)(
		"is tried again when the server drops the connection at its %s",
		async (at) => {
			const { url } = await start({ behave: { at, does: "drop" } });
			expect(await deliverTo(url)).toMatchObject(rejected("connection closed"));
		},
	);

	it.each<MailBehaviour>([
		{ at: "greeting", does: "stall" },
		{ at: "reply", does: "drip" },
	])("is tried again when the time is over: %j", async (behave) => {
		const { url, untilIdle } = await start({ behave });
		expect(await deliverTo(url, { timeout: 500 })).toMatchObject(rejected("time-out"));
		await untilIdle();
	});

	it.each<[string, MailServerSettings, string | RegExp, string, string]>([
		["rejects the login", { login: LOGIN }, "%20", "-", "answered 535 5.7.8 (AUTH PLAIN)"],
		["lacks the TLS that the URL requires", {}, /$/, "?requireTLS=true", "STARTTLS"],
		["has a certificate that nobody signed", { tls: true }, "", "", "CERT"],
		["has no address", {}, /127.*/, `${"a".repeat(64)}.example`, "ENOTFOUND"],
	])("is tried again when the server %s", async (_what, settings, part, replacement, reason) => {
		const { url } = await start(settings);
		expect(await deliverTo(url.replace(part, replacement))).toMatchObject(rejected(reason));
	});

	it.each<[Exclude<MailBehaviour, "accept">, string, string, "rejected" | "gone"]>([
		[{ at: "greeting", does: `421 4.3.2 ${ECHO}` }, "421 4.3.2", "CONN", "rejected"],
		[{ at: "mail", does: `550 ${ECHO}` }, "550", "MAIL FROM", "rejected"],
		[{ at: "rcpt", does: `450 4.2.1 ${ECHO}` }, "450 4.2.1", "RCPT TO", "rejected"],
		[{ at: "rcpt", does: `550 5.1.1 ${ECHO}` }, "550 5.1.1", "RCPT TO", "gone"],
		[{ at: "reply", does: `554 5.7.1 ${ECHO}` }, "554 5.7.1", "DATA", "gone"],
	])(
		"rejected by %j is reported as %s to %s, and an acknowledgement is %s",
		async (behave, reply, command, outcome) => {
			const reason = { code: "mail-server-answered", reply, command };
			const { url, messages } = await start({ behave });
			expect(await deliverTo(url)).toEqual({ outcome: "rejected", reason });
			const acknowledgement = deliverTo(url, { stopsAtPermanentFailure: true });
			expect(await acknowledgement).toEqual({ outcome, reason });
			expect(messages).toEqual([]);
		},
	);

	it("is given up at a stop, with its socket", async () => {
		const server = await start({ behave: { at: "message", does: "stall" } });
		const stop = new AbortController();
		const attempt = deliverTo(server.url, {}, stop.signal);
		await server.untilStalled();
		stop.abort();
		expect(await attempt).toMatchObject(rejected("stopped"));
		await server.untilIdle();
	});
});

test("an e-mail goes by SMTP and nothing of it is printed, whatever the URL says", async () => {
	const printed = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => printed.mockRestore());
	const { url, messages } = await start();
	const query = "logger=true&debug=true&streamTransport=true&pool=true";
	expect(await deliverTo(`${url}?${query}`)).toEqual({ outcome: "delivered" });
	expect(messages).toHaveLength(1);
	expect(printed).not.toHaveBeenCalled();
});
