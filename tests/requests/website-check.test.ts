import { describe, expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { PROBLEMS, STEPS } from "#app/tools/website-check/check-report.ts";
import { GOOD, readForm } from "../support/enquiries.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { createReport, writeCheck } from "../support/website-checks.ts";
import { findEnquiries, openPage, postForm, readPage } from "./visitor.ts";

provideSite();

const PATH = "/tools/website-check";
let visitors = 0;

function post(url: string, from = `198.51.100.${++visitors}`) {
	return site.request(PATH, {
		method: "POST",
		body: new URLSearchParams({ url }),
		headers: { "X-Forwarded-For": from },
		redirect: "manual",
	});
}

describe("the form", () => {
	test("says who reads a website, and is one page however it is filled in", async () => {
		const page = await openPage(`${PATH}?url=clinic.example`);
		expect(page.attribute("#field-url", "value")).toBe("clinic.example");
		expect(page.text("#robot")).toContain("AgencySite-Check");
		expect(page.attribute('link[rel="canonical"]', "href")).toBe(SITE_URL + PATH);
		expect(page.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
	});

	test.each([
		"",
		"clinic",
		"ftp://clinic.example",
		"127.0.0.1",
		"riya@clinic.example",
		"x ".repeat(200),
	])("tells at its field that %j is no address, and keeps it", async (typed) => {
		const page = await readPage(post(typed), 422);
		expect(page.text("#field-url-error")).not.toBe("");
		expect(page.attribute("#field-url", "aria-invalid")).toBe("true");
		expect(page.attribute("#field-url", "value")).toBe(typed.trim());
	});

	test("leads to the result of a page that was checked within the hour, whatever its query is", async () => {
		const id = await writeCheck(site, { host: "known.example" });
		for (const typed of ["known.example", "https://KNOWN.example/?x#y"]) {
			const { status, headers } = await post(typed);
			expect([status, headers.get("Location")]).toEqual([303, `${PATH}/${id}`]);
		}
	});

	test("begins a check of another host, whose address nobody can guess", async () => {
		// A name that leads to this machine, so that nothing is asked of the internet.
		const { status, headers } = await post("fresh.localhost");
		expect([status, headers.get("Location")]).toEqual([
			303,
			expect.stringMatching(/^\/tools\/website-check\/[0-9a-f]{32}$/),
		]);
	});

	test("tells who asks too often when to come back", async () => {
		for (let at = 0; at < 6; at++)
			expect((await post(`often-${at}.localhost`, "203.0.113.9")).status).toBe(303);
		const response = await post("once-more.localhost", "203.0.113.9");
		expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(3_000);
		const page = await readPage(response, 429);
		expect(page.text("#field-url-error")).toContain("60 minutes");
	});

	test.each([
		["PUT", 405],
		["POST", 415],
	])("rejects %s without a form with %d", async (method, status) => {
		expect((await site.request(PATH, { method, body: "x" })).status).toBe(status);
	});
});

describe("a result", () => {
	test("has its findings with proof, and leads to the forms", async () => {
		const id = await writeCheck(site);
		const response = await site.request(`${PATH}/${id}`);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			"x-robots-tag": "noindex",
			"cache-control": "private, no-store",
			"referrer-policy": "no-referrer",
		});
		const page = await readPage(response);
		expect(page.texts("main h3")).toEqual([expect.stringContaining("2 pages have")]);
		expect(page.text("#first")).toContain('<b onclick="x">bold</b>');
		const links = page.attributes("#first a", "href");
		expect(links).toHaveLength(2);
		expect(page.attributes("#first a", "rel")).toEqual(
			Array(2).fill("nofollow noopener noreferrer"),
		);
		expect(page.attributes("main a", "href")).toEqual(
			expect.arrayContaining([`/contact?check=${id}`, `/book?check=${id}`]),
		);
		expect(page.attribute('link[rel="canonical"]', "href")).toBe(SITE_URL + PATH);
	});

	test("without a fault says so, with what is in order", async () => {
		const id = await writeCheck(site, {}, createReport({ findings: [], passed: ["title"] }));
		const page = await openPage(`${PATH}/${id}`);
		expect(page.text("h1")).toContain("Nothing to mend");
		expect(page.text("main")).toContain("The title of each page");
	});

	test.each(PROBLEMS)("that is none (%s) says why, and leads back to the form", async (problem) => {
		const id = await writeCheck(site, {}, { problem, status: 503 });
		const page = await openPage(`${PATH}/${id}`);
		expect(page.text("h1")).toContain("We could not read");
		expect(page.text('main [role="status"]')).toMatch(/^[A-Z].{40,}\.$/);
		expect(page.attributes("main a", "href")).toContainEqual(
			expect.stringMatching(/^\/tools\/website-check\?url=https/),
		);
	});

	test.each(STEPS)("shows the step %s, and is loaded again where no scripts run", async (step) => {
		const running = { state: "running", step, startedAt: getNow() } as const;
		const id = await writeCheck(site, running, null);
		const page = await openPage(`${PATH}/${id}`);
		expect(page.texts("main li").filter((text) => text.includes("at work"))).toHaveLength(1);
		expect(page.text('main [role="status"]')).toContain(`Step ${STEPS.indexOf(step) + 1} of 5`);
		expect(page.attribute('head noscript meta[http-equiv="refresh"]', "content")).toBe("3");
	});

	test("is a sentence where there is none, or none any more", async () => {
		for (const id of ["nowhere", "f".repeat(32)]) {
			const page = await openPage(`${PATH}/${id}`, 404);
			expect(page.text("main")).toContain("deleted after 30 days");
		}
	});
});

describe("a form with a check", () => {
	test("shows it, and the enquiry has it for as long as the enquiry is kept", async () => {
		const id = await writeCheck(site);
		const page = await openPage(`/contact?check=${id}`);
		expect(page.text("form")).toContain("Website: https://clinic.example/");
		const { fields } = readForm(page);
		expect(fields.calculation).toBe(`check=${id}`);
		const email = "checked@x.example";
		await postForm({ ...fields, ...GOOD, email });
		const [row] = findEnquiries(email);
		const stored = new URLSearchParams(String(row?.calculation));
		expect(stored.get("check")).toBe(id);
		expect(stored.get("address")).toBe("https://clinic.example/");
		expect(stored.getAll("finding")).toEqual(['["title",{"count":2,"pages":3}]']);
	});

	test("is without it where the check is gone or made up", async () => {
		const email = "forged@x.example";
		const { fields } = readForm(await openPage(`/contact?check=${"f".repeat(32)}`));
		expect(fields.calculation).toBeUndefined();
		const forged = `check=${"f".repeat(32)}&address=https://evil.example/&finding=["title",{}]`;
		await postForm({ ...fields, ...GOOD, email, calculation: forged });
		expect(findEnquiries(email)).toMatchObject([{ calculation: null }]);
	});
});
