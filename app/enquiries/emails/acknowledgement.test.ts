import { expect, test } from "vitest";
import { CALCULATION, createEnquiry, OPTIONS, SITE } from "../../../tests/support/emails.ts";
import { buildAcknowledgement } from "./acknowledgement.tsx";

const STEPS = [{ title: "You get a reply", text: "Within a day." }];

const STATED = { ...OPTIONS, nextSteps: STEPS, hasCalls: true, opensAt: null };

function write(enquiry = createEnquiry(), isSample = true, nextSteps = STEPS) {
	const site = { ...SITE, address: { ...SITE.address, isSample } };
	return buildAcknowledgement(enquiry, { ...STATED, site, nextSteps });
}

test("it says when the agency opens, where it was closed", () => {
	const opensAt = Date.parse("2026-11-23T03:30:00Z");
	for (const part of ["text", "html"] as const) {
		expect(buildAcknowledgement(createEnquiry(), { ...STATED, opensAt })[part]).toContain(
			"We read it when we open on Mon 23 Nov, 9:00\u00a0am",
		);
		expect(write()[part]).not.toContain("when we open");
	}
});

test("an acknowledgement goes to the visitor alone, and a reply to the agency", () => {
	const message = write();
	expect(message).toMatchObject({
		from: { name: SITE.name, address: OPTIONS.from },
		to: { name: "", address: "riya@desaicotton.example" },
		replyTo: { name: SITE.name, address: OPTIONS.to },
		headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
	});
});

test("it repeats nothing that was typed, since the address may be a stranger's", () => {
	const spam = "Buy-Spam";
	const { to, ...message } = write(
		createEnquiry({
			name: spam,
			message: spam,
			phone: spam,
			company: spam,
			landingPage: `/${spam}`,
			referrer: spam,
			lastTouch: { utm_source: spam },
			calculation: `tool=${spam}`,
			email: `${spam}@other.example`,
		}),
	);
	expect(to.address).toContain(spam);
	expect(JSON.stringify(message)).not.toMatch(/Buy-Spam|calculation/);
});

test("both parts have how to reach the agency, the time in India, the calculation and an office that is real", () => {
	const { text, html } = write(createEnquiry({ calculation: CALCULATION }), false);
	const { phone, email, address } = SITE;
	for (const part of [text, html])
		for (const words of [phone, email, address.streetAddress, "5:32\u00a0pm", "Ad budget"])
			expect(part).toContain(words);
});

test("the office's hours have their zone", () => {
	expect(write().text).toContain(`${SITE.hours}, India time`);
});

test("it has every phone number of the agency, with its name", () => {
	const site = {
		...SITE,
		phoneName: "Pune",
		morePhones: [{ name: "Goa", phone: "+91 832 5550 0100" }],
	};
	const message = { ...STATED, site };
	const { text, html } = buildAcknowledgement(createEnquiry(), message);
	expect(text).toContain(`Pune: ${SITE.phone}\nGoa: +91 832 5550 0100\n`);
	expect(html).toContain('href="tel:+9183255500100"');
});

test("it names no office that is a sample, and fetches nothing", () => {
	const { text, html } = write();
	expect(text + html).not.toContain(SITE.address.streetAddress);
	expect(html).not.toMatch(/<(script|img|link|iframe)|src=|url\(|@import/);
});

test("what happens next has a heading where the content says it, and none where it does not", () => {
	const { text, html } = write();
	for (const part of [text, html]) expect(part).toContain("What happens next");
	const silent = write(createEnquiry(), true, []);
	for (const part of [silent.text, silent.html]) expect(part).not.toContain("What happens next");
});
