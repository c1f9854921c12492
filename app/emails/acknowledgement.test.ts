import { describe, expect, it } from "vitest";
import { composeAcknowledgement } from "./acknowledgement.tsx";
import { CALCULATION, CORRESPONDENCE, makeEnquiry, SITE } from "./letters-for-tests.ts";

const NEXT_STEPS = [
	{ title: "A person reads it", text: "No call centre." },
	{ title: "You get a reply", text: "Within a day & a half." },
	{ title: "Then a quote", text: "Or a straight no." },
];
const { contextText: _about, callbackText: _call, ...rest } = CORRESPONDENCE;
const write = (enquiry = makeEnquiry(), site = SITE) =>
	composeAcknowledgement(enquiry, { ...rest, site, nextSteps: NEXT_STEPS });

describe("composeAcknowledgement", () => {
	it("goes to the visitor alone, is answered to the agency, and asks for no automatic answer", () => {
		const message = write();
		expect(message).toMatchObject({
			from: { name: "Kiteline", address: "forms@mail.kiteline.example" },
			to: { name: "", address: "riya@desaicotton.example" },
			replyTo: { name: "Kiteline", address: "team@kiteline.example" },
			messageId: `<${CORRESPONDENCE.deliveryId}@mail.kiteline.example>`,
			headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
		});
		expect(message).not.toHaveProperty("cc");
		expect(message).not.toHaveProperty("bcc");
	});

	it("repeats nothing that was typed, since the address may be a stranger's", () => {
		const spam = "Buy-Spam";
		const { to, ...message } = write(
			makeEnquiry({
				name: `${spam} name`,
				email: `${spam}@other.example`,
				message: `${spam} message`,
				phone: "+91 99999 12345",
				company: `${spam} company`,
				landingPage: `/${spam}`,
				referrer: `${spam}.example`,
				lastTouch: { utm_source: spam },
			}),
		);
		expect(to.address).toContain(spam);
		expect(JSON.stringify(message)).not.toMatch(/Buy-Spam|99999/);
	});

	it.each([
		["what happens next", "You get a reply"],
		["the phone", SITE.phone],
		["the hours", SITE.hours],
		["the e-mail", SITE.email],
		["the time", "21 November 2026 at 5:32\u00a0pm"],
		["why it came", "somebody wrote this address into the form on"],
		["what to do when it was not you", "ignore it"],
	])("tells %s in both parts", (_what, words) => {
		const { text, html } = write();
		expect(text).toContain(words);
		expect(html).toContain(words);
	});

	it("has the calculation that came along, in our words alone", () => {
		const { text, html } = write(makeEnquiry({ calculation: CALCULATION }));
		for (const part of [text, html])
			expect(part).toContain("Your calculation came with it: Advertising budget");
		expect(text).toContain("₹60,000");
		const odd = write(makeEnquiry({ calculation: "tool=Buy-Spam&budget=Buy-Spam" }));
		expect(odd.text + odd.html).not.toMatch(/Buy-Spam|calculation/);
	});

	it("names the office once it is a real one", () => {
		const office = "7 Sample Lane";
		const real = { ...SITE, address: { ...SITE.address, isSample: false } };
		expect(write().text + write().html).not.toContain(office);
		expect(write(undefined, real).text).toContain(office);
		expect(write(undefined, real).html).toContain(office);
	});

	it("fetches nothing", () => {
		expect(write().html).not.toMatch(/<(script|img|link|iframe)|src=|url\(|@import/);
	});
});
