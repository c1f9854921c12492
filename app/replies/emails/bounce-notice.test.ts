import { expect, it } from "vitest";
import { createEnquiry, OPTIONS } from "../../../tests/support/emails.ts";
import type { ToldBounce } from "../find-told-bounce.ts";
import { buildBounceNotice } from "./bounce-notice.tsx";

const BOUNCE: ToldBounce = {
	text: "Dear Riya,\n<b>yes</b>",
	at: "2026-11-25T06:30:00.000Z",
	sentAt: "2026-11-25T06:00:00.000Z",
	authorName: "Nina",
	reason: { code: "mail-server-answered", reply: "550 5.1.1", command: "RCPT TO" },
	email: "meera@x.example",
	isOwn: true,
};

it("a notice says to whom an answer was sent, why it did not arrive and what it said, and leads to the address", () => {
	const enquiry = createEnquiry({ name: "Riya\r\nBcc: all@x.example", phone: "98250 11223" });
	const notice = buildBounceNotice(enquiry, BOUNCE, OPTIONS);
	expect(notice.subject).toMatch(/^Your answer to Riya .* did not arrive$/);
	expect(notice.subject).not.toMatch(/[\r\n]/);
	expect(notice.to).toEqual({ name: "", address: OPTIONS.to });
	expect(notice.replyTo).toMatchObject({ address: OPTIONS.site.email });
	expect(notice.text).toContain(BOUNCE.text);
	expect(notice.html).toContain("&lt;b&gt;yes&lt;/b&gt;");
	for (const part of [notice.text, notice.html])
		for (const words of [
			enquiry.email,
			"this address does not exist",
			"550 5.1.1",
			"call 98250 11223",
			`/desk/enquiries/${enquiry.id}#correct`,
		])
			expect(part).toContain(words);
});

it.each([
	["5.2.2", "Send it again later, or call 98250 11223."],
	["5.2.3", "Send it again without the files, or call 98250 11223."],
])("a notice of %s does not speak of the address", (status, words) => {
	const enquiry = createEnquiry({ state: "waiting", phone: "98250 11223" });
	const reason = { code: "bounced", status } as const;
	const { text } = buildBounceNotice(enquiry, { ...BOUNCE, reason }, OPTIONS);
	expect(text).toContain(words);
	expect(text).toContain("Open it on the desk");
	expect(text).not.toMatch(/correct/i);
});

it("a notice to somebody else names the author, and not the inbox where the enquiry is in none", () => {
	const enquiry = createEnquiry({ state: "won" });
	const { subject, text } = buildBounceNotice(enquiry, { ...BOUNCE, isOwn: false }, OPTIONS);
	expect(subject).toContain("An answer to");
	expect(text).toContain("Nina wrote on");
	expect(text).not.toContain("unanswered");
});
