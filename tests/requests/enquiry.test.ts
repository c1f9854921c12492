import { describe, expect, test } from "vitest";
import { FAULTS, GOOD, readEnquiries, readForm, SENT } from "../support/enquiries.ts";
import type { Document } from "../support/parse-html.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findEnquiries, openPage, postForm, readPage } from "./visitor.ts";

const ABOUT = { service: "seo", city: "mumbai", district: "bandra" };

provideSite();

/** The messages that are tied to the three fields, where a field is marked as wrong. */
function readFaults(page: Document) {
	return ["name", "email", "message"].map((name) => {
		if (page.attribute(`[name="${name}"]`, "aria-invalid") !== "true") return null;
		return page.text(`#${page.attribute(`[name="${name}"]`, "aria-describedby")}`);
	});
}

describe("a form with faults, sent without JavaScript", () => {
	test("empty, it comes back with the three messages by their fields", async () => {
		const page = await readPage(postForm({ name: "", email: "", message: "" }), 422);
		expect(readFaults(page)).toEqual([FAULTS.name, FAULTS.email, FAULTS.message]);
		expect(readEnquiries(site)).toEqual([]);
	});

	test("it keeps every typed word and what it is about, and marks only what is wrong", async () => {
		const { fields } = readForm(await openPage(`/contact?${new URLSearchParams(ABOUT)}`));
		expect(fields).toMatchObject(ABOUT);
		const typed = { name: 'R "R" <Desai>', email: "riya@", message: "Short & sweet" };
		const page = await readPage(postForm({ ...fields, ...typed }), 422);
		expect(page.text("form")).toContain("SEO Services in Bandra, Mumbai");
		expect(readForm(page).fields).toMatchObject({ ...typed, ...ABOUT });
		expect(readFaults(page)).toEqual([null, FAULTS.email, null]);
	});
});

describe("a good form, sent without JavaScript", () => {
	test("it is stored, and the visitor is led to the thanks", async () => {
		const response = await postForm(GOOD);
		expect([response.status, response.headers.get("location")]).toEqual([303, "/contact?sent"]);
		const page = await openPage("/contact?sent");
		expect(page.text('main [role="status"]')).toContain(SENT.title);
		expect(page.text('main [role="status"]')).toContain(SENT.text);
		expect(page.attributes('[name="name"]', "value").join("")).toBe("");
		const [row] = findEnquiries(GOOD.email);
		expect(row).toMatchObject({ ...GOOD, service: null, city: null, district: null });
		expect(String(row?.created_at)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
	});

	test.each<[what: string, given: Record<string, string>, stored: object]>([
		["what it is about", ABOUT, ABOUT],
		[
			"no slug that is on no list, nor a district of another city",
			{ service: "astrology", city: "delhi", district: "bandra" },
			{ service: null, city: "delhi", district: null },
		],
		["no wish for news by itself", {}, { wants_news: 0 }],
		["a wish for news where its box is ticked", { wantsNews: "yes" }, { wants_news: 1 }],
	])("it is stored with %s", async (_what, given, stored) => {
		const email = `${crypto.randomUUID()}@x.example`;
		await postForm({ ...GOOD, email, ...given });
		expect(findEnquiries(email)).toMatchObject([stored]);
	});

	test("sent twice it is one enquiry, and another one is another", async () => {
		const form = { ...GOOD, email: "twice@x.example", submissionId: crypto.randomUUID() };
		await Promise.all([postForm(form), postForm(form)]);
		expect((await postForm(form)).status).toBe(303);
		expect(findEnquiries("twice@x.example")).toHaveLength(1);
		await postForm({ ...form, submissionId: crypto.randomUUID() });
		expect(findEnquiries("twice@x.example")).toHaveLength(2);
	});
});

test("the form's page drops slugs that are on no list", async () => {
	const page = await openPage("/contact?service=x&city=<b>");
	expect(page.select('form [name="service"], form [name="city"]')).toEqual([]);
});
