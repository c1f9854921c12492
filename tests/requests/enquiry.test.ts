import { afterEach, beforeAll, describe, expect, test } from "vitest";
import {
	EMAIL_FAULT,
	GOOD,
	MESSAGE_FAULT,
	NAME_FAULT,
	readEnquiries,
	readForm,
	SENT_TEXT,
	SENT_TITLE,
} from "../support/enquiries.ts";
import { type Document, readHtml } from "../support/read-html.ts";
import { type Site, startSite } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

afterEach(async () => {
	expect(await site.takeErrors()).toBe("");
});

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
	return site.request("/contact", { method: "POST", body: new URLSearchParams(fields), headers });
}

/** The message that is tied to a field, when the field is marked as wrong. */
function readFault(page: Document, name: string): string | null {
	if (page.attribute(`[name="${name}"]`, "aria-invalid") !== "true") return null;
	return page.text(`#${page.attribute(`[name="${name}"]`, "aria-describedby")}`);
}

function count(email: string): number {
	return readEnquiries(site).filter((row) => row.email === email).length;
}

describe("a form with faults, sent without JavaScript", () => {
	test("empty, it comes back with the three messages by their fields", async () => {
		const response = await post({ name: "", email: "", message: "" });
		const page = readHtml(await response.text());
		expect(response.status).toBe(422);
		expect(readFault(page, "name")).toBe(NAME_FAULT);
		expect(readFault(page, "email")).toBe(EMAIL_FAULT);
		expect(readFault(page, "message")).toBe(MESSAGE_FAULT);
		expect(readEnquiries(site)).toEqual([]);
	});

	test("it keeps every typed word, and marks only what is wrong", async () => {
		const typed = { name: 'R "R" <Desai>', email: "riya@", message: "Short & sweet" };
		const page = readHtml(await (await post(typed)).text());
		expect(page.attribute('[name="name"]', "value")).toBe(typed.name);
		expect(page.attribute('[name="email"]', "value")).toBe(typed.email);
		expect(page.text('[name="message"]')).toBe(typed.message);
		expect(readFault(page, "name")).toBeNull();
		expect(readFault(page, "email")).toBe(EMAIL_FAULT);
		expect(readFault(page, "message")).toBeNull();
	});

	test("it keeps what it is about", async () => {
		const opened = await site.request("/contact?service=seo&city=mumbai&district=bandra");
		const { action, fields } = readForm(readHtml(await opened.text()));
		const body = new URLSearchParams({ ...fields, name: "R" });
		const response = await site.request(action, { method: "POST", body });
		const page = readHtml(await response.text());
		expect(response.status).toBe(422);
		expect(page.text("form")).toContain("SEO Services in Bandra, Mumbai");
		expect(readForm(page).fields).toMatchObject({
			service: "seo",
			city: "mumbai",
			district: "bandra",
		});
	});

	test.each([
		["a name of one character", { name: "R" }, "name", NAME_FAULT],
		["a name of blanks", { name: "     " }, "name", NAME_FAULT],
		["an address without a host", { email: "riya" }, "email", EMAIL_FAULT],
		["an address with a space", { email: "riya desai@x.example" }, "email", EMAIL_FAULT],
		["a message of nine characters", { message: "123456789" }, "message", MESSAGE_FAULT],
		["a message of blank lines", { message: "\n\n\n\n\n\n\n\n\n\n\n\n" }, "message", MESSAGE_FAULT],
	])("%s is wrong", async (_what, wrong, name, fault) => {
		const response = await post({
			...GOOD,
			...wrong,
			email: "email" in wrong ? wrong.email : "wrong-1@x.example",
		});
		expect(response.status).toBe(422);
		expect(readFault(readHtml(await response.text()), name)).toBe(fault);
		expect(count("wrong-1@x.example")).toBe(0);
	});

	test("a name of two characters and a message of ten are enough", async () => {
		const { status } = await post({ name: "Jo", email: "jo@x.example", message: "1234567890" });
		expect(status).toBe(303);
		expect(count("jo@x.example")).toBe(1);
	});
});

describe("a good form, sent without JavaScript", () => {
	test("it is stored, and the visitor is led to the thanks", async () => {
		const response = await post(GOOD);
		expect([response.status, response.headers.get("location")]).toEqual([303, "/contact?sent"]);
		const thanks = await site.request("/contact?sent");
		const page = readHtml(await thanks.text());
		expect(page.text('main [role="status"]')).toContain(SENT_TITLE);
		expect(page.text('main [role="status"]')).toContain(SENT_TEXT);
		expect(page.attributes('[name="name"]', "value").join("")).toBe("");
		const row = readEnquiries(site).find(({ email }) => email === GOOD.email);
		expect(row).toMatchObject({ ...GOOD, service: null, city: null, district: null });
		expect(String(row?.created_at)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
	});

	test("it is stored with what it is about", async () => {
		const context = { service: "web-development", city: "pune", district: "baner" };
		await post({ ...GOOD, ...context, email: "about@x.example" });
		const row = readEnquiries(site).find(({ email }) => email === "about@x.example");
		expect(row).toMatchObject(context);
	});

	test("slugs that are on no list are left out, and so is a district of another city", async () => {
		const context = { service: "astrology", city: "delhi", district: "bandra" };
		await post({ ...GOOD, ...context, email: "slugs@x.example" });
		const row = readEnquiries(site).find(({ email }) => email === "slugs@x.example");
		expect(row).toMatchObject({ service: null, city: "delhi", district: null });
	});

	test("news is wanted only by those who tick the box", async () => {
		await post({ ...GOOD, email: "quiet@x.example" });
		await post({ ...GOOD, email: "news@x.example", wantsNews: "yes" });
		const wants = (email: string) =>
			readEnquiries(site).find((row) => row.email === email)?.wants_news;
		expect([wants("quiet@x.example"), wants("news@x.example")]).toEqual([0, 1]);
	});

	test("sent twice it is one enquiry, and another one is another", async () => {
		const form = { ...GOOD, email: "twice@x.example", submissionId: crypto.randomUUID() };
		await Promise.all([post(form), post(form)]);
		expect((await post(form)).status).toBe(303);
		expect(count("twice@x.example")).toBe(1);
		await post({ ...form, submissionId: crypto.randomUUID() });
		expect(count("twice@x.example")).toBe(2);
	});

	test("what looks like code stays text", async () => {
		const message = `'); drop table enquiries; -- <script>alert("x")</script> \u{1F600} ગુજરાત`;
		await post({ ...GOOD, email: "code@x.example", message });
		const row = readEnquiries(site).find(({ email }) => email === "code@x.example");
		expect(row?.message).toBe(message);
	});
});

describe("the form's page", () => {
	test("shows what it is about and keeps it for the enquiry", async () => {
		const page = readHtml(
			await (await site.request("/contact?service=seo&city=mumbai&district=bandra")).text(),
		);
		expect(page.text("form")).toContain("SEO Services in Bandra, Mumbai");
		expect(page.attribute('form [name="service"]', "value")).toBe("seo");
		expect(page.attribute('form [name="district"]', "value")).toBe("bandra");
	});

	test("drops slugs that are on no list", async () => {
		const page = readHtml(await (await site.request("/contact?service=x&city=<b>")).text());
		expect(page.select('form [name="service"], form [name="city"]')).toEqual([]);
	});

	test("has a submission of its own for each visitor and is kept by nobody", async () => {
		const [one, other] = await Promise.all([site.request("/contact"), site.request("/contact")]);
		const read = async (response: Response) =>
			readHtml(await response.text()).attribute('[name="submissionId"]', "value");
		expect(one.headers.get("cache-control")).toContain("no-store");
		expect(await read(one)).not.toBe(await read(other));
	});
});
