import { beforeAll, describe, expect, test } from "vitest";
import { GOOD, makeAgedForm, readDeliveries, readForm } from "../support/enquiries.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findEnquiries, postForm, readPage } from "./visitor.ts";

const MINUTE = 60_000;
provideSite();
// The key is created with the first form.
beforeAll(() => site.request("/contact"));

const findStates = (email: string) => readDeliveries(site).filter((row) => row.email === email);

// The limit per sender and Turnstile are tested in settings.test.ts, texts in
// app/enquiries/spam/classify-submission.test.ts.
describe("what looks like a machine gets the same answer, and is set aside", () => {
	test.each([
		["a filled-in trap", MINUTE, { homepage: "http://x.example" }, /"trapped"/],
		["a form sent within a second", 900, {}, /"too-fast","seconds":/],
		["a form that was never opened", null, {}, /"without-form"/],
	])("%s", async (what, age, fields, reason) => {
		const email = `${what.replaceAll(/\W/g, "-")}@x.example`;
		const form = age === null ? {} : makeAgedForm(site, age);
		const response = await postForm({ ...GOOD, email, ...form, ...fields });
		expect([response.status, response.headers.get("location")]).toEqual([303, "/contact?sent"]);
		const spam_reasons = expect.stringMatching(reason);
		expect(findEnquiries(email)).toMatchObject([{ verdict: "quarantined", spam_reasons }]);
		expect(findStates(email)).toMatchObject([{ state: "held" }]);
	});

	test("the same words, when they come again and again", async () => {
		const message = "I can bring your site to the first place, call me.";
		const email = "same@x.example";
		for (let at = 0; at < 12; at++)
			await postForm({ ...GOOD, email, message, ...makeAgedForm(site, MINUTE) });
		const verdicts = findEnquiries(email).map(({ verdict }) => verdict);
		expect(verdicts).toEqual([...Array(10).fill("clean"), "quarantined", "quarantined"]);
	});
});

describe("a form that is not to be used any more comes back made anew, with every word", () => {
	test.each([
		["that is older than two days", 50 * 60 * MINUTE, {}],
		["with another's token", MINUTE, { submissionId: crypto.randomUUID() }],
	])("%s", async (what, age, changed) => {
		const email = `${what.replaceAll(/\W/g, "-")}@x.example`;
		const typed = { ...GOOD, email, phone: "+91 98765 43210", budget: "1.5 lakh" };
		const sent = { ...typed, ...makeAgedForm(site, age), ...changed };
		const page = await readPage(postForm(sent), 422);
		expect(findEnquiries(email)).toEqual([]);
		expect(page.text('[role="alert"]')).not.toBe("");
		const { fields } = readForm(page);
		expect(fields).toMatchObject(typed);
		expect([fields.submissionId, fields.formToken]).not.toContain(sent.submissionId);
		expect((await postForm(fields)).status).toBe(303);
		expect(findEnquiries(email)).toMatchObject([{ verdict: "clean", budget: 150_000 }]);
	});

	test("after five enquiries came of it", async () => {
		const form = makeAgedForm(site, MINUTE);
		const email = "five@x.example";
		for (const at of [1, 2, 3, 4, 5]) {
			const message = `The ${"very ".repeat(at)}last question.`;
			expect((await postForm({ ...GOOD, email, message, ...form })).status).toBe(303);
		}
		const sixth = { ...GOOD, email, message: "And now something different.", ...form };
		const { fields } = readForm(await readPage(postForm(sixth), 422));
		expect(fields.message).toBe(sixth.message);
	});
});
