import ICAL from "ical.js";
import { expect, onTestFinished, test } from "vitest";
import type { CallNotice, CallTerms } from "#app/calls/call-notice.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { createEmailDelivery } from "#app/enquiries/delivery/smtp.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { createClaim, createEnquiry, OPTIONS, SITE } from "../../../tests/support/emails.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { buildCallEmail } from "./call-email.tsx";
import { buildHostCallEmail } from "./host-call-email.tsx";

const EMAIL = "riya@desaicotton.example";
const BEFORE = "0d1c9f8e-1111-4d5b-9b57-1f1f7cbb2f10";
const MOVED: Partial<CallNotice> = {
	kind: "call-moved",
	staffName: "Kabir Rao",
	text: "The line was down.\nSorry!",
	movedFrom: Date.UTC(2026, 11, 2, 9, 30),
	earlier: [BEFORE],
};

const TERMS: CallTerms = {
	by: "phone",
	videoAddress: undefined,
	minutes: 30,
	zone: "Asia/Kolkata",
	hostName: "Meera Shah",
	hasNumber: true,
};
const CALL_OPTIONS = {
	...OPTIONS,
	terms: TERMS,
	pageUrl: "https://www.kiteline.example/book/a-token",
	nextSteps: [{ title: "A person reads it", text: "There is no call centre." }],
	deskUrl: "https://desk.example/",
};

/** Creates a notice of a call on 3 December 2026 at 3 in the afternoon in India. */
function createNotice(
	given: Partial<CallNotice> = {},
	booking: Partial<CallNotice["booking"]> = {},
): CallNotice {
	const at = "2026-11-30T08:15:42.000Z";
	return {
		kind: "booked",
		at,
		staffName: null,
		isOfStaff: false,
		text: null,
		movedFrom: null,
		earlier: [],
		...given,
		booking: {
			enquiryId: createEnquiry().id,
			startsAt: Date.UTC(2026, 11, 3, 9, 30),
			endsAt: Date.UTC(2026, 11, 3, 10),
			zone: null,
			state: "booked",
			hostId: null,
			sequence: 0,
			createdAt: at,
			...booking,
		},
	};
}

const write = (...args: Parameters<typeof createNotice>) =>
	buildCallEmail(EMAIL, createNotice(...args), CALL_OPTIONS);

function writeToHost(notice = createNotice(), given: Partial<Enquiry> = {}) {
	const enquiry = createEnquiry({ phone: "+91 98765 43210", company: "Desai; Cotton", ...given });
	return buildHostCallEmail(enquiry, notice, CALL_OPTIONS);
}

function readEvent({ icalEvent }: EmailMessage) {
	const calendar = new ICAL.Component(ICAL.parse(icalEvent?.content ?? ""));
	return new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
}

test.each([
	["booked", /^Your call .* on Thursday, 3 December$/, "REQUEST"],
	["call-moved", /^Moved: .* is on Thursday, 3 December$/, "REQUEST"],
	["call-cancelled", /^Cancelled: .* on Thursday, 3 December$/, "CANCEL"],
] as const)("of a call that is %s the visitor gets: %s", (kind, subject, method) => {
	const message = write({ kind });
	expect(message).toMatchObject({
		subject: expect.stringMatching(subject),
		to: { name: "", address: EMAIL },
		from: { name: SITE.name, address: OPTIONS.from },
		replyTo: { name: SITE.name, address: OPTIONS.to },
		icalEvent: { method },
		headers: { "Auto-Submitted": "auto-generated" },
	});
	expect(message.text).toContain("Thursday, 3 December 2026, 3:00 PM (India Standard Time)");
});

test("the invitation says what an acknowledgement would, and no later message does", () => {
	expect(write().text).toContain("A person reads it. There is no call centre.");
	expect(write(MOVED).text).not.toContain("A person reads it");
});

test("what the staff booked speaks of no message and no form", () => {
	for (const given of [{}, MOVED, { kind: "call-cancelled" } as const]) {
		const { text } = write({ staffName: "Kabir Rao", isOfStaff: true, ...given });
		expect(text).not.toMatch(/we have your message|a person reads it|in the form/i);
		expect(text).toMatch(/(|had )used this address to book a call with you/);
	}
});

test("who has told no number is asked for one", () => {
	const unknown = { ...CALL_OPTIONS, terms: { ...TERMS, hasNumber: false } };
	const message = buildCallEmail(EMAIL, createNotice(), unknown);
	for (const words of [message.text, readEvent(message).description]) {
		expect(words).toContain("Please tell us your number");
		expect(words).not.toContain("the number that we have");
	}
});

test("a time in another zone than ours stands in both, in each part and as one instant in the file", () => {
	const booking = { zone: "America/New_York" };
	for (const message of [write({}, booking), writeToHost(createNotice({}, booking))]) {
		for (const part of [message.text, message.html]) {
			expect(part).toContain("4:30 AM (Eastern Standard Time)");
			expect(part).toContain("3:00 PM (India Standard Time)");
		}
		expect(readEvent(message).startDate.toJSDate()).toEqual(new Date("2026-12-03T09:30Z"));
	}
	for (const zone of ["Asia/Calcutta", null])
		expect(write({}, { zone }).text.match(/3:00 PM/g)).toHaveLength(1);
});

test("the agency's file has an address for each number that calls it", () => {
	const phone = "98765 43210 / 022 2345 6789";
	const { description } = readEvent(writeToHost(createNotice(), { phone }));
	expect(description).toContain(`Phone: ${phone}\ntel:+919876543210\ntel:+912223456789\n`);
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
	const messages = [
		write(MOVED, { sequence: 1 }),
		writeToHost(createNotice(MOVED, { sequence: 1 })),
	];
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

test("of a call whose visitor was erased the agency's calendar hears, and nothing of them is in it", () => {
	const erased = { name: "", email: "", phone: null, company: null, message: "" };
	const notice = createNotice({ kind: "call-cancelled", staffName: "Meera" }, { sequence: 1 });
	const message = writeToHost(notice, { ...erased, erasedAt: "2026-11-30T08:15:42.000Z" });
	expect(message.subject).toBe("Cancelled: call with an erased contact on Thursday, 3 December");
	expect(message.replyTo.address).toBe(OPTIONS.to);
	expect(message.icalEvent?.method).toBe("CANCEL");
	const event = readEvent(message);
	expect(event).toMatchObject({ sequence: 1, uid: readEvent(writeToHost()).uid });
	expect(event.attendees.map((each) => each.getFirstValue())).toEqual([`MAILTO:${OPTIONS.to}`]);
	expect(message.text).toContain("data was erased");
});

test("the office's hours have their zone", () => {
	expect(write().text).toContain(`${SITE.hours}, India time`);
});

test("the agency is told whether the visitor gets an e-mail, too", () => {
	expect(writeToHost().text).toContain("Riya Desai gets an e-mail about it, too.");
	const { text } = writeToHost(createNotice(), { email: "" });
	expect(text).toContain("Riya Desai gave no e-mail address and gets no e-mail.");
	expect(text).not.toContain("too.");
});

test("a host with an address of their own is whom the file invites", () => {
	const hostEmail = "meera@kiteline.example";
	const options = { ...CALL_OPTIONS, to: hostEmail, terms: { ...TERMS, hostEmail } };
	const [host] = readEvent(buildHostCallEmail(createEnquiry(), createNotice(), options)).attendees;
	expect(host?.getFirstParameter("cn")).toBe("Meera Shah");
	expect(host?.getFirstValue()).toBe(`MAILTO:${hostEmail}`);
});

test("a call by video says where, also in the file", () => {
	const videoAddress = "https://video.example/kite";
	const terms = { ...TERMS, by: "video" as const, videoAddress };
	const message = buildCallEmail(EMAIL, createNotice(), { ...CALL_OPTIONS, terms });
	expect(message.text).toContain(videoAddress);
	expect(readEvent(message).location).toBe(videoAddress);
});

test("mail programs get one calendar with its method, and the same attached, alike at each attempt", async () => {
	const server = await startMailServer();
	onTestFinished(server.stop);
	const deliver = createEmailDelivery({
		url: server.url,
		buildMessage: () => write({ kind: "call-cancelled" }, { sequence: 2 }),
	});
	for (const claim of [createClaim(), createClaim()])
		expect(await deliver(claim, new AbortController().signal)).toEqual({ outcome: "delivered" });
	const [first, second] = server.messages.map(({ raw }) => raw);
	expect(second).toBe(first);
	const parts = [...(first ?? "").matchAll(/^content-type: ([\w/]+)/gim)];
	expect(parts.map(([, type]) => type)).toEqual([
		"multipart/mixed",
		"multipart/alternative",
		"text/plain",
		"text/html",
		"text/calendar",
		"application/ics",
	]);
	expect(first).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i);
});

// Hostile texts are tested in the file by build-calendar.test.ts, in a header by sent-emails.test.ts.
test("a hostile name is one line of the agency's subject and of the event", () => {
	const name = "Riya\r\nBcc: all@other.example\r\nEND:VCALENDAR";
	const message = writeToHost(createNotice(), { name });
	const line = "Riya Bcc: all@other.example END:VCALENDAR";
	expect(message.subject).toBe(`Call with ${line} on Thursday, 3 December`);
	expect(readEvent(message).summary).toBe(`Call with ${line}, Desai; Cotton`);
});
