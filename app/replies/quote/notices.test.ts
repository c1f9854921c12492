import { expect, it } from "vitest";
import { toEnquiryUrl } from "#app/enquiries/emails/desk-url.ts";
import { buildEnquiryEmail } from "#app/enquiries/emails/enquiry-email.tsx";
import { createEnquiry, OPTIONS } from "../../../tests/support/emails.ts";
import { writeMail } from "../../../tests/support/incoming-mail.ts";
import { OURS, quoteLines, toDivs } from "../../../tests/support/split-mail.ts";
import { buildReplyNotice } from "../emails/reply-notice.tsx";
import { parseMessage } from "../parsing/parse-message.ts";
import { splitQuote } from "../split-quote.ts";

const ENQUIRY = createEnquiry({});
const THEIRS = "When do we begin?\nAnd who takes part in it?";
const REPLY_NOTICE = buildReplyNotice(
	ENQUIRY,
	{
		text: THEIRS,
		at: "2026-11-25T06:30:00.000Z",
		fromAddress: ENQUIRY.email,
		isOtherSender: 0,
		files: ["plan.pdf"],
		ownerEmail: null,
	},
	OPTIONS,
);
const deskUrl = toEnquiryUrl(OPTIONS.siteUrl, ENQUIRY.id);
const ENQUIRY_NOTICE = buildEnquiryEmail(ENQUIRY, { ...OPTIONS, deskUrl });
const NOTICES = [
	["a reply", REPLY_NOTICE, THEIRS],
	["an enquiry", ENQUIRY_NOTICE, ENQUIRY.message],
] as const;

const WORDS = "Dear Riya,\n\nin January.\n\nMeera";
const LINE = `On Wed, 25 Nov 2026 at 12:00, Kiteline <${OURS}> wrote:`;
const HEADERS = `From: Kiteline <${OURS}>\nSent: Wednesday, November 25, 2026 12:00 PM\nTo: Meera Shah <meera@kiteline.example>`;

async function split(mail: Parameters<typeof writeMail>[0], noticeOf: string | null = ENQUIRY.id) {
	const message = await parseMessage(writeMail(mail));
	if (!message) throw new Error("it is no message");
	return splitQuote(message.lines, {
		answers: [THEIRS, ENQUIRY.message],
		subject: message.subject,
		addresses: [OURS, ENQUIRY.email],
		noticeOf,
	});
}

it.each(
	NOTICES.flatMap(([what, { text, html, subject }, theirs]) => [
		[what, "marks", { text: `${WORDS}\n\n${LINE}\n${quoteLines(text)}` }, theirs] as const,
		[
			what,
			"HTML",
			{
				html: `${toDivs(WORDS)}<div class="gmail_quote"><div class="gmail_attr">${LINE.replace(/[<>]/g, "")}</div><blockquote class="gmail_quote">${html}</blockquote></div>`,
			},
			theirs,
		] as const,
		[
			what,
			"headers",
			{
				headers: { Subject: `Re: ${subject}` },
				text: `${WORDS}\n\n${HEADERS}\nSubject: ${subject}\n\n${text}`,
			},
			theirs,
		] as const,
	]),
)(
	"a notice of %s that is answered is folded whole, quoted by %s",
	async (_what, _how, mail, theirs) => {
		const { text, quoted } = await split(mail);
		expect(text.replaceAll(/\n+/g, "\n")).toBe(WORDS.replaceAll(/\n+/g, "\n"));
		for (const line of [...theirs.split("\n"), "Answer on the desk"])
			expect(quoted).toContain(line);
	},
);

it("what a visitor writes below our link stays, and so do answers between the lines of a notice", async () => {
	const quote = quoteLines(`Our office: ${deskUrl}\n\nWe also want a shop.`);
	expect((await split({ text: `See below.\n\n${quote}` }, null)).quoted).toBeNull();
	const [first = "", ...rest] = quoteLines(REPLY_NOTICE.text).split("\n");
	const text = `${LINE}\n${first}\nIn January.\n${rest.join("\n")}`;
	expect((await split({ text })).quoted).toBeNull();
});
