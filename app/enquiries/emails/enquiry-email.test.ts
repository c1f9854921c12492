import { expect, test } from "vitest";
import { toHeaderText } from "#app/design/email/email-headers.ts";
import { CALCULATION, createEnquiry, OPTIONS } from "../../../tests/support/emails.ts";
import type { EnquiryLabels } from "./enquiry-details.ts";
import { buildEnquiryEmail } from "./enquiry-email.tsx";

const FULL = createEnquiry({
	phone: "+91 98765 43210",
	company: "Desai Cotton & Sons",
	budget: 150_000,
	timeline: "quarter",
	wantsNews: true,
	calculation: CALCULATION,
	landingPage: "/mumbai/bandra?utm_source=google",
	referrer: "www.google.com",
	firstTouch: { utm_source: "linkedin" },
	lastTouch: { utm_source: "google", utm_campaign: "diwali", gclid: "Cj0KCQ" },
});

const write = (enquiry = FULL, labels: Partial<EnquiryLabels> = {}) =>
	buildEnquiryEmail(enquiry, { ...OPTIONS, ...labels });

// Sender, receiver, reply address and subject are tested in sent-emails.test.ts.
test.each([
	["the phone", "+91 98765 43210"],
	["the budget in lakh", "₹1,50,000"],
	["the timeline in words", "Within three months"],
	["when to call", "In the morning, 9:30 AM to 12 noon, India time"],
	["which calculation it is about", "Sent along: Ad budget"],
	["what it is about", "SEO Services in Bandra, Mumbai"],
	["the first page", "/mumbai/bandra?utm_source=google"],
	["the campaign", "source google, campaign diwali, gclid Cj0KCQ"],
	["the time in India", "21 Nov 2026, 5:32\u00a0pm"],
	["the command for the staff", `npm run enquiries -- show ${FULL.id}`],
])("it has %s in both parts", (_what, words) => {
	const { text, html } = write();
	expect(text).toContain(words);
	expect(html).toContain(words);
});

test("it has the whole message line by line before the details, escaped in HTML alone", () => {
	const message = "One & two\n  <b>two</b>  words\n\n-- \nthree";
	const { text, html } = write(createEnquiry({ message }));
	expect(text).toMatch(
		/time\n\nOne & two\n {2}<b>two<\/b> {2}words\n\n-- \nthree\n\nReply .+\n\nName: /,
	);
	const lines = "One &amp; two<br/>  &lt;b&gt;two&lt;/b&gt;  words<br/><br/>-- <br/>three";
	expect(html).toContain(lines);
});

test("who gave no e-mail address is to be called, with the desk and without it", () => {
	const enquiry = createEnquiry({ email: "", phone: "98765 43210" });
	for (const deskUrl of [null, "https://desk.example/"]) {
		const { text } = buildEnquiryEmail(enquiry, { ...OPTIONS, deskUrl });
		expect(text).toContain("They gave no e-mail address. Please call 98765 43210.");
		expect(text).not.toContain("your answer goes to");
	}
});

test("it has a website, and links to it", () => {
	const website = "https://desaicotton.example/";
	const { text, html } = write(createEnquiry({ website }));
	expect(text).toMatch(/^Website: https:\/\/desaicotton\.example\/$/m);
	expect(html).toContain(`href="${website}"`);
});

test("it has a budget that was typed as a range as it was typed", () => {
	const { text } = write(createEnquiry({ budget: 100_000, budgetRange: "1-2 lakh" }));
	expect(text).toMatch(/^Monthly budget: 1-2 lakh$/m);
});

test("it is silent about what was not given", () => {
	const message = write(createEnquiry(), { contextText: null, callbackText: null, call: null });
	expect(message.subject).toBe("Enquiry from Riya Desai");
	expect(message.text + message.html).not.toMatch(
		/null|undefined|Phone|Call|Company|budget|Start|About|News|alculation|How they came/,
	);
});

test("it shows a calculation that is known no more as it was stored", () => {
	const { text, html } = write(createEnquiry({ calculation: "tool=long-gone&x=<1>" }));
	expect(text).toContain("tool=long-gone&x=<1>");
	expect(html).toContain("tool=long-gone&amp;x=&lt;1&gt;");
});

test("with an invitation to a call it says when that is, and leads to the desk", () => {
	const text = "Thursday, 3 December 2026, 3:00 PM (India Standard Time)";
	const icalEvent = { method: "REQUEST" as const, content: "BEGIN:VCALENDAR" };
	const message = buildEnquiryEmail(createEnquiry(), {
		...OPTIONS,
		deskUrl: "https://desk.example/",
		call: { label: "Booked call", text },
		invitation: { day: "Thursday, 3 December", icalEvent },
		copyTo: "office@kiteline.example",
	});
	expect(message.cc).toEqual([{ name: "", address: "office@kiteline.example" }]);
	expect(message).toMatchObject({
		subject:
			"Enquiry from Riya Desai, call on Thursday, 3 December: SEO Services in Bandra, Mumbai",
		icalEvent,
	});
	for (const part of [message.text, message.html]) {
		expect(part).toContain(`Booked call: ${text}`);
		expect(part).toContain("The file that comes with it is for your calendar");
		expect(part).toContain("Open it on the desk");
	}
});

const MAIL = "mailto:riya@desaicotton.example";

test.each([
	["all that there is", FULL, [MAIL, "tel:+919876543210"]],
	["an extension", { phone: "079-2658 1234 ext. 12" }, [MAIL, "tel:+917926581234;ext=12"]],
	[
		"two numbers",
		{ phone: "+91 (0) 98765 43210 / 98765 43211" },
		[MAIL, "tel:+919876543210", "tel:+919876543211"],
	],
	["no number", { phone: "2345 6789" }, [MAIL]],
	["no other receivers", { email: "a?bcc=b&c%40d@x.y" }, ["mailto:a%3Fbcc%3Db%26c%2540d@x.y"]],
])("it links to the visitor alone, and fetches nothing: %s", (_what, given, links) => {
	const { html = "" } = write(createEnquiry(given));
	expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links);
	expect(html).not.toMatch(/<(script|img|link|iframe)|src=|url\(|@import|https?:/);
});

test.each([
	["Riya\r\nBcc: all@other.example", "Riya Bcc: all@other.example"],
	["Riya \u202eiaseD", "Riya iaseD"],
	["=?utf-8?q?Riya?=", "=\u2060?utf-8?q?Riya?="],
	["\ud800Riya", "\ufffdRiya"],
])("the text %j is %j in a header", (text, header) => {
	expect(toHeaderText(text)).toBe(header);
});
