import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { createEmailDelivery } from "#app/enquiries/delivery/smtp.ts";
import { type ReceivedMail, startMailServer } from "../../tests/support/mail-server.ts";
import { toHeaderText } from "./letter-headers.ts";
import { CORRESPONDENCE, compose, makeClaim } from "./letters-for-tests.ts";

const BLNS = "../shared/corpora/blns.json";
const AT_ONCE = 40;
const NEVER = new AbortController().signal;
const BOM = "\ufeff";
const HOSTILE = [
	`"Riya" O'Desai, MBA`,
	"riya@other.example",
	'"Boss" <boss@bank.example>',
	"<script>alert(1)</script>",
	"Riya\r\nBcc: everybody@other.example",
	"Riya\nSubject: other\n\nother body",
	"Riya\u0000\u0007\u001b[31m",
	"Riya;group:a@b.example,c@d.example;",
	"=?utf-8?q?Riya=0D=0ABcc:=20all@other.example?=",
	"=?utf-8?b?UmVhbGx5?= and =?broken",
	"a =?utf-8?Q?b c?= d",
	"ريا ديساي \u202egnp.exe",
	"रिया देसाई",
	"🪁👩🏽‍💻 कँ",
	"\ud800 lone \udfff",
	`${BOM}marked`,
	"R".repeat(100),
	"ж".repeat(100),
	"\\",
	'\\"',
	"(comment",
	".\r\n..\r\n.\r\nQUIT\r\n",
	".",
	"\n.\n",
	"..two dots\n.one dot\nFrom here on",
	"trailing spaces   \n\ttabs\t\n--\n-- \nend",
	`--_NmP-${CORRESPONDENCE.deliveryId}-Part_1--`,
	"x".repeat(5_000),
	"औ".repeat(5_000),
	"\u2028\u2029\u0085",
	"#{7*7} %s%n {{7*7}}",
];

async function start() {
	const server = await startMailServer();
	onTestFinished(server.stop);
	return { server, deliver: createEmailDelivery({ url: server.url, compose }) };
}

describe("an enquiry on its way", () => {
	it("goes to its one receiver with its headers and both parts", async () => {
		const { server, deliver } = await start();
		await deliver(makeClaim(), NEVER);
		const [{ envelope, parsed, messageId } = {}] = server.messages;
		expect(envelope).toEqual({ from: CORRESPONDENCE.from, to: [CORRESPONDENCE.to] });
		expect(messageId).toBe(`<${CORRESPONDENCE.deliveryId}@mail.kiteline.example>`);
		expect(parsed).toMatchObject({
			from: { name: "Kiteline", address: CORRESPONDENCE.from },
			to: [{ address: CORRESPONDENCE.to }],
			replyTo: [{ name: "Riya Desai", address: "riya@desaicotton.example" }],
			subject: "Enquiry from Riya Desai: SEO Services in Bandra, Mumbai",
			date: "2026-11-21T12:02:00.000Z",
			text: expect.stringContaining("cotton by the metre"),
			html: expect.stringContaining("cotton by the metre"),
		});
	});

	it("has the same bytes at each try", async () => {
		const { server, deliver } = await start();
		await deliver(makeClaim(), NEVER);
		await deliver(makeClaim(), NEVER);
		const [first, second] = server.messages;
		expect(second?.raw).toBe(first?.raw);
	});

	it("brings hostile words as they are, and as no header of their own", {
		timeout: 60_000,
	}, async () => {
		const corpus: unknown = existsSync(BLNS) ? JSON.parse(readFileSync(BLNS, "utf8")) : [];
		if (!existsSync(BLNS)) console.log(`${BLNS} is not there: only the list in the test is sent.`);
		const words = [...HOSTILE, ...(Array.isArray(corpus) ? corpus.map(String) : [])];
		const { server, deliver } = await start();
		const waiting = words.map((text, index) =>
			makeClaim({ name: text, message: text }, `delivery-${index}`),
		);
		const sendAll = async () => {
			for (let claim = waiting.pop(); claim; claim = waiting.pop())
				expect(await deliver(claim, NEVER)).toEqual({ outcome: "delivered" });
		};
		await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
		expect(server.messages).toHaveLength(words.length);
		for (const message of server.messages) {
			const text = words[Number(/^<delivery-(\d+)@/.exec(message.messageId)?.[1])] ?? "";
			expect(readBack(message)).toEqual(expectBack(text));
		}
	});
});

/** What of a message must not be changed by what is in it. */
function readBack({ envelope, parsed }: ReceivedMail) {
	const count = (key: string) => parsed.headers.filter((header) => header.key === key).length;
	const keys = ["from", "to", "reply-to", "subject", "message-id", "date", "cc", "bcc"];
	const [, message] = /:\n\n([\s\S]*)\n\n-{40}\n\nName: /.exec(toLines(parsed.text)) ?? [];
	return {
		envelope,
		counts: Object.fromEntries(keys.map((key) => [key, count(key)])),
		to: parsed.to,
		replyTo: parsed.replyTo,
		subject: parsed.subject?.trim(),
		message: message?.trim(),
		html: readMessage(parsed.html),
	};
}

/** The message's paragraph, as the mail's reader will show it. */
function readMessage(html = ""): string {
	const [, markup = ""] = /pre-wrap[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
	return toLines(markup)
		.replaceAll("<br/>", "\n")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&")
		.trim();
}

function expectBack(text: string): ReturnType<typeof readBack> {
	const name = toHeaderText(text);
	return {
		envelope: { from: CORRESPONDENCE.from, to: [CORRESPONDENCE.to] },
		counts: {
			from: 1,
			to: 1,
			"reply-to": 1,
			subject: 1,
			"message-id": 1,
			date: 1,
			cc: 0,
			bcc: 0,
		},
		to: [{ name: "", address: CORRESPONDENCE.to }],
		replyTo: [{ name, address: "riya@desaicotton.example" }],
		subject: `Enquiry from ${name}: ${CORRESPONDENCE.contextText}`,
		message: toLines(text.toWellFormed()).trim(),
		html: toLines(text.toWellFormed()).trim(),
	};
}

const toLines = (text = "") => text.replaceAll(/\r\n?/g, "\n");
