import { expect, test } from "vitest";
import { readArrival, readTouch } from "./arrival.ts";
import { readSource, type Touch } from "./enquiry.ts";

const read = (fields: Record<string, string>) => readArrival((name) => fields[name] ?? "");

test("an arrival is what the page remembered", () => {
	const arrival = read({
		landingPage: "/mumbai/bandra",
		referrer: "www.Google.com",
		firstTouch: "utm_source=newsletter&utm_campaign=diwali",
		lastTouch: "gclid=abc123&utm_term=seo+mumbai",
	});
	expect(arrival).toEqual({
		landingPage: "/mumbai/bandra",
		referrer: "www.google.com",
		firstTouch: { utm_source: "newsletter", utm_campaign: "diwali" },
		lastTouch: { utm_term: "seo mumbai", gclid: "abc123" },
	});
});

test.each([
	["landingPage", "https://evil.example/"],
	["landingPage", "/\\evil.example"],
	["landingPage", "/a\r\nb"],
	["landingPage", `/${"a".repeat(300)}`],
	["referrer", "a.example/path"],
])("an arrival has no %s of %j", (name, value) => {
	const nothing = { landingPage: null, referrer: null, firstTouch: null, lastTouch: null };
	expect(read({ [name]: value })).toEqual(nothing);
});

test("a touch has the known parameters alone, bounded and without control characters", () => {
	const query = `q=secret&__proto__=x&utm_source=a%0D%0Ab&utm_term=${"x".repeat(999)}`;
	const touch = { utm_source: "ab", utm_term: "x".repeat(200) };
	expect(readTouch(new URLSearchParams(query))).toEqual(touch);
});

test.each<[Touch | null, string | null, string]>([
	[{ utm_source: "Diwali", gclid: "x" }, "search.example", "diwali"],
	[{ gclid: "x" }, "search.example", "google-ads"],
	[{ fbclid: "x" }, null, "meta"],
	[{ msclkid: "x" }, null, "microsoft-ads"],
	[{ li_fat_id: "x" }, null, "linkedin"],
	[null, "search.example", "search.example"],
	[{ utm_source: "Desai's News / June" }, null, "desai-s-news-june"],
	[{ utm_source: "riya@desaicotton.example" }, null, "other"],
	[{ utm_source: "x".repeat(41) }, null, "other"],
])("the source of the touch %j and the referrer %j is %s", (lastTouch, referrer, source) => {
	expect(readSource({ lastTouch, referrer })).toBe(source);
});
