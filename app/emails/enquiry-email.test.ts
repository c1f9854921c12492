import { describe, expect, it } from "vitest";
import { composeEnquiryEmail } from "./enquiry-email.tsx";
import { toHeaderText } from "./letter-headers.ts";
import { CALCULATION, CORRESPONDENCE, makeEnquiry } from "./letters-for-tests.ts";

const FULL = makeEnquiry({
	phone: "+91 98765 43210",
	company: "Desai Cotton & Sons",
	budget: 150_000,
	timeline: "quarter",
	landingPage: "/mumbai/bandra?utm_source=google",
	referrer: "www.google.com",
	firstTouch: { utm_source: "linkedin" },
	lastTouch: { utm_source: "google", utm_campaign: "diwali", gclid: "Cj0KCQ" },
	wantsNews: true,
	calculation: CALCULATION,
});

const NO_WORDS = { contextText: null, callbackText: null };
const write = (enquiry = FULL, words: Partial<typeof NO_WORDS> = {}) =>
	composeEnquiryEmail(enquiry, { ...CORRESPONDENCE, ...words });
const listLinks = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe("composeEnquiryEmail", () => {
	it("is from the agency, to the agency, and answered to the visitor", () => {
		expect(write()).toMatchObject({
			from: { name: "Kiteline", address: "forms@mail.kiteline.example" },
			to: { name: "", address: "team@kiteline.example" },
			replyTo: { name: "Riya Desai", address: "riya@desaicotton.example" },
			subject: "Enquiry from Riya Desai: SEO Services in Bandra, Mumbai",
			messageId: `<${CORRESPONDENCE.deliveryId}@mail.kiteline.example>`,
			date: new Date("2026-11-21T12:02:00Z"),
			headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
		});
	});

	it("names no subject where there is none", () => {
		expect(write(FULL, NO_WORDS).subject).toBe("Enquiry from Riya Desai");
	});

	it.each([
		["the name", "Riya Desai"],
		["the e-mail", "riya@desaicotton.example"],
		["the phone", "+91 98765 43210"],
		["the budget in lakh", "₹1,50,000"],
		["the timeline in words", "Within three months"],
		["when to call", "In the morning, 9:30 AM to 12 noon, India time"],
		["which calculation it is about", "Their calculation: Advertising budget"],
		["what went into it", "Budget a month"],
		["what it is about", "SEO Services in Bandra, Mumbai"],
		["the referrer", "www.google.com"],
		["the campaign", "source google, campaign diwali, gclid Cj0KCQ"],
		["the first campaign", "source linkedin"],
		["the time in India", "21 November 2026 at 5:32\u00a0pm"],
		["the command for the staff", `npm run enquiries -- show ${FULL.id}`],
	])("has %s in both parts", (_, words) => {
		const { text, html } = write();
		expect(text).toContain(words);
		expect(html).toContain(words);
	});

	it("escapes in HTML alone", () => {
		const { text, html } = write();
		expect(text).toContain("Desai Cotton & Sons");
		expect(html).toContain("Desai Cotton &amp; Sons");
		expect(html).toContain("/mumbai/bandra?utm_source=google");
	});

	it("begins with the whole message, line by line", () => {
		const message = "One\n  two  words\n\n-- \nthree";
		const { text, html } = write(makeEnquiry({ message }));
		expect(text.indexOf(message)).toBeLessThan(text.indexOf("Name: "));
		expect(html).toContain("One<br/>  two  words<br/><br/>-- <br/>three");
	});

	it("is silent about what was not given", () => {
		const { text, html } = write(makeEnquiry(), NO_WORDS);
		for (const part of [text, html])
			expect(part).not.toMatch(
				/null|undefined|Phone|Call|Company|budget|Start|About|News|alculation|How they came/,
			);
	});

	it("shows a calculation that is known no more as it was stored", () => {
		const { text, html } = write(makeEnquiry({ calculation: "tool=long-gone&x=<1>" }));
		expect(text).toContain("tool=long-gone&x=<1>");
		expect(html).toContain("tool=long-gone&amp;x=&lt;1&gt;");
	});

	it("shows a campaign once when the first was the last", () => {
		const touch = { utm_source: "google" };
		const { text } = write(makeEnquiry({ firstTouch: touch, lastTouch: touch }));
		expect(text.match(/source google/g)).toHaveLength(1);
	});

	it("takes an enquiry of the late evening to the next day in India", () => {
		const { text } = write(makeEnquiry({ createdAt: "2026-11-21T20:00:00.000Z" }));
		expect(text).toContain("22 November 2026 at 1:30\u00a0am");
	});

	it.each([
		["+91 98765 43210", "tel:+919876543210"],
		["079-2658 1234 ext. 12", "tel:07926581234;ext=12"],
		["(079) 2658/1234 x7", "tel:07926581234;ext=7"],
	])("makes %s the link %s", (phone, href) => {
		expect(listLinks(write(makeEnquiry({ phone })).html)).toContain(href);
	});

	it("links to the visitor and to nobody an address may name", () => {
		const { html } = write(makeEnquiry({ email: "a?bcc=b&c%40d@other.example" }));
		expect(listLinks(html)).toEqual(["mailto:a%3Fbcc%3Db%26c%2540d@other.example"]);
	});

	it("links to nothing that the visitor's browser told, and fetches nothing", () => {
		const { html } = write();
		expect(listLinks(html)).toEqual(["mailto:riya@desaicotton.example", "tel:+919876543210"]);
		expect(html).not.toMatch(/<(script|img|link|iframe)|src=|url\(|@import|https?:/);
	});
});

describe("toHeaderText", () => {
	it.each([
		["Riya Desai", "Riya Desai"],
		["Riya\r\nBcc: all@other.example", "Riya Bcc: all@other.example"],
		["Riya\u0000\u0085\u2028Desai", "Riya Desai"],
		["Riya \u202eiaseD", "Riya iaseD"],
		["=?utf-8?q?Riya?=", "=\u2060?utf-8?q?Riya?="],
		["\ud800Riya", "\ufffdRiya"],
		["ريا 🪁", "ريا 🪁"],
	])("makes %j %j", (text, header) => {
		expect(toHeaderText(text)).toBe(header);
	});
});
