import { describe, expect, test } from "vitest";
import { AD_BUDGET } from "#app/tools/ad-budget.ts";
import { namesOf } from "#app/tools/calculator-config.ts";
import { SEO_PAYBACK } from "#app/tools/seo-payback.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

provideSite();

const TOOLS = [
	{ path: "/tools/ad-budget", names: namesOf(AD_BUDGET.fields) },
	{ path: "/tools/seo-payback", names: namesOf(SEO_PAYBACK.fields) },
] as const;

/** Values of a parameter that are no number, or hardly one. */
const ODD_TEXTS = [
	"",
	" ",
	"0",
	"-0",
	"0.00",
	"0.0000001",
	"0.1",
	"1",
	"-1",
	"+5",
	"99.99",
	"100",
	"1e30",
	"1e-30",
	"9".repeat(39),
	"9".repeat(5000),
	"1000000000",
	"100%",
	"12,5",
	"1,50,000",
	"1.5 lakh",
	"10 crore",
	"9999 crore",
	"१२",
	"½",
	"٣",
	"0x1F",
	"1_000",
	"%",
	"₹",
	"rs",
	".",
	",",
	"\u0000",
	"1\n2",
	"Infinity",
	"-Infinity",
	"NaN",
	"undefined",
	"null",
	"[object Object]",
	"__proto__",
	"<script>alert(1)</script>",
];

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

	test("never shows what is no number as a result", async () => {
		for (const text of ODD_TEXTS) {
			const page = await openPage(`${path}?conversion=${encodeURIComponent(text.slice(0, 200))}`);
			expect(page.text("#result"), text).not.toMatch(/NaN|Infinity|undefined|-₹0(?![.,\d])/);
			expect(page.select("script[src='x']"), text).toEqual([]);
		}
	});
});
