import { expect, it } from "vitest";
import {
	writePagePolicy,
	writeReportEndpoint,
	writeStreamedPolicy,
} from "./write-policy.server.ts";

const SETTINGS = {
	...{ SITE_URL: "https://a.example", MAP_URL: undefined },
	...{ TURNSTILE_SITE_KEY: undefined, CSP_REPORT_URL: undefined },
};
const OPEN_STREET_MAP = "https://www.openstreetmap.org";
const CLOUDFLARE = "https://challenges.cloudflare.com";
const MAP = { MAP_URL: "https://maps.example/embed?x=1" };
const CHECK = { TURNSTILE_SITE_KEY: "key" };
const REPORTS = { CSP_REPORT_URL: "https://reports.example/csp?site=1" };
const PLAIN = { SITE_URL: "http://localhost:3000" };

it.each([
	[{}, "frame-src", OPEN_STREET_MAP],
	[MAP, "frame-src", "https://maps.example"],
	[CHECK, "frame-src", `${OPEN_STREET_MAP} ${CLOUDFLARE}`],
	[{}, "script-src", "'self'"],
	[CHECK, "script-src", `'self' ${CLOUDFLARE}`],
	[{}, "require-trusted-types-for", "'script'"],
	[CHECK, "require-trusted-types-for", undefined],
	[{}, "upgrade-insecure-requests", ""],
	[PLAIN, "upgrade-insecure-requests", undefined],
	[REPORTS, "report-uri", "https://reports.example/csp?site=1"],
	[REPORTS, "report-to", "csp"],
	[{}, "report-uri", undefined],
	[{}, "report-to", undefined],
])("with the settings %j a page's policy has for %s: %s", (settings, name, value) => {
	const rules = writePagePolicy("", { ...SETTINGS, ...settings }).split("; ");
	const rule = rules.find((each) => each.split(" ")[0] === name);
	expect(rule?.slice(name.length).trim()).toBe(value);
});

it("a page's policy allows nothing unsafe, whatever is set; a streamed one has its nonce", () => {
	const page = writePagePolicy("<script>a()</script>", { ...SETTINGS, ...CHECK, ...REPORTS });
	const streamed = writeStreamedPolicy("bm9uY2U=", SETTINGS);
	for (const policy of [page, streamed]) {
		expect(policy).not.toMatch(/unsafe|data:|\*/);
		expect(policy).toMatch(/^default-src 'none';/);
	}
	expect(page).toMatch(/script-src 'self' 'sha256-/);
	for (const kind of ["script", "style"])
		expect(streamed).toContain(`; ${kind}-src 'self' 'nonce-bm9uY2U=';`);
});

it("the endpoint of reports is the settings' own, or none", () => {
	expect(writeReportEndpoint({ ...SETTINGS, ...REPORTS })).toBe(`csp="${REPORTS.CSP_REPORT_URL}"`);
	expect(writeReportEndpoint(SETTINGS)).toBeNull();
});
