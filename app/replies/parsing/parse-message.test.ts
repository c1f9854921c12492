import { expect, it } from "vitest";
import { writeMail } from "../../../tests/support/incoming-mail.ts";
import { parseMessage } from "./parse-message.ts";

async function parse(mail: Parameters<typeof writeMail>[0] | string) {
	const raw = typeof mail === "string" ? new TextEncoder().encode(mail) : writeMail(mail);
	const message = await parseMessage(raw);
	if (!message) throw new Error("it is no message");
	return message;
}

const toText = ({ lines }: Awaited<ReturnType<typeof parse>>) =>
	lines.map(({ text }) => text).join("\n");

it("HTML becomes text: with addresses of links, without scripts, styles and what is hidden", async () => {
	const html = `<html><head><title>T</title><style>p{}</style></head><body><p>Look at <a href="https://x.example/a?b=1">this</a>
 and <a href="https://x.example/">x.example</a>.</p><script>alert(1)</script><div style="display: none">hidden</div><ul><li>One<li>Two</ul>
<a href="javascript:alert(1)">Press</a><img src="cid:1" alt="shop.png"><img src="https://t.example/p.gif" alt="tracker" onerror="alert(1)"></body></html>`;
	expect(toText(await parse({ html })).trim()).toBe(
		"Look at this (https://x.example/a?b=1) and x.example.\n\n- One\n- Two\n\nPress[shop.png]",
	);
});

it.each<[what: string, headers: Record<string, string>, expected: string | null]>([
	["a person", {}, null],
	["a person whose program says so", { "Auto-Submitted": "no" }, null],
	[
		"Exchange, away",
		{ "Auto-Submitted": "auto-generated", Subject: "Automatic reply: Yes" },
		"machine",
	],
	["Gmail, away", { Precedence: "bulk", "X-Autoreply": "yes" }, "machine"],
	["RFC 3834", { "Auto-Submitted": "auto-replied; owner-email=a@b.example" }, "machine"],
	["an empty return path alone", { "Return-Path": "<>" }, null],
	["a mailing list", { "List-Id": "News <news.x.example>", Precedence: "list" }, "list"],
	["a mail server", { From: "MAILER-DAEMON@x.example" }, "machine"],
])("who wrote it is known: %s", async (_what, headers, expected) => {
	expect((await parse({ headers, text: "Hello" })).automatic).toBe(expected);
});

const toReport = (
	fields: string,
	original = "Message-ID: <8f4b1c9e-0000-4000-8000-000000000001@kiteline.example>",
) => ({
	headers: {
		From: "Mail Delivery System <mailer-daemon@mx.example>",
		"Content-Type": 'multipart/report; report-type=delivery-status; boundary="b1"',
	},
	text: "Sorry.",
	parts: [
		`Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\n${fields}\n`,
		`Content-Type: text/rfc822-headers\n\n${original}\nSubject: Hello\n`,
	],
});
it.each<[what: string, mail: Parameters<typeof writeMail>[0], status: string | null]>([
	[
		"a plain report",
		toReport("Final-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 5.1.1"),
		"5.1.1",
	],
	[
		"a general code with an exact one beside it",
		toReport("Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 552 5.2.2 Mailbox full"),
		"5.2.2",
	],
	["a delay", toReport("Action: delayed\nStatus: 4.4.7"), null],
	[
		"qmail",
		{
			headers: { From: "MAILER-DAEMON@mx.example", "Return-Path": "<>" },
			text: "Hi. This is the qmail-send program at mx.example (10.5.1.2).\n<a@b.example>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\nMessage-ID: <8f4b1c9e-0000-4000-8000-000000000001@kiteline.example>\n",
		},
		"5.1.1",
	],
	["no report", { text: "The code was 5.1.1." }, null],
])("what a report says of a delivery is read: %s", async (_what, mail, status) => {
	const { bounce } = await parse(mail);
	if (status === null) return expect(bounce).toBeNull();
	expect(bounce).toMatchObject({ status });
	expect(bounce?.ids).toContain("<8f4b1c9e-0000-4000-8000-000000000001@kiteline.example>");
});

const toFile = (name: string, type = "application/pdf") =>
	`Content-Type: ${type}\nContent-Disposition: attachment; filename="${name.replaceAll("\\", "\\\\")}"\n\ncontent`;
it.each([
	["../../etc/passwd", "passwd"],
	["C:\\Windows\\evil.exe", "evil.exe"],
	["invoice\u202efdp.exe", "invoicefdp.exe"],
	["..hidden", "hidden"],
	["con.txt", "_con.txt"],
	["a<b>:c.pdf", "a_b__c.pdf"],
	[`${"x".repeat(1_000)}.pdf`, `${"x".repeat(116)}.pdf`],
	["", "file.pdf"],
])("the name of a file is made harmless: %s", async (name, expected) => {
	const { files } = await parse({ text: "See", parts: [toFile(name)] });
	expect(files).toMatchObject([{ name: expected, size: "content".length }]);
});

it("files beyond 10 MB have no content, and of a thousand those beyond fifty are counted", async () => {
	const large = `Content-Type: image/png; name=large.png\n\n${"x".repeat(11 * 1024 * 1024)}`;
	const { files } = await parse({ text: "See", parts: [large, toFile("small.pdf")] });
	expect(files).toMatchObject([
		{ name: "large.png", content: null },
		{ name: "small.pdf", content: new TextEncoder().encode("content") },
	]);
	const many = await parse({
		text: "",
		parts: Array.from({ length: 1_000 }, () => toFile("a.pdf")),
	});
	expect(many.files).toHaveLength(51);
	expect(many.files.at(-1)).toMatchObject({ name: "950 more files", content: null });
});

const HEAD = "From: a@x.example\r\n";
it.each<[what: string, raw: string]>([
	["nothing", ""],
	["no headers", "Hello"],
	["an address that is none", "From: nobody\r\n\r\nHello"],
	["headers of 2 MB", `${HEAD}${"X-A: b\r\n".repeat(250_000)}\r\nHello`],
	[
		"a thousand levels",
		HEAD +
			Array.from(
				{ length: 1_000 },
				(_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
			).join(""),
	],
])("what is no message gives null: %s", async (_what, raw) => {
	expect(await parseMessage(new TextEncoder().encode(raw))).toBeNull();
});

it.each<[what: string, raw: string, text: string]>([
	["an unknown charset", `${HEAD}Content-Type: text/plain; charset=nonsense\r\n\r\nHello`, "Hello"],
	[
		"a byte order mark, NUL and controls of direction",
		`${HEAD}\r\n\ufeffHel\u0000lo \u202eyou`,
		"Hello you",
	],
	[
		"a boundary that never comes",
		`${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\nHello`,
		"",
	],
	["the year 9999", `${HEAD}Date: Fri, 31 Dec 9999 23:59:59 +1400\r\n\r\nHello`, "Hello"],
	[
		"a header in a name",
		`From: "a\r\n b" <a@x.example>\r\nSubject: =?utf-8?q?a=0D=0ABcc:_b@x.example?=\r\n\r\nHello`,
		"Hello",
	],
])("a strange message is read: %s", async (_what, raw, text) => {
	const message = await parse(raw);
	expect(toText(message).trim()).toBe(text);
	expect(message.subject + message.from.name).not.toMatch(/[\r\n]/);
});

it("ids have visible characters of ASCII alone, so that every database takes them", async () => {
	const word = "=?utf-8?Q?=3Cm=00b@c.example=3E?=";
	const { messageId, references } = await parse({
		headers: { "Message-ID": word, "In-Reply-To": word, References: `<a@b> ${word}` },
		text: "Hello",
	});
	expect([messageId, references]).toEqual([null, ["<a@b>"]]);
});

it.each([
	["<3klm o7@c.example>", null, "3klm o7@c.example"],
	["1@c.example", "<1@c.example>", "1@c.example"],
	["<1>", "<1>", "1"],
	["<a\u0000@c.example>", null, "a @c.example"],
])(
	"an id is kept as it stands beside the one that is valid: %s",
	async (header, messageId, rawMessageId) => {
		expect(await parse({ headers: { "Message-ID": header }, text: "Hello" })).toMatchObject({
			messageId,
			rawMessageId,
			date: "Wed, 25 Nov 2026 12:00:00 +0530",
		});
	},
);

it("who wrote a message of a group, where answers go and what the mail server says of it are read", async () => {
	const headers = {
		From: "'Riya' via Hello <hello@kiteline.example>",
		"Reply-To": "Desai, Riya <riya@x.example>",
		"X-Original-Sender": "riya@x.example",
		"Authentication-Results":
			"mx.kiteline.example; spf=pass;\n dmarc=fail (p=NONE) header.from=x.example",
	};
	expect(await parse({ headers, text: "Hello" })).toMatchObject({
		replyTo: { name: "Desai, Riya", address: "riya@x.example" },
		originalFrom: { name: "", address: "riya@x.example" },
		isRejectedByDmarc: true,
	});
	expect(
		await parse({ headers: { "Reply-To": "RIYA@desaicotton.example" }, text: "Hello" }),
	).toMatchObject({
		replyTo: null,
		originalFrom: null,
		isRejectedByDmarc: false,
	});
});

it("a message without a valid sender is its author's by the other headers", async () => {
	const headers = { From: "Riya", Sender: "Office <office@x.example>" };
	expect((await parse({ headers, text: "Hello" })).from).toEqual({
		name: "Office",
		address: "office@x.example",
	});
});
