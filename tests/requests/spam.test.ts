import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { content } from "../support/addresses.ts";
import {
	GOOD,
	makeAgedForm,
	readDeliveries,
	readEnquiries,
	readForm,
} from "../support/enquiries.ts";
import { readHtml } from "../support/read-html.ts";
import { type Site, startSite } from "../support/site.ts";

const MINUTE = 60_000;
let site: Site;

beforeAll(async () => {
	site = await startSite();
	// The key is made with the first form.
	await site.request("/contact");
	return () => site.stop();
}, 60_000);

function post(fields: Record<string, string>, headers: Record<string, string> = {}, at = site) {
	return at.request("/contact", { method: "POST", body: new URLSearchParams(fields), headers });
}

function findRow(email: string) {
	return readEnquiries(site).find((row) => row.email === email);
}

describe("what looks like a machine gets the same answer, and is set aside", () => {
	const cases: [what: string, fields: () => Record<string, string>, reason: RegExp][] = [
		[
			"a filled-in trap",
			() => ({ ...makeAgedForm(site, MINUTE), homepage: "http://x.example" }),
			/people do not see/,
		],
		["a form sent within a second", () => makeAgedForm(site, 900), /within 0\.9|within 1\.\d s/],
		["a form that was never opened", () => ({}), /without the form/],
		[
			"links upon links",
			() => ({ ...makeAgedForm(site, MINUTE), message: "http://x.example/1 ".repeat(7) }),
			/7 links/,
		],
	];
	test.each(cases)("%s", async (what, makeFields, reason) => {
		const email = `${what.replaceAll(/\W/g, "-")}@x.example`;
		const response = await post({ ...GOOD, email, ...makeFields() });
		expect([response.status, response.headers.get("location")]).toEqual([303, "/contact?sent"]);
		expect(findRow(email)).toMatchObject({ verdict: "quarantined" });
		expect(findRow(email)?.spam_reasons).toMatch(reason);
		const states = readDeliveries(site).filter((row) => row.email === email);
		expect(states).toMatchObject([{ state: "held" }]);
	});

	test("a form sent after three seconds is a visitor's", async () => {
		const email = "slow@x.example";
		await post({ ...GOOD, email, ...makeAgedForm(site, 3_100) });
		expect(findRow(email)).toMatchObject({ verdict: "clean", spam_reasons: "" });
		const states = readDeliveries(site).filter((row) => row.email === email);
		expect(states).toMatchObject([{ state: "pending", channel: "none" }]);
	});

	test("the same words, when they come again and again", async () => {
		const message = "I can bring your site to the first place, call me.";
		const times = [...Array(12).keys()];
		const toEmail = (at: number) => `same-${at}@x.example`;
		for (const at of times)
			await post({ ...GOOD, email: toEmail(at), message, ...makeAgedForm(site, MINUTE) });
		const verdicts = times.map((at) => findRow(toEmail(at))?.verdict);
		expect(verdicts.slice(0, 10)).toEqual(Array(10).fill("clean"));
		expect(verdicts.slice(10)).toEqual(["quarantined", "quarantined"]);
	});
});

describe("a form that is not to be used any more comes back made anew, with every word", () => {
	const DAY = 24 * 60 * MINUTE;
	const stale: [string, () => Record<string, string>][] = [
		["that is older than two days", () => makeAgedForm(site, 2.1 * DAY)],
		[
			"with another's token",
			() => ({ ...makeAgedForm(site, MINUTE), submissionId: crypto.randomUUID() }),
		],
		[
			"with a token of its own making",
			() => ({ ...makeAgedForm(site, MINUTE), formToken: "abc.def" }),
		],
	];
	test.each(stale)("%s", async (what, makeFields) => {
		const email = `${what.replaceAll(/\W/g, "-")}@x.example`;
		const sent: Record<string, string> = {
			...{ ...GOOD, email, phone: "+91 98765 43210", budget: "1.5 lakh" },
			...makeFields(),
		};
		const response = await post(sent);
		expect(response.status).toBe(422);
		expect(findRow(email)).toBeUndefined();
		const page = readHtml(await response.text());
		expect(page.text('[role="alert"]')).not.toBe("");
		const { fields } = readForm(page);
		const { submissionId, formToken, ...typed } = fields;
		expect(typed).toMatchObject({ ...GOOD, email, phone: sent.phone, budget: sent.budget });
		expect([submissionId, formToken]).not.toContain(sent.submissionId);
		expect((await post(fields)).status).toBe(303);
		expect(findRow(email)).toMatchObject({ verdict: "clean", budget: 150_000 });
	});

	test("after five enquiries came of it", async () => {
		const form = makeAgedForm(site, MINUTE);
		const email = "five@x.example";
		for (const at of [1, 2, 3, 4, 5]) {
			const message = `The ${"very ".repeat(at)}last question.`;
			expect((await post({ ...GOOD, email, message, ...form })).status).toBe(303);
		}
		const sixth = { ...GOOD, email, message: "And now something different.", ...form };
		const response = await post(sixth);
		expect(response.status).toBe(422);
		const { fields } = readForm(readHtml(await response.text()));
		expect(fields.message).toBe(sixth.message);
		expect((await post(fields)).status).toBe(303);
		expect(readEnquiries(site).filter((row) => row.email === email)).toHaveLength(6);
	});

	test("an old form that has faults keeps its words and says which", async () => {
		const response = await post({ ...GOOD, name: "R", ...makeAgedForm(site, 3 * DAY) });
		expect(response.status).toBe(422);
		expect(readForm(readHtml(await response.text())).fields.message).toBe(GOOD.message);
	});
});

describe("too many from one sender", () => {
	async function openLimited(settings: Record<string, string> = {}) {
		const limited = await startSite({
			RATE_LIMIT_ENQUIRIES: "2/10m",
			TRUST_PROXY: "1",
			...settings,
		});
		onTestFinished(() => limited.stop());
		await limited.request("/contact");
		return limited;
	}
	const from = (address: string) => ({ "X-Forwarded-For": address });
	const make = (at: Site, email: string) => ({ ...GOOD, email, ...makeAgedForm(at, MINUTE) });

	test("are told when to come back, keep their words and see e-mail and phone", async () => {
		const limited = await openLimited();
		for (const email of ["1@x.example", "2@x.example"])
			expect((await post(make(limited, email), from("203.0.113.7"), limited)).status).toBe(303);
		const third = make(limited, "3@x.example");
		const response = await post(third, from("203.0.113.7"), limited);
		expect(response.status).toBe(429);
		expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
		const page = readHtml(await response.text());
		expect(readForm(page).fields).toMatchObject(third);
		expect(page.text('[role="alert"]')).toContain(content.site.email);
		expect(page.text('[role="alert"]')).toContain(content.site.phone);
		expect(readEnquiries(limited)).toHaveLength(2);
		expect((await post(third, from("203.0.113.8"), limited)).status).toBe(303);
	});

	test("but a retry of what was stored gets its thanks", async () => {
		const limited = await openLimited();
		const first = make(limited, "1@x.example");
		for (const fields of [first, make(limited, "2@x.example"), first, first])
			expect((await post(fields, from("2001:db8::1"), limited)).status).toBe(303);
		expect(readEnquiries(limited)).toHaveLength(2);
	});

	test("faults in the form do not count", async () => {
		const limited = await openLimited();
		for (const _ of [1, 2, 3, 4])
			expect((await post({ name: "" }, from("203.0.113.7"), limited)).status).toBe(422);
		const { status } = await post(make(limited, "1@x.example"), from("203.0.113.7"), limited);
		expect(status).toBe(303);
	});

	test("what a visitor writes into the header himself is not believed", async () => {
		const limited = await openLimited({ TRUST_PROXY: "0" });
		const statuses: number[] = [];
		for (const at of [1, 2, 3]) {
			const fields = make(limited, `${at}@x.example`);
			statuses.push((await post(fields, from(`203.0.113.${at}`), limited)).status);
		}
		expect(statuses).toEqual([303, 303, 429]);
	});

	test("the address is kept as a code only", async () => {
		const limited = await openLimited();
		await post(make(limited, "1@x.example"), from("203.0.113.7"), limited);
		const [row] = readEnquiries(limited);
		expect(row?.address_key).toMatch(/^[\w-]{22}$/);
		expect(JSON.stringify(row)).not.toContain("203.0.113.7");
	});
});
