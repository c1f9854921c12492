import { beforeAll, describe, expect, test } from "vitest";
import { all, edit } from "../support/content-acts.ts";
import { GOOD, makeAgedForm } from "../support/enquiries.ts";
import { type OwnSite, startSite } from "../support/site.ts";
import { findEnquiries, postForm, readPage } from "./visitor.ts";

const TOKEN = "aV463pVQni_VqLeOhGtkpo6NWVCyZPMrfzYHUAgT6KI";
const HEX = "0123456789abcdef0123456789abcdef";

let site: OwnSite;

// One site has all these settings; its privacy policy is that of the product.
beforeAll(async () => {
	site = await startSite(
		{
			ATTRIBUTION: "off",
			ANALYTICS: "ga4 G-ABC1234567",
			MAP_URL: "https://maps.agency.example/embed?id=1",
		},
		all(
			edit("content/site.yaml", /^map: .*\n/m, ""),
			edit(
				"content/site.yaml",
				"social:",
				`verification: { google: ${TOKEN}, pinterest: ${HEX} }\nsocial:`,
			),
		),
	);
	return () => site.stop();
});

const openPage = (path: string) => readPage(site.request(path));

describe("the tags of services that verify whose the site is", () => {
	test("stand in the head of the home page", async () => {
		const page = await openPage("/");
		const get = (name: string) => page.attribute(`head meta[name="${name}"]`, "content");
		expect(get("google-site-verification")).toBe(TOKEN);
		expect(get("p:domain_verify")).toBe(HEX);
		expect(page.select('meta[name="msvalidate.01"]')).toEqual([]);
	});

	test("stand on no other page", async () => {
		expect((await openPage("/about")).select(`meta[content="${TOKEN}"]`)).toEqual([]);
	});
});

describe("ATTRIBUTION: turned off", () => {
	test("no page stores how the visit began, and the form has nothing of it", async () => {
		const response = await site.request("/contact?utm_source=diwali&gclid=abc");
		const html = await response.text();
		expect(html).not.toContain("sessionStorage.arrival");
		expect(html).not.toContain("diwali");
	});

	test("an enquiry tells nothing of it, whatever was sent", async () => {
		await site.request("/contact");
		const email = "unattributed@x.example";
		const arrival = { landingPage: "/pune", referrer: "a.example", lastTouch: "utm_source=diwali" };
		await postForm({ ...GOOD, email, ...makeAgedForm(site, 60_000), ...arrival }, {}, site);
		expect(findEnquiries(email, site)).toMatchObject([
			{ landing_page: null, referrer: null, first_touch: null, last_touch: null, source: "direct" },
		]);
	});

	test("the privacy policy of the product says nothing of it", async () => {
		const page = await openPage("/privacy-policy");
		expect(page.texts("h2")).toContain("What you send us");
		expect(page.texts("h2")).not.toContain("How your visit began");
	});
});

test("the map is not loaded before a click, which opens it in its frame, and its source is said", async () => {
	const page = await openPage("/contact");
	expect(page.attribute("iframe", "src")).toBeNull();
	const url = "https://maps.agency.example/embed?id=1";
	const name = page.attribute("iframe", "name");
	expect(page.attribute(`main a[href="${url}"]`, "target")).toBe(name);
	expect(page.text("main")).toContain("It comes from maps.agency.example,");
	expect(page.text("main")).not.toContain("from OpenStreetMap");
});

describe("ANALYTICS: a tool that needs consent", () => {
	const TOOL = 'script[data-id="G-ABC1234567"]';

	test("is named to each page, whose policy permits its sources, and nothing of it is loaded", async () => {
		const response = await site.request("/about");
		const policy = response.headers.get("Content-Security-Policy");
		expect(policy).toMatch(/script-src 'self' .*https:\/\/\*\.googletagmanager\.com/);
		expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/);
		const page = await readPage(response);
		expect(page.select(TOOL)).toHaveLength(1);
		expect(page.attributes("[src]", "src").filter((src) => src.includes("google"))).toEqual([]);
	});

	test("can be refused as easily as accepted, and the footer leads back to the choice", async () => {
		const page = await openPage("/about");
		expect(page.attributes("#consent button", "value")).toEqual(["accepted", "refused"]);
		const [accept, refuse] = page.attributes("#consent button", "class");
		expect(accept).toBe(refuse);
		expect(page.attribute("footer button[popovertarget]", "popovertarget")).toBe("consent");
		const headings = (await openPage("/privacy-policy")).texts("h2");
		expect(headings).toContain("Cookies and Google Analytics");
		expect(headings).not.toContain("Cookies");
	});

	test("never learns an address that is a key", async () => {
		const response = await site.request(`/contact?for=${"x".repeat(40)}`);
		expect(response.headers.get("Referrer-Policy")).toBe("strict-origin");
		expect((await readPage(response)).select(TOOL)).toEqual([]);
	});
});
