import { afterEach, describe, expect, test } from "vitest";
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
import { provideSite, site } from "../support/provided.ts";
import { type Document, readHtml } from "../support/read-html.ts";

const ABOUT = "/contact?service=seo&city=mumbai&district=bandra";

provideSite();

afterEach(async () => {
	expect(await site.takeErrors()).toBe("");
});

function post(fields: Record<string, string>, path = "/contact") {
	return site.request(path, { method: "POST", body: new URLSearchParams(fields) });
}

async function open(path: string) {
	return readHtml(await (await site.request(path)).text());
}

/** The message that is tied to a field, when the field is marked as wrong. */
function readFault(page: Document, name: string): string | null {
	if (page.attribute(`[name="${name}"]`, "aria-invalid") !== "true") return null;
	return page.text(`#${page.attribute(`[name="${name}"]`, "aria-describedby")}`);
}

const findAll = (email: string) => readEnquiries(site).filter((row) => row.email === email);

describe("a form with faults, sent without JavaScript", () => {
	test("empty, it comes back with the three messages by their fields", async () => {
		const response = await post({ name: "", email: "", message: "" });
		const page = readHtml(await response.text());
		expect(response.status).toBe(422);
		expect(["name", "email", "message"].map((name) => readFault(page, name))).toEqual([
			NAME_FAULT,
			EMAIL_FAULT,
			MESSAGE_FAULT,
		]);
		expect(readEnquiries(site)).toEqual([]);
	});

	test("it keeps every typed word, and marks only what is wrong", async () => {
		const typed = { name: 'R "R" <Desai>', email: "riya@", message: "Short & sweet" };
		const page = readHtml(await (await post(typed)).text());
		expect(readForm(page).fields).toMatchObject(typed);
		expect(["name", "email", "message"].map((name) => readFault(page, name))).toEqual([
			null,
			EMAIL_FAULT,
			null,
		]);
	});

	test("it keeps what it is about", async () => {
		const { action, fields } = readForm(await open(ABOUT));
		const response = await post({ ...fields, name: "R" }, action);
		const page = readHtml(await response.text());
		expect(response.status).toBe(422);
		expect(page.text("form")).toContain("SEO Services in Bandra, Mumbai");
		const about = { service: "seo", city: "mumbai", district: "bandra" };
		expect(readForm(page).fields).toMatchObject(about);
	});

	test.each([
		["a name of one character", "name", "R", NAME_FAULT],
		["a name of blanks", "name", "     ", NAME_FAULT],
		["an address without a host", "email", "riya", EMAIL_FAULT],
		["an address with a space", "email", "riya desai@x.example", EMAIL_FAULT],
		["a message of nine characters", "message", "123456789", MESSAGE_FAULT],
		["a message of blank lines", "message", "\n".repeat(12), MESSAGE_FAULT],
	])("%s is wrong", async (_what, name, value, fault) => {
		const response = await post({ ...GOOD, email: "wrong@x.example", [name]: value });
		expect(response.status).toBe(422);
		expect(readFault(readHtml(await response.text()), name)).toBe(fault);
		expect(findAll("wrong@x.example")).toEqual([]);
	});

	test("a name of two characters and a message of ten are enough", async () => {
		const { status } = await post({ name: "Jo", email: "jo@x.example", message: "1234567890" });
		expect(status).toBe(303);
		expect(findAll("jo@x.example")).toHaveLength(1);
	});
});

describe("a good form, sent without JavaScript", () => {
	test("it is stored, and the visitor is led to the thanks", async () => {
		const response = await post(GOOD);
		expect([response.status, response.headers.get("location")]).toEqual([303, "/contact?sent"]);
		const page = await open("/contact?sent");
		expect(page.text('main [role="status"]')).toContain(SENT_TITLE);
		expect(page.text('main [role="status"]')).toContain(SENT_TEXT);
		expect(page.attributes('[name="name"]', "value").join("")).toBe("");
		const [row] = findAll(GOOD.email);
		expect(row).toMatchObject({ ...GOOD, service: null, city: null, district: null });
		expect(String(row?.created_at)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
	});

	test.each<[what: string, given: Record<string, string>, stored: object]>([
		[
			"what it is about",
			{ service: "web-development", city: "pune", district: "baner" },
			{ service: "web-development", city: "pune", district: "baner" },
		],
		[
			"no slug that is on no list, nor a district of another city",
			{ service: "astrology", city: "delhi", district: "bandra" },
			{ service: null, city: "delhi", district: null },
		],
		["no wish for news by itself", {}, { wants_news: 0 }],
		["a wish for news where its box is ticked", { wantsNews: "yes" }, { wants_news: 1 }],
		[
			"what looks like code as text",
			{ message: `'); drop table enquiries; -- <script>alert("x")</script> \u{1F600} ગુજરાત` },
			{ message: `'); drop table enquiries; -- <script>alert("x")</script> \u{1F600} ગુજરાત` },
		],
	])("it is stored with %s", async (_what, given, stored) => {
		const email = `${crypto.randomUUID()}@x.example`;
		await post({ ...GOOD, email, ...given });
		expect(findAll(email)).toMatchObject([stored]);
	});

	test("sent twice it is one enquiry, and another one is another", async () => {
		const form = { ...GOOD, email: "twice@x.example", submissionId: crypto.randomUUID() };
		await Promise.all([post(form), post(form)]);
		expect((await post(form)).status).toBe(303);
		expect(findAll("twice@x.example")).toHaveLength(1);
		await post({ ...form, submissionId: crypto.randomUUID() });
		expect(findAll("twice@x.example")).toHaveLength(2);
	});
});

describe("the form's page", () => {
	test("shows what it is about and keeps it for the enquiry", async () => {
		const page = await open(ABOUT);
		expect(page.text("form")).toContain("SEO Services in Bandra, Mumbai");
		expect(readForm(page).fields).toMatchObject({ service: "seo", district: "bandra" });
	});

	test("drops slugs that are on no list", async () => {
		const page = await open("/contact?service=x&city=<b>");
		expect(page.select('form [name="service"], form [name="city"]')).toEqual([]);
	});

	test("has a submission of its own for each visitor and is kept by nobody", async () => {
		const { headers } = await site.request("/contact");
		expect(headers.get("cache-control")).toContain("no-store");
		const [one, other] = [await open("/contact"), await open("/contact")];
		expect(readForm(one).fields.submissionId).not.toBe(readForm(other).fields.submissionId);
	});
});
