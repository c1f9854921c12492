import { expect, test } from "vitest";
import { composeAcknowledgement } from "./acknowledgement.tsx";
import { CALCULATION, CORRESPONDENCE, makeEnquiry, SITE } from "./letters-for-tests.ts";

const NEXT_STEPS = [{ title: "You get a reply", text: "Within a day." }];

const write = (enquiry = makeEnquiry(), site = SITE) =>
	composeAcknowledgement(enquiry, { ...CORRESPONDENCE, site, nextSteps: NEXT_STEPS });

test("an acknowledgement goes to the visitor alone, and a reply to the agency", () => {
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

test("it repeats nothing that was typed, since the address may be a stranger's", () => {
	const spam = "Buy-Spam";
	const { to, ...message } = write(
		makeEnquiry({
			...{ name: spam, message: spam, phone: spam, company: spam, landingPage: `/${spam}` },
			...{ referrer: spam, lastTouch: { utm_source: spam }, calculation: `tool=${spam}` },
			email: `${spam}@other.example`,
		}),
	);
	expect(to.address).toContain(spam);
	expect(JSON.stringify(message)).not.toMatch(/Buy-Spam|calculation/);
});

test.each([
	["what happens next", "You get a reply"],
	["the phone", SITE.phone],
	["the hours", SITE.hours],
	["the e-mail", SITE.email],
	["the time in India", "21 November 2026 at 5:32\u00a0pm"],
	["where the form is", "www.kiteline.example"],
	["the calculation that came along", "Advertising budget"],
	["what went into it", "₹60,000"],
	["the office, once it is a real one", "7 Sample Lane"],
])("it has %s in both parts", (_what, words) => {
	const site = { ...SITE, address: { ...SITE.address, isSample: false } };
	const { text, html } = write(makeEnquiry({ calculation: CALCULATION }), site);
	expect(text).toContain(words);
	expect(html).toContain(words);
});

test("it names no office that is a sample, and fetches nothing", () => {
	const { text, html } = write();
	expect(text + html).not.toContain("7 Sample Lane");
	expect(html).not.toMatch(/<(script|img|link|iframe)|src=|url\(|@import/);
});
