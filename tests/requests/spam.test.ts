import { beforeAll, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { GOOD, makeAgedForm, readDeliveries, readForm } from "../support/enquiries.ts";
import { type OwnSite, startSite } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findEnquiries, postForm, readPage } from "./visitor.ts";

const MINUTE = 60_000;
provideSite();
// The key is made with the first form.
beforeAll(() => site.request("/contact"));

const findRow = (email: string) => findEnquiries(email)[0];
const findStates = (email: string) => readDeliveries(site).filter((row) => row.email === email);

describe("what looks like a machine gets the same answer, and is set aside", () => {
	test.each([
		["a filled-in trap", MINUTE, { homepage: "http://x.example" }, /people do not see/],
		["a form sent within a second", 900, {}, /within 0\.9|within 1\.\d s/],
		["a form that was never opened", null, {}, /without the form/],
		["links upon links", MINUTE, { message: "http://x.example/1 ".repeat(7) }, /7 links/],
	])("%s", async (what, age, fields, reason) => {
		const email = `${what.replaceAll(/\W/g, "-")}@x.example`;
		const form = age === null ? {} : makeAgedForm(site, age);
		const response = await postForm({ ...GOOD, email, ...form, ...fields });
		expect([response.status, response.headers.get("location")]).toEqual([303, "/contact?sent"]);
		const spam_reasons = expect.stringMatching(reason);
		expect(findRow(email)).toMatchObject({ verdict: "quarantined", spam_reasons });
		expect(findStates(email)).toMatchObject([{ state: "held" }]);
	});

	test("a form sent after three seconds is a visitor's", async () => {
		const email = "slow@x.example";
		await postForm({ ...GOOD, email, ...makeAgedForm(site, 3_100) });
		expect(findRow(email)).toMatchObject({ verdict: "clean", spam_reasons: "" });
		expect(findStates(email)).toMatchObject([{ state: "pending", channel: "none" }]);
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
	const DAY = 24 * 60 * MINUTE;
	test.each([
		["that is older than two days", 2.1 * DAY, {}],
		["with another's token", MINUTE, { submissionId: crypto.randomUUID() }],
		["with a token of its own making", MINUTE, { formToken: "abc.def" }],
	])("%s", async (what, age, changed) => {
		const email = `${what.replaceAll(/\W/g, "-")}@x.example`;
		const typed = { ...GOOD, email, phone: "+91 98765 43210", budget: "1.5 lakh" };
		const sent = { ...typed, ...makeAgedForm(site, age), ...changed };
		const page = await readPage(postForm(sent), 422);
		expect(findRow(email)).toBeUndefined();
		expect(page.text('[role="alert"]')).not.toBe("");
		const { fields } = readForm(page);
		expect(fields).toMatchObject(typed);
		expect([fields.submissionId, fields.formToken]).not.toContain(sent.submissionId);
		expect((await postForm(fields)).status).toBe(303);
		expect(findRow(email)).toMatchObject({ verdict: "clean", budget: 150_000 });
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
		expect((await postForm(fields)).status).toBe(303);
		expect(findEnquiries(email)).toHaveLength(6);
	});

	test("an old form that has faults keeps its words and says which", async () => {
		const sent = { ...GOOD, name: "R", ...makeAgedForm(site, 3 * DAY) };
		const { fields } = readForm(await readPage(postForm(sent), 422));
		expect(fields.message).toBe(GOOD.message);
	});
});

describe("too many from one sender", () => {
	let limited: OwnSite;
	beforeAll(async () => {
		limited = await startSite({ RATE_LIMIT_ENQUIRIES: "2/10m", TRUST_PROXY: "1" });
		await limited.request("/contact");
		return limited.stop;
	});

	const make = (email: string) => ({ ...GOOD, email, ...makeAgedForm(limited, MINUTE) });
	const send = (address: string, fields: Record<string, string>) =>
		postForm(fields, { "X-Forwarded-For": address }, limited);
	const findSent = (email: string) => findEnquiries(email, limited);

	test("get a time to come back, every word, e-mail and phone, and others are served", async () => {
		for (const email of ["1@x.example", "2@x.example"])
			expect((await send("203.0.113.7", make(email))).status).toBe(303);
		const third = make("3@x.example");
		const response = await send("203.0.113.7", third);
		expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
		const page = await readPage(response, 429);
		expect(readForm(page).fields).toMatchObject(third);
		expect(page.text('[role="alert"]')).toContain(content.site.email);
		expect(page.text('[role="alert"]')).toContain(content.site.phone);
		expect(findSent("3@x.example")).toEqual([]);
		expect((await send("203.0.113.8", third)).status).toBe(303);
		const [row] = findSent("3@x.example");
		expect(row?.address_key).toMatch(/^[\w-]{22}$/);
		expect(JSON.stringify(row)).not.toContain("203.0.113.8");
	});

	test("but a retry of what was stored gets its thanks", async () => {
		const first = make("first@x.example");
		for (const fields of [first, make("second@x.example"), first, first])
			expect((await send("2001:db8::1", fields)).status).toBe(303);
		expect(findSent("first@x.example")).toHaveLength(1);
	});

	test("faults in the form do not count", async () => {
		for (const _ of [1, 2, 3, 4])
			expect((await send("203.0.113.9", { name: "" })).status).toBe(422);
		expect((await send("203.0.113.9", make("late@x.example"))).status).toBe(303);
	});

	test("are one sender without a proxy, whatever they write into its header", async () => {
		const email = "own@x.example";
		for (const address of ["203.0.113.1", "203.0.113.2"])
			await postForm({ ...GOOD, email, ...makeAgedForm(site, 0) }, { "X-Forwarded-For": address });
		const [one, other] = findEnquiries(email);
		expect(one?.address_key).toMatch(/./);
		expect(one?.address_key).toBe(other?.address_key);
	});
});
