import { expect, it } from "vitest";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import { createEnquiry, OPTIONS } from "../../../tests/support/emails.ts";
import type { ToldReply } from "../find-told-reply.ts";
import { buildReplyNotice } from "./reply-notice.tsx";

const REPLY: ToldReply = {
	text: "Yes, please.\n<script>alert(1)</script>",
	at: "2026-11-25T06:30:00.000Z",
	fromAddress: "riya@desaicotton.example",
	isOtherSender: 0,
	files: [],
	ownerEmail: null,
};

it("a notice has the words of the reply as text, and a button to its enquiry", () => {
	const enquiry = createEnquiry({ name: "Riya\r\nBcc: all@x.example" });
	const notice = buildReplyNotice(enquiry, REPLY, OPTIONS);
	expect(notice.subject).not.toMatch(/[\r\n]/);
	expect(notice.to).toEqual({ name: "", address: OPTIONS.to });
	expect(notice.replyTo).toMatchObject({ address: enquiry.email });
	expect(notice.text).toContain(REPLY.text);
	expect(notice.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	for (const part of [notice.text, notice.html]) {
		expect(part).toContain(toDeskUrl(OPTIONS.siteUrl, `/desk/enquiries/${enquiry.id}`));
		expect(part).not.toContain("It came from");
		expect(part).not.toContain("Attached");
	}
});

it("a notice names the sender where no address is known, and the files, and says where no words are", () => {
	const fromAddress = "asha@other.example";
	const files = ["plan.pdf", "photo.jpg"];
	const reply: ToldReply = { ...REPLY, text: "", fromAddress, isOtherSender: 1, files };
	const { text, replyTo } = buildReplyNotice(createEnquiry({ email: "" }), reply, OPTIONS);
	expect(replyTo).toMatchObject({ address: fromAddress });
	for (const words of [fromAddress, "plan.pdf, photo.jpg", "no text of their own"])
		expect(text).toContain(words);
	expect(text).toContain(`your answer goes to ${fromAddress}`);
	expect(text).not.toContain("It came from");
});

it("a notice says which other address it came from", () => {
	const reply: ToldReply = { ...REPLY, fromAddress: "asha@other.example", isOtherSender: 1 };
	const { text } = buildReplyNotice(createEnquiry(), reply, OPTIONS);
	expect(text).toContain("It came from asha@other.example, not from riya@desaicotton.example.");
});
