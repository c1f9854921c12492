import { expect, it } from "vitest";
import { parseAnalytics } from "./analytics.ts";

it.each([
	["plausible agency.example", "plausible", "agency.example", "https://plausible.io"],
	["plausible pa-6_srOGVV9 ", "plausible", "pa-6_srOGVV9", "https://plausible.io"],
	["plausible a.example http://127.0.0.1:8000", "plausible", "a.example", "http://127.0.0.1:8000"],
	["matomo  3 https://a.example/stats/", "matomo", "3", "https://a.example/stats"],
	["ga4 G-ABC1234567", "ga4", "G-ABC1234567", "https://www.googletagmanager.com"],
])("ANALYTICS=%s is understood", (text, tool, id, address) => {
	expect(parseAnalytics(text)).toEqual({ tool, id, address });
});

it.each([
	"",
	"ga4",
	"matomo 3",
	"matomo 0 https://a.example",
	"matomo x https://a.example",
	"matomo 3 a.example",
	"matomo 3 https://user:word@a.example",
	"matomo 3 https://a.example/?x=1",
	"matomo 3 javascript:alert(1)",
	"ga4 UA-12345-6",
	"ga4 GTM-ABC123",
	"ga4 G-ABC1234567 https://a.example",
	"plausible <script>",
	"plausible a.example https://b.example more",
	"constructor a.example",
	"toString G-1",
])("ANALYTICS=%j is rejected", (text) => {
	expect(parseAnalytics(text)).toBeNull();
});
