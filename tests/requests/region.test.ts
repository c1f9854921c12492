import { expect, test } from "vitest";
import { all, edit } from "../support/content-acts.ts";
import { GOOD } from "../support/enquiries.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { openDesk } from "../support/seeded-desk.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findEnquiries, openPage, postForm, readPage } from "./visitor.ts";

const SITE = "content/site.yaml";
const LISBON = `locale: en-IE
timeZone: Europe/Lisbon
currency: EUR
legal:
  name: Lane Lda
  companyNumber: { label: NIPC, value: "500" }
  taxNumber: { label: VAT number, value: PT500 }
  officer: { title: Data Protection Officer, name: Ana Reis, email: dpo@lane.example }
`;

provideSite(
	{},
	all(
		edit(SITE, /^locale: (.*\n)+?phoneExample: .*\n/m, LISBON),
		edit(SITE, /^hours: .*\n/m, ""),
		edit(SITE, "addressCountry: IN", "addressCountry: PT"),
		edit(SITE, /^ {2}isSample: true\n/m, "  isSample: false\n  townLine: 1100-148 Lisboa\n"),
		edit("content/pages/contact.yaml", /^ {2}zone: .*\n/m, ""),
	),
);

const read = async (path: string) => (await site.request(path)).text();

test("pages name language, zone and currency, and write sums, times and addresses as there", async () => {
	const contact = await openPage("/contact");
	expect(contact.attribute("html", "lang")).toBe("en-IE");
	expect(contact.attribute("html", "data-zone")).toBe("Europe/Lisbon");
	expect(contact.attribute("html", "data-money")).toBe("EUR");
	expect(contact.text("main address")).toMatch(/1100-148 Lisboa$/);
	expect(contact.text("main dl")).toContain("Monday – Friday, 9:00 – 17:00");
	expect(contact.attribute('[name="phone"]', "placeholder")).toBe("+351 912 345 678");
	expect(contact.text("main form")).toContain("Monthly budget in euros");
	expect(contact.text("main form")).toMatch(/All times are Western European Time/);
	const pricing = await openPage("/pricing");
	expect(pricing.text("main")).toMatch(/€\d+,\d{3} to €\d+,\d{3}/);
	const tool = await openPage(
		"/tools/ad-budget?budget=€1.5k&cpc=2&conversion=3&close=20&order=90&margin=40",
	);
	expect(tool.texts("main label")).toContain("Budget a month, €");
	expect(tool.text("#result")).toContain("€1,500");
});

test("footer, contact page, privacy policy and structured data name the company", async () => {
	const company = "Lane Lda, NIPC 500, VAT number PT500";
	const home = await openPage("/");
	expect(home.text("footer")).toContain("Lane Lda, NIPC 500. Data Protection Officer: Ana Reis");
	expect((await openPage("/contact")).text("main dl")).toContain(company);
	expect((await openPage("/privacy-policy")).text("main")).toMatch(
		/Lane Lda.*Data Protection Officer: Ana Reis, dpo@lane\.example/,
	);
	const graph = home.text('script[type="application/ld+json"]');
	expect(JSON.parse(graph)).toMatchObject({
		"@graph": expect.arrayContaining([
			expect.objectContaining({
				"@type": "Organization",
				legalName: "Lane Lda",
				vatID: "PT500",
				identifier: { "@type": "PropertyValue", propertyID: "NIPC", value: "500" },
				contactPoint: expect.objectContaining({ areaServed: "PT", availableLanguage: ["en"] }),
			}),
			expect.objectContaining({ "@type": "WebSite", inLanguage: "en-IE" }),
		]),
	});
	expect(graph).not.toContain("townLine");
});

test("feed, manifest and card name the language", async () => {
	expect(await read("/feed.xml")).toContain("<language>en-IE</language>");
	expect(await read("/site.webmanifest")).toContain('"lang":"en-IE"');
	expect(await read("/")).toContain('property="og:locale" content="en_IE"');
});

test("what visitors type is read by country and currency", async () => {
	const typed = { ...GOOD, phone: "912 345 678", budget: "€1.5k" };
	expect((await postForm(typed)).status).toBe(303);
	expect(findEnquiries(GOOD.email)[0]).toMatchObject({
		phone: "912 345 678",
		phone_numbers: "+351912345678",
		budget: 1_500,
	});
	const wrong = await readPage(postForm({ ...GOOD, phone: "call me", budget: "1 lakh" }), 422);
	expect(wrong.text("main form")).toContain("for instance +351 912 345 678.");
	expect(wrong.text("main form")).toContain("the budget in euros, for instance 1,500 or 1.5k.");
});

test("the desk has the same region", async () => {
	const desk = await openDesk(site);
	const owner = await desk.invite("Meera Shah", "owner");
	const headers = { Cookie: `__Host-desk=${await desk.signIn(owner)}` };
	const enquiry = createNewEnquiry({ budget: 1_500, phone: "912 345 678" });
	const { id } = await desk.stores.enquiries.save(enquiry, []);
	await desk.close();
	const readDesk = async (path: string) => (await site.request(`/desk${path}`, { headers })).text();
	const page = await readDesk(`/enquiries/${id}`);
	expect(page).toContain('<html lang="en-IE" data-zone="Europe/Lisbon" data-money="EUR">');
	expect(page).toContain("€1,500");
	expect(page).toContain('href="tel:+351912345678"');
	expect(page).toContain("Value (euros)");
	expect(await readDesk("/bookings")).toContain("All times are Western European Time");
});
