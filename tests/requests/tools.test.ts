import { describe, expect, test } from "vitest";
import { AD_BUDGET } from "#app/tools/ad-budget/ad-budget.ts";
import { namesOf } from "#app/tools/calculator-config.ts";
import { SEO_PAYBACK } from "#app/tools/seo-payback/seo-payback.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

provideSite();

const TOOLS = [
	{ path: "/tools/ad-budget", names: namesOf(AD_BUDGET.fields) },
	{ path: "/tools/seo-payback", names: namesOf(SEO_PAYBACK.fields) },
] as const;

// What is parsed as a number is tested in app/platform/amounts.test.ts.
describe.each(TOOLS)("$path", ({ path, names }) => {
	test("is one page for search engines, whatever is filled in", async () => {
		const page = await openPage(`${path}?${names[0]}=50000`);
		expect(page.attribute('link[rel="canonical"]', "href")).toBe(SITE_URL + path);
		expect(page.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
	});

	test("answers odd numbers with a sentence at each field, and with no result", async () => {
		const query = new URLSearchParams(names.map((name) => [name, "NaN"]));
		const page = await openPage(`${path}?${query}`);
		for (const name of names) {
			expect(page.text(`#input-${name}-error`)).not.toBe("");
			expect(page.attribute(`#input-${name}`, "aria-invalid")).toBe("true");
			const described = page.attribute(`#input-${name}`, "aria-describedby");
			expect(described?.split(" ")).toContain(`input-${name}-error`);
		}
		expect(page.text("#result")).toContain("No result yet");
		const twice = await openPage(`${path}?conversion=3&conversion=3`);
		expect(twice.text("#input-conversion-error")).toContain("more than once");
	});
});
