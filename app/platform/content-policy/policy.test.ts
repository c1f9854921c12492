import { expect, it } from "vitest";
import { parseAnalytics } from "../analytics.ts";
import { buildPagePolicy, buildReportingEndpoints } from "./policy.server.ts";

const SETTINGS = {
	SITE_URL: "https://a.example",
	MAP_URL: undefined,
	TURNSTILE_SITE_KEY: undefined,
	CSP_REPORT_URL: undefined,
	ANALYTICS: undefined,
};
const CLOUDFLARE = "https://challenges.cloudflare.com";
const MAP = { MAP_URL: "https://maps.example/embed?x=1" };
const CHECK = { TURNSTILE_SITE_KEY: "key" };
const REPORTS = { CSP_REPORT_URL: "https://reports.example/csp?site=1" };
const PLAIN = { SITE_URL: "http://localhost:3000" };

// The policy of a site without such settings is tested in tests/requests/headers.test.ts.
it.each([
	[MAP, "frame-src", "https://maps.example"],
	[CHECK, "frame-src", `https://www.openstreetmap.org ${CLOUDFLARE}`],
	[CHECK, "script-src", `'self' ${CLOUDFLARE}`],
	[{}, "require-trusted-types-for", "'script'"],
	[CHECK, "require-trusted-types-for", undefined],
	[{}, "upgrade-insecure-requests", ""],
	[PLAIN, "upgrade-insecure-requests", undefined],
	[REPORTS, "report-uri", REPORTS.CSP_REPORT_URL],
])("with the settings %j a page's policy has for %s: %s", (settings, name, value) => {
	const policy = buildPagePolicy(
		{ scripts: new Set(), styles: new Set() },
		{ ...SETTINGS, ...settings },
	);
	const rule = policy.split("; ").find((each) => each.split(" ")[0] === name);
	expect(rule?.slice(name.length).trim()).toBe(value);
	expect(policy).not.toMatch(/unsafe|data:|\*/);
});

it.each([
	[
		"plausible agency.example",
		{
			"script-src": "'self' https://plausible.io",
			"img-src": "'self'",
			"connect-src": "'self' https://plausible.io",
		},
	],
	[
		"matomo 3 https://stats.agency.example/matomo/",
		{
			"script-src": "'self' https://stats.agency.example",
			"img-src": "'self' https://stats.agency.example",
			"connect-src": "'self' https://stats.agency.example",
		},
	],
	[
		"ga4 G-ABC1234567",
		{
			"script-src": "'self' https://*.googletagmanager.com",
			"img-src": "'self' https://*.google-analytics.com https://*.googletagmanager.com",
			"connect-src":
				"'self' https://*.google-analytics.com https://*.googletagmanager.com https://*.analytics.google.com",
		},
	],
])("with ANALYTICS=%s a page's policy permits what the tool documents", (text, expected) => {
	const settings = { ...SETTINGS, ANALYTICS: parseAnalytics(text) ?? undefined };
	const policy = buildPagePolicy({ scripts: new Set(), styles: new Set() }, settings);
	const rules = Object.fromEntries(policy.split("; ").map((rule) => rule.split(/ (.*)/, 2)));
	expect(rules).toMatchObject({ ...expected, "frame-src": "https://www.openstreetmap.org" });
	expect(policy).not.toMatch(/unsafe|data:|trusted-types/);
});

it("the endpoint of reports is the settings' own, or none", () => {
	expect(buildReportingEndpoints({ ...SETTINGS, ...REPORTS })).toBe(
		`csp="${REPORTS.CSP_REPORT_URL}"`,
	);
	expect(buildReportingEndpoints(SETTINGS)).toBeNull();
});
