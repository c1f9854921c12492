import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { GOOD, readEnquiries, readForm } from "../support/enquiries.ts";
import { readHtml } from "../support/read-html.ts";
import { type Site, startSite } from "../support/site.ts";

const NUMBERS = "budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";
const QUERY = `tool=ad-budget&${NUMBERS}`;

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

afterEach(async () => {
	expect(await site.takeErrors()).toBe("");
});

async function open(path: string) {
	return readHtml(await (await site.request(path)).text());
}

function post(fields: Record<string, string>) {
	return site.request("/contact", {
		method: "POST",
		body: new URLSearchParams({ ...GOOD, ...fields }),
	});
}

const find = (email: string) => readEnquiries(site).find((row) => row.email === email);

describe("a time to call", () => {
	test("is offered with the hours of the content, and no answer is the first choice", async () => {
		const page = await open("/contact");
		const { callback } = content.pages.contact.form;
		const options = page.texts('select[name="callback"] option');
		expect(options[0]).toBe("No answer");
		for (const time of ["morning", "midday", "afternoon"] as const)
			expect(options.join(" ")).toContain(callback?.[time]);
	});

	test("is stored with a phone number", async () => {
		const email = "called@x.example";
		const { status } = await post({ email, phone: "+91 98765 43210", callback: "midday" });
		expect(status).toBe(303);
		expect(find(email)).toMatchObject({ phone: "+91 98765 43210", callback: "midday" });
	});

	test("without a phone number is asked for one, at its field, and kept", async () => {
		const response = await post({ email: "no-phone@x.example", callback: "morning" });
		const page = readHtml(await response.text());
		expect(response.status).toBe(422);
		const message = page.attribute('[name="phone"]', "aria-describedby");
		expect(page.text(`#${message}`)).toContain("add your phone number");
		expect(page.attribute('[name="callback"] option[selected]', "value")).toBe("morning");
		expect(find("no-phone@x.example")).toBeUndefined();
	});
});

describe("a calculation", () => {
	test("is shown in words over the message, carried along and stored", async () => {
		const page = await open(`/contact?${QUERY}`);
		expect(page.text("main form")).toContain("With your calculation: Advertising budget");
		expect(page.text("main form")).toContain("₹60,000");
		const { fields } = readForm(page);
		expect(fields.calculation).toBe(QUERY);
		const email = "calculated@x.example";
		expect((await post({ email, calculation: fields.calculation ?? "" })).status).toBe(303);
		expect(find(email)?.calculation).toBe(QUERY);
	});

	test("can be left out, and leaves what the form is about", async () => {
		const page = await open(`/contact?service=paid-advertising&city=surat&${QUERY}`);
		const links = page.attributes("main form a", "href");
		expect(links).toContain("/contact?service=paid-advertising&city=surat");
		expect(links).toContain(`/contact?${QUERY}`);
		const without = await open("/contact?service=paid-advertising&city=surat");
		expect(without.select('[name="calculation"]')).toEqual([]);
	});

	test("comes back with a form that has a fault", async () => {
		const page = readHtml(await (await post({ name: "R", calculation: QUERY })).text());
		expect(page.attribute('[name="calculation"]', "value")).toBe(QUERY);
		expect(page.text("main form")).toContain("With your calculation: Advertising budget");
	});

	test.each([
		["words", "<b>Buy now</b>"],
		["another tool", QUERY.replace("ad-budget", "horoscope")],
		["odd numbers", QUERY.replace("60000", "NaN")],
		["a number too many", `${QUERY}&budget=7`],
		["far too much of it", `${QUERY}&${"x=1&".repeat(2_000)}`],
	])("that was tampered with is none, and no fault: %s", async (what, calculation) => {
		const email = `tampered-${what.replaceAll(" ", "-")}@x.example`;
		expect((await post({ email, calculation })).status).toBe(303);
		expect([null, QUERY]).toContain(find(email)?.calculation);
		expect(JSON.stringify(find(email))).not.toMatch(/Buy now|horoscope|NaN|x=1/);
	});

	test("in the address that is odd shows the plain form", async () => {
		for (const query of ["tool=horoscope", `${QUERY}&tool=x`, "tool=ad-budget&budget=%00"]) {
			const response = await site.request(`/contact?${query}`);
			expect(response.status).toBe(200);
			expect(readHtml(await response.text()).select('[name="calculation"]')).toEqual([]);
		}
	});
});
