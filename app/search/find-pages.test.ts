import { describe, expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../../tests/support/hostile-texts.ts";
import { findPages } from "./find-pages.ts";
import { index, searchShipped } from "./search-for-tests.ts";

describe("what is called exactly so comes first", () => {
	it.each([
		["bandra", "/mumbai/bandra"],
		["Bandra, Mumbai", "/mumbai/bandra"],
		["mumbai", "/mumbai"],
		["seo", "/services/seo"],
		["SEO services", "/services/seo"],
		["seo mumbai", "/services/seo/mumbai"],
		["mumbai seo services", "/services/seo/mumbai"],
		["SEO agency in Mumbai", "/services/seo/mumbai"],
		["local seo", "/services/seo/local"],
		["local seo pune", "/services/seo/pune"],
		["seo in bandra", "/services/seo/mumbai"],
		["ui/ux design", "/services/ui-ux-design"],
		["digital marketing services", "/services"],
		["digital marketing agency in surat", "/surat"],
		["t nagar", "/chennai/t-nagar"],
		["c-scheme", "/jaipur/c-scheme"],
		["project zenith", "/case-studies/project-zenith"],
		["data driven strategies", "/why-choose-us/data-driven-strategies"],
		["ad budget calculator", "/tools/ad-budget"],
		["contact", "/contact"],
		["about us", "/about"],
		["privacy policy", "/privacy-policy"],
		["read an seo report", "/blog/read-an-seo-report-in-ten-minutes"],
	])("%j leads to %s", async (words, path) => {
		expect((await searchShipped(words)).paths[0]).toBe(path);
	});

	it("and what has the same name stands below it, in the order of the cities", async () => {
		const { paths } = await searchShipped("civil lines");
		expect(paths.slice(0, 2)).toEqual(["/kanpur/civil-lines", "/nagpur/civil-lines"]);
	});
});

describe("other names and slips are forgiven", () => {
	it.each([
		["bombay", "/mumbai"],
		["Bengaluru", "/bangalore"],
		["calcutta seo", "/services/seo/kolkata"],
		["madras", "/chennai"],
		["poona", "/pune"],
		["vizag", "/visakhapatnam"],
		["amdavad", "/ahmedabad"],
		["cawnpore", "/kanpur"],
		["google ads ahmedabad", "/services/paid-advertising/ahmedabad"],
		["bandara", "/mumbai/bandra"],
		["bnadra", "/mumbai/bandra"],
		["mumbay bandara", "/mumbai/bandra"],
		["bengluru", "/bangalore"],
		["hydrabad", "/hyderabad"],
		["koramngala", "/bangalore/koramangala"],
		["kormang", "/bangalore/koramangala"],
		["annanagar", "/chennai/anna-nagar"],
		["kore gaon park", "/pune/koregaon-park"],
		["kore goan park", "/pune/koregaon-park"],
		["seomumbai", "/services/seo/mumbai"],
		["ecommerce", "/case-studies/e-commerce"],
		["webdesign pune", "/services/web-development/pune"],
		["contcat", "/contact"],
		["  MUMBÁI  ", "/mumbai"],
	])("%j leads to %s", async (words, path) => {
		expect((await searchShipped(words)).paths[0]).toContain(path);
	});

	it.each([
		["bandara", "Bandra"],
		["bandara mumbay", "Bandra Mumbai"],
		["seomumbai", "seo mumbai"],
		["bopal", null],
		["seo mumbai", null],
	])("and %j is put right as %j", async (words, correction) => {
		expect((await searchShipped(words)).correction).toBe(correction);
	});
});

describe("what was found", () => {
	it("is, for a city, itself, the services there and its districts", async () => {
		const { paths } = await searchShipped("mumbai");
		expect(paths).toContain("/services/email-marketing/mumbai");
		expect(paths).toContain("/mumbai/worli");
		expect(paths.indexOf("/services/seo/mumbai")).toBeLessThan(paths.indexOf("/mumbai/worli"));
	});

	it("is, for a service and a city, also either of them alone", async () => {
		const { paths } = await searchShipped("seo mumbai");
		expect(paths).toEqual(["/services/seo/mumbai", "/services/seo", "/mumbai"]);
	});

	it("has words of the texts, too", async () => {
		const { paths } = await searchShipped("leather");
		expect(paths).toContain("/kanpur");
		expect((await searchShipped("maharashtra")).paths.slice(0, 3).toSorted()).toEqual([
			"/mumbai",
			"/nagpur",
			"/pune",
		]);
	});

	it("stands once each", async () => {
		for (const words of ["mumbai", "seo", "seo bandra mumbai", "civil lines nagpur"]) {
			const { paths, total } = await searchShipped(words);
			expect(new Set(paths).size).toBe(paths.length);
			expect(total).toBe(paths.length);
		}
	});

	it("has some of the words where nothing has all", async () => {
		const { paths, isPartial } = await searchShipped("mumbai umbrellas on the moon");
		expect(isPartial).toBe(true);
		expect(paths[0]).toBe("/mumbai");
		expect((await searchShipped("mumbai")).isPartial).toBe(false);
	});

	it.each(["", "  ", "zzqqxx", "!!! ...", "🪁🪁", "q"])("is nothing for %j", async (words) => {
		expect(await searchShipped(words)).toMatchObject({ total: 0, paths: [], correction: null });
	});
});

describe("hostile words", () => {
	it.each(HOSTILE_TEXTS)("are words like others: %j", async (words) => {
		const { paths, total } = await searchShipped(words.slice(0, 100));
		for (const path of paths) expect(path).toMatch(/^\/[a-z0-9/-]*$/);
		expect(total).toBeGreaterThanOrEqual(paths.length);
	});

	it("are no more than a few, however many come", () => {
		expect(findPages(index, "mumbai ".repeat(5_000)).terms).toEqual(["mumbai"]);
		const many = Array.from({ length: 500 }, (_, at) => `w${at}`).join(" ");
		expect(findPages(index, many).terms.length).toBeLessThanOrEqual(16);
	});
});
