import ICAL from "ical.js";
import { expect, onTestFinished, test } from "vitest";
import { createEmailDelivery, type EmailMessage } from "#app/enquiries/delivery/smtp.ts";
import type { Claim } from "#app/enquiries/store/outbox.ts";
import { CALL_OPTIONS, createNotice, TERMS } from "../../tests/support/call-notices.ts";
import { createClaim, createEnquiry, OPTIONS, SITE } from "../../tests/support/emails.ts";
import { startMailServer } from "../../tests/support/mail-server.ts";
import { buildCallEmail, buildCallReminder } from "./call-email.tsx";
import { toHeaderText } from "./email-headers.ts";
import { buildHostCallEmail } from "./host-call-email.tsx";

const EMAIL = "riya@desaicotton.example";
const BEFORE = "0d1c9f8e-1111-4d5b-9b57-1f1f7cbb2f10";
const MOVED: Parameters<typeof createNotice>[0] = {
	kind: "call-moved",
	staffName: "Kabir Rao",
	text: "The line was down.\nSorry!",
	movedFrom: Date.UTC(2026, 11, 2, 9, 30),
	earlier: [BEFORE],
};

const write = (...args: Parameters<typeof createNotice>) =>
	buildCallEmail(EMAIL, createNotice(...args), CALL_OPTIONS);

function writeToHost(...args: Parameters<typeof createNotice>) {
	const enquiry = createEnquiry({ phone: "+91 98765 43210", company: "Desai; Cotton" });
	const options = {
		...CALL_OPTIONS,
		contextText: "SEO Services",
		deskUrl: "https://desk.example/",
	};
	return buildHostCallEmail(enquiry, createNotice(...args), options);
}

function readEvent({ icalEvent }: EmailMessage) {
	const calendar = new ICAL.Component(ICAL.parse(icalEvent?.content ?? ""));
	return new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
}

test.each([
	["booked", "Your call with Kiteline on Thursday, 3 December", "REQUEST"],
	["call-moved", "Moved: your call with Kiteline is on Thursday, 3 December", "REQUEST"],
	["call-cancelled", "Cancelled: your call with Kiteline on Thursday, 3 December", "CANCEL"],
] as const)("of a call that is %s the visitor gets: %s", (kind, subject, method) => {
	const site = { ...SITE, name: "Kiteline" };
	const message = buildCallEmail(EMAIL, createNotice({ kind }), { ...CALL_OPTIONS, site });
	expect(message).toMatchObject({
		subject,
		to: { name: "", address: EMAIL },
		from: { name: "Kiteline", address: OPTIONS.from },
		replyTo: { name: "Kiteline", address: OPTIONS.to },
		icalEvent: { method },
		headers: { "Auto-Submitted": "auto-generated" },
	});
	expect(message.text).toContain("Thursday, 3 December 2026, 3:00 PM (India Standard Time)");
});

test("a time in another zone than ours stands in both, in each part and as one instant in the file", () => {
	const booking = { zone: "America/New_York" };
	for (const message of [write({}, booking), writeToHost({}, booking)]) {
		for (const part of [message.text, message.html]) {
			expect(part).toContain("4:30 AM (Eastern Standard Time)");
			expect(part).toContain("3:00 PM (India Standard Time)");
		}
		expect(readEvent(message).startDate.toJSDate()).toEqual(new Date("2026-12-03T09:30Z"));
	}
	for (const zone of ["Asia/Calcutta", null])
		expect(write({}, { zone }).text.match(/3:00 PM/g)).toHaveLength(1);
});

test("nothing that was typed goes to an address that may be a stranger's", () => {
	const message = write({}, { zone: "America/New_York" });
	const enquiry = createEnquiry();
	for (const words of [enquiry.name, "cotton by the metre"]) {
		expect(JSON.stringify(message)).not.toContain(words);
		expect(JSON.stringify(writeToHost())).toContain(words);
	}
});

test("the staff's word and the time before are in what they moved, in the thread of the invitation", () => {
	const messages = [write(MOVED, { sequence: 1 }), writeToHost(MOVED, { sequence: 1 })];
	const id = `<${BEFORE}@mail.kiteline.example>`;
	for (const message of messages) {
		expect(message).toMatchObject({ references: [id], inReplyTo: id });
		for (const words of ["The line was down.\nSorry!", "Kabir Rao", "Wednesday, 2 December 2026"])
			expect(message.text).toContain(words);
		expect(readEvent(message).sequence).toBe(1);
	}
	expect(write().inReplyTo).toBeUndefined();
});

test("the visitor's copy leads to the page of the call, the agency's to the desk", () => {
	const [visitors, agencys] = [write(), writeToHost()];
	const all = ({ text, html, icalEvent }: EmailMessage) =>
		`${text} ${html} ${icalEvent?.content.replaceAll("\r\n ", "")}`;
	expect(all(visitors).split(CALL_OPTIONS.pageUrl).length).toBeGreaterThanOrEqual(5);
	expect(all(visitors)).not.toContain("desk.example");
	expect(all(agencys)).toContain("desk.example");
	expect(all(agencys)).not.toContain(CALL_OPTIONS.pageUrl);
	expect(readEvent(agencys)).toMatchObject({
		summary: "Call with Riya Desai, Desai; Cotton",
		location: "+91 98765 43210",
	});
});

test.each([
	["phone", "By phone: Meera Shah calls", "Phone"],
	["video", "By video: https://video.example/kite", "https://video.example/kite"],
] as const)("by %s it says so", (by, words, location) => {
	const terms = { ...TERMS, by, videoAddress: "https://video.example/kite" };
	const message = buildCallEmail(EMAIL, createNotice(), { ...CALL_OPTIONS, terms });
	expect(message.text).toContain(words);
	expect(readEvent(message).location).toBe(location);
});

test("a reminder has the time and the link, the date on which it is due, and no file", () => {
	const at = "2026-12-02T09:30:00.000Z";
	const notice = createNotice({ earlier: [BEFORE] }, { zone: "Asia/Kathmandu" });
	const message = buildCallReminder(EMAIL, notice, at, CALL_OPTIONS);
	expect(message.subject).toMatch(/^Reminder: your call with .+ on Thursday, 3 December$/);
	expect(message.date).toEqual(new Date(at));
	for (const words of ["3:15 PM (Nepal Time)", "3:00 PM (India", CALL_OPTIONS.pageUrl])
		expect(message.text).toContain(words);
	expect(message).not.toHaveProperty("icalEvent");
	expect(message.inReplyTo).toContain(BEFORE);
});

async function sendAll(build: (claim: Claim) => EmailMessage, claims: Claim[]) {
	const server = await startMailServer();
	onTestFinished(server.stop);
	const deliver = createEmailDelivery({ url: server.url, buildMessage: build });
	for (const claim of claims)
		expect(await deliver(claim, new AbortController().signal)).toEqual({ outcome: "delivered" });
	return server.messages;
}

test("mail programs get one calendar with its method, and the same attached, alike at each attempt", async () => {
	const build = () => write({ kind: "call-cancelled" }, { sequence: 2 });
	const [first, second] = await sendAll(build, [createClaim(), createClaim()]);
	expect(second?.raw).toBe(first?.raw);
	const parts = [...(first?.raw ?? "").matchAll(/^content-type: ([\w/]+)/gim)];
	expect(parts.map(([, type]) => type)).toEqual([
		"multipart/mixed",
		"multipart/alternative",
		"text/plain",
		"text/html",
		"text/calendar",
		"application/ics",
	]);
	expect(first?.raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i);
	const files = first?.parsed.attachments.map(({ content }) =>
		typeof content === "string" ? content : new TextDecoder().decode(content),
	);
	const expected = build().icalEvent?.content;
	expect(files?.map((file) => file.replaceAll(/\r?\n/g, "\r\n"))).toEqual([expected, expected]);
});

// What becomes of hostile words in the file: build-calendar.test.ts, in a header: sent-emails.test.ts.
test("hostile names come to the agency as no header and no property of their own", async () => {
	const words = ["Riya\r\nBcc: all@other.example", "x;y,z\\n\r\nEND:VCALENDAR"];
	const options = { ...CALL_OPTIONS, contextText: null, deskUrl: null };
	const build = ({ enquiry }: Claim) => buildHostCallEmail(enquiry, createNotice(), options);
	const messages = await sendAll(
		build,
		words.map((text) => createClaim({ name: text, company: text })),
	);
	for (const [index, { parsed, raw }] of messages.entries()) {
		expect(parsed.headers.map(({ key }) => key)).not.toContain("bcc");
		const name = toHeaderText(words[index] ?? "");
		expect(parsed.subject).toBe(`Call with ${name} on Thursday, 3 December`);
		expect(parsed.to).toEqual([{ name: "", address: OPTIONS.to }]);
		const [, encoded = ""] = /application\/ics.*?\r\n\r\n(.*?)\r\n--/s.exec(raw) ?? [];
		const calendar = new ICAL.Component(ICAL.parse(Buffer.from(encoded, "base64").toString()));
		expect(calendar.getAllSubcomponents()).toHaveLength(1);
	}
});
