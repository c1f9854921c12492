import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { toHeaderText } from "#app/design/email/email-headers.ts";
import { createEmailDelivery } from "#app/enquiries/delivery/smtp.ts";
import { buildMessage, createClaim, OPTIONS, SITE } from "../../../tests/support/emails.ts";
import { HOSTILE_TEXTS } from "../../../tests/support/hostile.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";

const HEADERS = [
	"auto-submitted",
	"content-type",
	"date",
	"from",
	"message-id",
	"mime-version",
	"reply-to",
	"subject",
	"to",
	"x-auto-response-suppress",
];

test("e-mails bring hostile words as they are, and as no header of their own", async () => {
	const words = [
		...HOSTILE_TEXTS,
		"Riya;group:a@b.example,c@d.example;",
		"=?utf-8?b?UmVhbGx5?= and =?broken",
		"..two dots\n.one dot\nFrom here on",
	];
	const server = await startMailServer();
	onTestFinished(server.stop);
	const deliver = createEmailDelivery({ url: server.url, buildMessage });
	const attempts = words.map((text, index) => {
		const claim = createClaim({ name: text, message: text }, `delivery-${index}`);
		return deliver(claim, new AbortController().signal);
	});
	for (const attempt of await Promise.all(attempts))
		expect(attempt).toEqual({ outcome: "delivered" });
	expect(server.messages).toHaveLength(words.length);
	for (const { messageId, envelope, parsed } of server.messages) {
		const text = words[Number(/^<delivery-(\d+)@/.exec(messageId)?.[1])] ?? "";
		const name = toHeaderText(text);
		const lines = toLines(text.toWellFormed()).trim().split("\n");
		const markup = lines.map((line) => renderToStaticMarkup(line)).join("<br/>");
		expect(envelope).toEqual({ from: OPTIONS.from, to: [OPTIONS.to] });
		expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual(HEADERS);
		expect(parsed.from).toEqual({ name: SITE.name, address: OPTIONS.from });
		expect(parsed.to).toEqual([{ name: "", address: OPTIONS.to }]);
		expect(parsed.replyTo).toEqual([{ name, address: "riya@desaicotton.example" }]);
		const subject = `Enquiry from ${name}: ${OPTIONS.contextText}`;
		expect(withoutMark(parsed.subject)).toBe(withoutMark(subject));
		expect(toLines(parsed.text)).toContain(lines.join("\n"));
		expect(toLines(parsed.html)).toContain(markup);
	}
});

const toLines = (text = "") => text.replaceAll(/\r\n?/g, "\n");
/** Removes byte order marks, as the parser drops one at the beginning of an encoded word. */
const withoutMark = (text = "") => text.replaceAll("\ufeff", "").trim();
