import { expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import type { CheckReport } from "../../app/tools/website-check/check-report.ts";
import { GOOD, makeAgedForm, readForm } from "../support/enquiries.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";
import { openPage, postForm, readPage } from "./visitor.ts";

// Nothing is delivered: the address allows answers to be sent.
provideSite({ SMTP_URL: "smtp://127.0.0.1:1" });

const toPath = (id: string) => `/desk/enquiries/${id}`;

/** A form with words of its own, that somebody took a minute to fill in. */
const toForm = (email: string) => ({
	...GOOD,
	email,
	message: `${GOOD.message} ${email}`,
	...makeAgedForm(site, 60_000),
});

function toReport(host: string): CheckReport {
	const url = `https://${host}/`;
	const evidence = [{ url: `${url}about?a=<b>`, text: "Home" }];
	const finding = { rule: "title", values: { count: 1, pages: 3 }, evidence };
	const findings = [finding, finding, finding, finding];
	return { problem: null, url, at: getNow(), pages: [url], findings, passed: [], skipped: [] };
}

/** A test with a function that saves a check that has ended, as of an enquiry or of a visitor. */
const test = base.extend("saveCheck", ({ stores: { checks, database } }) => {
	return async (host: string, enquiryId: string | null, report = toReport(host), age = 0) => {
		const address = `https://${host}/`;
		const createdAt = getNow() - age;
		const asked = await checks.request({ address, sender: null, enquiryId }, createdAt);
		if (!asked.ok) throw new Error(asked.reason.limit);
		const done = { state: "done", report: JSON.stringify(report), finishedAt: createdAt } as const;
		await database.db
			.updateTable("websiteChecks")
			.set(done)
			.where("id", "=", asked.value)
			.execute();
		return asked.value;
	};
});

test("three findings stand beside an enquiry, each with its place, and lead to the whole result", async ({
	desk,
	saveCheck,
}) => {
	const id = await desk.save({ website: "https://beside.example/" });
	expect((await readPage(desk.get(toPath(id)))).text("#website")).toContain("no check of it");
	const check = await saveCheck("beside.example", id);
	const page = await readPage(desk.get(toPath(id)));
	expect(page.texts("#website li")).toHaveLength(3);
	expect(page.texts("#website li")[0]).toMatch(
		/^One page has a title .* of 3 that were read\..*https:\/\/beside\.example\/about/,
	);
	expect(page.attributes("#website li a", "href")[0]).toBe("https://beside.example/about?a=<b>");
	expect(page.text("#website > div > p a")).toBe("One more finding, in the whole result");
	const [whole = ""] = page.attributes("#website > div > p a", "href");
	expect(new URL(whole).pathname).toBe(`/tools/website-check/${check}`);
	expect(page.texts("#website button")).toEqual(["Take into the answer"]);
	expect((await site.request(new URL(whole).pathname)).status).toBe(200);
});

test("the findings are taken into the answer below what was typed, once", async ({
	desk,
	saveCheck,
}) => {
	const id = await desk.save({ website: "https://answer.example/" });
	await saveCheck("answer.example", id);
	const take = async (text: string) => {
		const page = await readPage(desk.change(id, { template: "website-check", text }));
		return page.select("#answer-text")[0]?.textContent ?? "";
	};
	const words = await take("Dear Riya,");
	expect(words).toMatch(/^Dear Riya,\n\nWe have had a look at your website, answer\.example, and /);
	expect(words.match(/^- One page has a title /gm)).toHaveLength(3);
	expect(words).toContain("/tools/website-check/");
	expect(await take(words)).toBe(words);
});

test("a website is checked again after an hour, and what was typed stays", async ({
	desk,
	stores,
	saveCheck,
}) => {
	const id = await desk.save({ website: "https://again.example/" });
	const old = await saveCheck("again.example", id, undefined, HOUR + 1_000);
	const page = await readPage(desk.get(toPath(id)));
	expect(page.texts("#website button")).toEqual(["Take into the answer", "Check again"]);
	const ask = () => desk.change(id, { intent: "check-website", text: "Dear Riya" });
	expect((await ask()).status).toBe(303);
	const found = await stores.checks.findOfEnquiry(id);
	expect(found?.id).not.toBe(old);
	expect((await readPage(desk.get(toPath(id)))).text("#answer-text")).toBe("Dear Riya");
	expect((await ask()).status).toBe(303);
	expect((await stores.checks.findOfEnquiry(id))?.id).toBe(found?.id);
});

test("a website that could not be read is told in a sentence, and spam has no such part", async ({
	desk,
	saveCheck,
}) => {
	const id = await desk.save({ website: "https://closed.example/" });
	await saveCheck("closed.example", id, { problem: "error", status: 503 });
	const page = await readPage(desk.get(toPath(id)));
	expect(page.text("#website")).toContain("closed.example answered with an error (503)");
	expect(page.select("#website button")).toEqual([]);
	await desk.change(id, { intent: "spam" });
	expect((await readPage(desk.get(toPath(id)))).select("#website")).toEqual([]);
	expect((await desk.change(id, { intent: "check-website" })).status).toBe(303);
});

test("an enquiry from the form, or written down at the desk, has its website checked", async ({
	desk,
	stores,
}) => {
	const email = `${crypto.randomUUID()}@x.example`;
	expect((await postForm({ ...toForm(email), website: "form.example" })).status).toBe(303);
	const made = {
		name: "Anil",
		email: `desk-${email}`,
		message: "He called.",
		website: "desk.example",
	};
	const { headers } = await desk.post("/desk/enquiries", made);
	const [, byHand = ""] = /enquiries\/([\w-]+)/.exec(headers.get("Location") ?? "") ?? [];
	await expect
		.poll(() => stores.checks.findOfEnquiry(byHand))
		.toMatchObject({ host: "desk.example" });
	const { id } = await stores.database.db
		.selectFrom("enquiries")
		.select("id")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	await expect.poll(() => stores.checks.findOfEnquiry(id)).toMatchObject({ host: "form.example" });
});

test("who came by the check is marked in the inbox, on the page, in the numbers and in their CSV", async ({
	desk,
	saveCheck,
}) => {
	const check = await saveCheck("visitor.example", null);
	const email = `${crypto.randomUUID()}@x.example`;
	const { fields } = readForm(await openPage(`/contact?check=${check}`));
	expect((await postForm({ ...fields, ...toForm(email) })).status).toBe(303);
	const inbox = await readPage(desk.get(`/desk?view=all&q=${email}`));
	expect(inbox.texts(".desk-row-mark")).toContain("website check");
	const [href = ""] = inbox.attributes("a[data-row]", "href");
	const page = await readPage(desk.get(href));
	expect(page.text("aside")).toContain("They came by the website check.");
	expect(page.text("#website")).toContain("One page has a title");
	const numbers = await readPage(desk.get("/desk/numbers"));
	expect(numbers.text("main")).toContain("1 of them came by the website check.");
	const csv = await desk.read("/desk/numbers.csv");
	expect(csv).toMatch(/^source,\/tools\/website-check,,1,/m);
	expect(csv).toMatch(/^websiteCheck,,,1,/m);
});
