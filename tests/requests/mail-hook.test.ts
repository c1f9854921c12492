import { beforeAll, expect, test } from "vitest";
import { getNow } from "../../app/platform/clock.ts";
import { writeMail } from "../support/incoming-mail.ts";
import { openConnection, parseStatus, sendRaw } from "../support/raw-request.ts";
import { MAIL_SECRET, signMail } from "../support/sign-mail.ts";
import { type OwnSite, startSite } from "../support/site.ts";

const MESSAGE = Buffer.from(
	"From: Asha <asha@client.example>\r\nTo: hello@kiteline.example\r\nSubject: Hello\r\nMessage-ID: <1@client.example>\r\n\r\nCaf\xe9\r\n",
	"latin1",
);

let site: OwnSite;

beforeAll(async () => {
	site = await startSite({ MAIL_HOOK_SECRET: MAIL_SECRET });
	return async () => {
		await site.takeErrors();
		await site.stop();
	};
});

async function callHook(body: Uint8Array<ArrayBuffer>, headers = signMail(body)) {
	return (await site.request("/hooks/mail", { method: "POST", body, headers })).status;
}

test("the hook takes a message whose bytes are no UTF-8", async () => {
	expect(await callHook(MESSAGE)).toBe(202);
});

const other = `whsec_${Buffer.from("another secret of some length").toString("base64")}`;
const EARLIER = getNow() - 10 * 60_000;
test.each<
	[what: string, body: Buffer<ArrayBuffer>, headers: Record<string, string>, status: number]
>([
	["without a signature", MESSAGE, {}, 401],
	["with another secret", MESSAGE, signMail(MESSAGE, getNow(), other), 401],
	["signed ten minutes ago", MESSAGE, signMail(MESSAGE, EARLIER), 401],
	["signed for other bytes", MESSAGE, signMail(Buffer.from("Caf\xc3\xa9")), 401],
	["that is no message", Buffer.from("Hello"), signMail(Buffer.from("Hello")), 422],
])("the hook rejects a request %s", async (_what, body, headers, status) => {
	expect(await callHook(body, headers)).toBe(status);
});

test("without the secret there is no hook", async () => {
	const without = await startSite({});
	const request = { method: "POST", body: MESSAGE, headers: signMail(MESSAGE) };
	expect((await without.request("/hooks/mail", request)).status).toBe(404);
	await without.stop();
});

test("who sends what is not signed is rejected after a few, before the body, and nobody else is", async () => {
	const own = await startSite({ MAIL_HOOK_SECRET: MAIL_SECRET, TRUST_PROXY: "1" });
	const send = async (from: string, secret = MAIL_SECRET) => {
		const headers = { ...signMail(MESSAGE, getNow(), secret), "X-Forwarded-For": from };
		return own.request("/hooks/mail", { method: "POST", body: MESSAGE, headers });
	};
	for (let time = 0; time < 8; time++) expect((await send("203.0.113.1")).status).toBe(202);
	for (let time = 0; time < 5; time++) expect((await send("203.0.113.2", other)).status).toBe(401);
	const rejected = await send("203.0.113.2");
	expect(rejected.status).toBe(429);
	expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThan(0);
	expect((await send("203.0.113.1")).status).toBe(202);
	await own.stop();
});

test("a message of 30 MB in parts, whose size nobody says, is rejected, and the next one is taken", async () => {
	const part = Buffer.from(`${"A".repeat(76)}\r\n`.repeat(13_000));
	const body = new ReadableStream({
		start: (controller) => {
			controller.enqueue(MESSAGE);
			for (let count = 0; count < 30; count++) controller.enqueue(part);
			controller.close();
		},
	});
	const request = { method: "POST", headers: signMail(MESSAGE), body, duplex: "half" } as const;
	expect((await site.request("/hooks/mail", request)).status).toBe(413);
	const next = writeMail({ text: "After it" });
	expect(await callHook(next)).toBe(202);
});

test("a message that says that it is too large is rejected before it is sent", async () => {
	const lines = Object.entries(signMail(MESSAGE)).map(([name, value]) => `${name}: ${value}\r\n`);
	const length = 25 * 1024 * 1024 + 1;
	const head = `POST /hooks/mail HTTP/1.1\r\nHost: x\r\n${lines.join("")}Content-Length: ${length}\r\n\r\n`;
	expect(parseStatus(await sendRaw(site.origin, head))).toBe(413);
});

test("strangers who send slowly, or break off, keep no place of a mail server, and are no error", async () => {
	const own = await startSite({ MAIL_HOOK_SECRET: MAIL_SECRET });
	const lines = Object.entries(signMail(MESSAGE, getNow(), other)).map(
		([name, value]) => `${name}: ${value}\r\n`,
	);
	const sendHead = async (from: string) => {
		const stranger = await openConnection(own.origin);
		stranger.write(
			`POST /hooks/mail HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n${lines.join("")}Content-Length: 1000000\r\n\r\nFrom:`,
		);
		return stranger;
	};
	const strangers = [];
	for (let count = 1; count <= 6; count++) strangers.push(await sendHead(`198.51.100.${count}`));
	const headers = { ...signMail(MESSAGE), "X-Forwarded-For": "203.0.113.1" };
	for (const status of [202, 202, 202])
		expect(
			(await own.request("/hooks/mail", { method: "POST", body: MESSAGE, headers })).status,
		).toBe(status);
	for (const { socket } of strangers.slice(0, 3)) socket.destroy();
	for (const { closed } of strangers.slice(3)) expect(parseStatus(await closed)).toBe(408);
	expect(await own.takeErrors()).toBe("");
	await own.stop();
});
