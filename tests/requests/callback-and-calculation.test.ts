import { describe, expect, test } from "vitest";
import { getNow } from "#app/clock.ts";
import { content } from "../support/addresses.ts";
import { WITHOUT_CALLS } from "../support/calls.ts";
import { GOOD, readForm } from "../support/enquiries.ts";
import { parseHtml } from "../support/parse-html.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findEnquiries, openPage, postForm } from "./visitor.ts";

const NUMBERS = "budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";
const QUERY = `tool=ad-budget&${NUMBERS}`;
const SHOWN = "With your calculation: Ad budget";

// Where a time can be chosen, nobody is asked for a rough one.
provideSite({}, WITHOUT_CALLS);

const open = (query: string) => openPage(`/contact?${query}`);

/** Sends the form and gives the status with the page, and with the row that came of it. */
async function post(fields: Record<string, string>) {
	const email = `${crypto.randomUUID()}@x.example`;
	const response = await postForm({ ...GOOD, email, ...fields });
	const [row] = findEnquiries(email);
	return { status: response.status, page: parseHtml(await response.text()), row };
}

describe("a time to call", () => {
	test("is offered with the hours of the content, and no answer is the first choice", async () => {
		const options = (await open("")).texts('select[name="callback"] option');
		const { morning, midday, afternoon } = content.pages.contact.form.callback ?? {};
		const hours = [morning, midday, afternoon].map((time) => expect.stringContaining(time ?? "?"));
		expect(options).toEqual(["Not specified", ...hours]);
	});

	test("is stored with a phone number", async () => {
		const call = { phone: "+91 98765 43210", callback: "midday" };
		expect(await post(call)).toMatchObject({ status: 303, row: call });
	});

	test("wants a phone number, says so at its field, and stays chosen", async () => {
		const { status, page, row } = await post({ callback: "morning" });
		expect([status, row]).toEqual([422, undefined]);
		const message = page.attribute('[name="phone"]', "aria-describedby");
		expect(page.text(`#${message}`)).toContain("add your phone number");
		expect(page.attribute('[name="callback"] option[selected]', "value")).toBe("morning");
	});
});

describe("a calculation", () => {
	test("is shown in words over the message, carried along and stored", async () => {
		const page = await open(QUERY);
		expect(page.text("main form")).toContain(SHOWN);
		expect(page.text("main form")).toContain("₹60,000");
		const { calculation = "" } = readForm(page).fields;
		expect(calculation).toBe(QUERY);
		expect(await post({ calculation })).toMatchObject({ status: 303, row: { calculation } });
	});

	test("can be left out, and leaves what the form is about", async () => {
		const about = "service=paid-advertising&city=surat";
		const links = (await open(`${about}&${QUERY}`)).attributes("main form a", "href");
		expect(links).toEqual(expect.arrayContaining([`/contact?${about}`, `/contact?${QUERY}`]));
		expect((await open(about)).select('[name="calculation"]')).toEqual([]);
	});

	test("comes back with a form that has a fault", async () => {
		const { page } = await post({ name: "R", calculation: QUERY });
		expect(page.attribute('[name="calculation"]', "value")).toBe(QUERY);
		expect(page.text("main form")).toContain(SHOWN);
	});

	test.each([
		["odd numbers", QUERY.replace("60000", "NaN")],
		["far too much of it", `${QUERY}&${"x=1&".repeat(2_000)}`],
	])("that was tampered with is none, and no fault: %s", async (_what, calculation) => {
		const { status, row } = await post({ calculation });
		expect(status).toBe(303);
		expect([null, QUERY]).toContain(row?.calculation);
	});

	test("with a number twice in the address shows the plain form", async () => {
		expect((await open(`${QUERY}&budget=7`)).select('[name="calculation"]')).toEqual([]);
	});
});

test("without calls in the content there is no page for them, and everything leads to the contact page", async () => {
	await openPage("/book", 404);
	const time = new Date(getNow() + 2 * 86_400_000).toISOString();
	const body = new URLSearchParams({ ...GOOD, time });
	expect((await site.request("/book", { method: "POST", body })).status).toBe(404);
	expect((await site.request("/cards/book.png")).status).toBe(404);
	for (const path of ["/sitemap", "/", "/mumbai", "/mumbai/bandra", "/services/seo/mumbai"]) {
		const links = (await openPage(path)).attributes("a", "href");
		expect(links.filter((link) => link.startsWith("/book"))).toEqual([]);
		expect(links.some((link) => link.startsWith("/contact"))).toBe(true);
	}
	const contact = await openPage("/contact");
	expect(contact.select('[name="time"], [name="zone"]')).toEqual([]);
	expect(contact.select('[name="callback"]')).toHaveLength(1);
	const ignored = await postForm({ ...GOOD, time });
	expect([ignored.status, ignored.headers.get("Location")]).toEqual([303, "/contact?sent"]);
});
