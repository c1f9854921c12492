import { expect, test } from "vitest";
import {
	type CampaignParameters,
	getSource,
	parseAttribution,
	parseCampaignParameters,
} from "./attribution.ts";

const read = (fields: Record<string, string>) => parseAttribution((name) => fields[name] ?? "");

test.each([
	["landingPage", "/\\evil.example"],
	["landingPage", "/a\r\nb"],
	["landingPage", `/${"a".repeat(300)}`],
	["referrer", "a.example/path"],
])("an attribution has no %s of %j", (name, value) => {
	const nothing = { landingPage: null, referrer: null, firstTouch: null, lastTouch: null };
	expect(read({ [name]: value })).toEqual(nothing);
});

test("a campaign has the known parameters alone, bounded and without control characters", () => {
	const query = `q=secret&__proto__=x&utm_source=a%0D%0Ab&utm_term=${"x".repeat(999)}`;
	const parameters = { utm_source: "ab", utm_term: "x".repeat(200) };
	expect(parseCampaignParameters(new URLSearchParams(query))).toEqual(parameters);
});

test.each<[CampaignParameters | null, string | null, string]>([
	[{ utm_source: "Diwali", gclid: "x" }, "search.example", "diwali"],
	[{ gclid: "x" }, "search.example", "google-ads"],
	[{ fbclid: "x" }, null, "meta"],
	[null, "search.example", "search.example"],
	[{ utm_source: "Desai's News / June" }, null, "desai-s-news-june"],
	[{ utm_source: "riya@desaicotton.example" }, null, "other"],
	[{ utm_source: "x".repeat(41) }, null, "other"],
])("the source of the campaign %j and the referrer %j is %s", (lastTouch, referrer, source) => {
	expect(getSource({ lastTouch, referrer })).toBe(source);
});
