import { describe, expect, test } from "vitest";
import { AD_BUDGET } from "#app/tools/ad-budget.ts";
import { namesOf } from "#app/tools/calculator-config.ts";
import { SEO_PAYBACK } from "#app/tools/seo-payback.ts";
import { HOSTILE_ELEMENT, HOSTILE_WORDS } from "../support/hostile.ts";
import { parseHtml } from "../support/parse-html.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

provideSite();

const TOOLS = [
	{ path: "/tools/ad-budget", names: namesOf(AD_BUDGET.fields) },
	{ path: "/tools/seo-payback", names: namesOf(SEO_PAYBACK.fields) },
] as const;

// What is read as a number: app/tools/amounts.test.ts.
describe.each(TOOLS)("$path", ({ path, names }) => {
	test("is one page for search engines, whatever is filled in", async () => {
		const bare = await openPage(`${path}?utm_source=x`);
		const filled = await openPage(`${path}?${names[0]}=50000`);
		for (const page of [bare, filled])
			expect(page.attribute('link[rel="canonical"]', "href")).toBe(SITE_URL + path);
		expect(bare.attributes('meta[name="robots"]', "content")).toEqual([]);
		expect(filled.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
	});

	test("answers odd numbers with a sentence at each field", async () => {
		const query = new URLSearchParams(names.map((name) => [name, "NaN"]));
		const page = await openPage(`${path}?${query}`);
		for (const name of names) {
			expect(page.text(`#input-${name}-error`)).not.toBe("");
			expect(page.attribute(`#input-${name}`, "aria-invalid")).toBe("true");
			const described = page.attribute(`#input-${name}`, "aria-describedby");
			expect(described?.split(" ")).toContain(`input-${name}-error`);
		}
		expect(page.text("#result")).toContain("No result yet");
	});

	test("tells a number that the address holds twice", async () => {
		const page = await openPage(`${path}?conversion=3&conversion=3`);
		expect(page.attributes("input", "aria-invalid")).toEqual(["true"]);
		expect(page.text("#input-conversion-error")).toContain("more than once");
	});

	test.each(["0", "0.0000001", "1e30", "100", ...HOSTILE_WORDS.map(([words]) => words)])(
		"never shows what is no number as a result: %s",
		async (words) => {
			const query = new URLSearchParams({ conversion: words });
			const html = await (await site.request(`${path}?${query}`)).text();
			expect(html).not.toMatch(HOSTILE_ELEMENT);
			expect(parseHtml(html).text("#result")).not.toMatch(/NaN|Infinity|undefined|-₹0(?![.,\d])/);
		},
	);
});
