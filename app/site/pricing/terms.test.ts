import { afterEach, expect, it } from "vitest";
import { getContent, setContent } from "#app/content/content.server.ts";
import { content } from "../../../tests/support/addresses.ts";
import { openRoute } from "../../../tests/support/open-route.ts";
import { restoreContent } from "../../../tests/support/set-cities.ts";
import { describePrice } from "./terms.server.ts";

afterEach(() => restoreContent());

it.each([
	["/mumbai", /Fees start at ₹20,000 a month\. We work from Pune, for clients in Mumbai/],
	["/pune", /Fees start at ₹20,000 a month\. We work from Pune\. /],
	["/mumbai/andheri", /Fees start at ₹20,000 a month\. We work from Pune, for clients in Mumbai/],
	["/services/seo", /₹30,000 to ₹70,000 a month\. /],
	["/services/seo/mumbai", /from ₹30,000 a month\. We work from Pune, for clients in Mumbai/],
])("%s says its fee, how the work goes, and where all prices are", async (path, said) => {
	const markup = (await openRoute(path)).render().replaceAll("<!-- -->", "");
	expect(markup).toMatch(said);
	expect(markup).toMatch(/<a [^>]*href="\/pricing"[^>]*>All prices<\/a>/);
});

it("a service that costs less than the smallest job says what it costs alone", () => {
	const { pages } = content;
	const [service] = content.services;
	const [band] = pages.pricing?.bands.items ?? [];
	if (!service || !band || !pages.pricing) throw new Error("no price");
	const items = [{ ...band, service: service.slug, from: 10_000, per: "month" as const }];
	const pricing = { ...pages.pricing, bands: { ...pages.pricing.bands, items } };
	setContent({ ...getContent(), pages: { ...getContent().pages, pricing } });
	expect(describePrice(service)?.text).toMatch(/^₹10,000 to .* On its own from ₹20,000\.$/);
});

it("texts name the smallest fee, which the prices hold as a number", () => {
	expect(content.pages.pricing?.minimum.text).toBe("₹20,000 a month.");
});

it("an agency without prices says nothing of them", async () => {
	const { pages } = getContent();
	setContent({ ...getContent(), pages: { ...pages, pricing: undefined } }, content.cities);
	for (const path of ["/mumbai", "/mumbai/andheri", "/services/seo", "/services/seo/mumbai"]) {
		const { data } = await openRoute(path);
		expect(data.terms, path).toBeUndefined();
	}
});
