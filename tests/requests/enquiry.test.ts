import { describe, expect, test } from "vitest";
import { CALCULATION } from "../support/emails.ts";
import { ERRORS, GOOD, readEnquiries, readForm, SENT } from "../support/enquiries.ts";
import type { Document } from "../support/parse-html.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findEnquiries, openPage, postForm, readPage } from "./visitor.ts";

const ABOUT = { service: "seo", city: "mumbai", district: "bandra" };

provideSite();

/** Reads the messages by which the three fields are described, where a field is marked as invalid. */
function readErrors(page: Document) {
	return ["name", "email", "message"].map((name) => {
		if (page.attribute(`[name="${name}"]`, "aria-invalid") !== "true") return null;
		return page.text(`#${page.attribute(`[name="${name}"]`, "aria-describedby")}`);
	});
}

describe("a form with errors, sent without JavaScript", () => {
	test("empty, it comes back with the three messages by their fields", async () => {
		const page = await readPage(postForm({ name: "", email: "", message: "" }), 422);
		expect(readErrors(page)).toEqual([ERRORS.name, ERRORS.email, ERRORS.message]);
		expect(readEnquiries(site)).toEqual([]);
	});

	test("it keeps every typed word and what it is about, and marks only what is wrong", async () => {
		const path = `/contact?${new URLSearchParams(ABOUT)}&${CALCULATION}`;
		const { fields } = readForm(await openPage(path));
		const calculation = CALCULATION;
		expect(fields).toMatchObject({ ...ABOUT, calculation });
		const typed = { name: 'R "R" <Desai>', email: "riya@", message: "Short & sweet" };
		const page = await readPage(postForm({ ...fields, ...typed }), 422);
		expect(page.text("form")).toContain("SEO Services in Bandra, Mumbai");
		expect(page.text("form")).toContain("Sent along: Ad budget");
		expect(readForm(page).fields).toMatchObject({ ...typed, ...ABOUT, calculation });
		expect(readErrors(page)).toEqual([null, ERRORS.email, null]);
	});
});

test.each([
	`${"r".repeat(65)}@x.example`,
	`riya@${"e".repeat(64)}.example`,
	`riya@${"e".repeat(64)}.co.in`,
	`riya@${"ü".repeat(60)}.example`,
	`riya@${Array(70).fill("ü").join(".")}.com`,
	"riya@domain.com©",
	"riya@domain.com®",
	"riya@domain.com™",
	"riya@do©main.com",
	"riya@domain.com→",
	"riya@domain.com²",
	"riya@domain.com…",
	"riya@domain😀.com",
])("the address %s is rejected at its field", async (email) => {
	const page = await readPage(postForm({ ...GOOD, email }), 422);
	expect(readErrors(page)).toEqual([null, ERRORS.email, null]);
	expect(readForm(page).fields).toMatchObject({ email });
	expect(findEnquiries(email)).toEqual([]);
});

test("a calculation is shown in words, and can be left out without what the form is about", async () => {
	const about = "service=paid-advertising&city=surat";
	const page = await openPage(`/contact?${about}&${CALCULATION}`);
	expect(page.text("main form")).toContain("₹60,000");
	const links = page.attributes("main form a", "href");
	expect(links).toEqual(expect.arrayContaining([`/contact?${about}`, `/contact?${CALCULATION}`]));
});

describe("a good form, sent without JavaScript", () => {
	test("it is stored, and the visitor is led to the thanks", async () => {
		const response = await postForm(GOOD);
		expect([response.status, response.headers.get("location")]).toEqual([303, "/contact?sent"]);
		const page = await openPage("/contact?sent");
		expect(page.text('main [role="status"]')).toContain(SENT.title);
		expect(page.text('main [role="status"]')).toContain(SENT.text);
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
		["a calculation", { calculation: CALCULATION }, { calculation: CALCULATION }],
		["none of odd numbers", { calculation: `${CALCULATION}NaN` }, { calculation: null }],
		["no wish for news by itself", {}, { wants_news: 0 }],
		["a wish for news where its box is ticked", { wantsNews: "yes" }, { wants_news: 1 }],
	])("it is stored with %s", async (_what, given, stored) => {
		const email = `${crypto.randomUUID()}@x.example`;
		await postForm({ ...GOOD, email, ...given });
		expect(findEnquiries(email)).toMatchObject([stored]);
	});

	test("what was pasted into it from other programs is cleaned, and stored as people see it", async () => {
		const email = `${crypto.randomUUID()}@x.example`;
		const pasted = {
			name: "Riya\u0003 O\u0092Neil",
			company: "\u0093Desai\u0094\u0001",
			email: `\u200b${email}\u00a0`,
			phone: "\u202a+91 9\ufe0f\u20e38765\u00a0４３２10\u202c",
			message: "It\u0092s\u0003 about\u0000 our kites \u0096 all 80\u0085",
		};
		expect((await postForm({ ...GOOD, ...pasted })).status).toBe(303);
		expect(findEnquiries(email)).toMatchObject([
			{
				name: "Riya O’Neil",
				company: "“Desai”",
				phone: "+91 98765 43210",
				message: "It’s about our kites – all 80…",
			},
		]);
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
