import { describe, expect, it } from "vitest";
import {
	writePagePolicy,
	writeReportEndpoint,
	writeStreamedPolicy,
} from "./write-policy.server.ts";

const SETTINGS = {
	SITE_URL: "https://a.example",
	MAP_URL: undefined,
	TURNSTILE_SITE_KEY: undefined,
	CSP_REPORT_URL: undefined,
};
const URL_OF_REPORTS = "https://reports.example/csp?site=1";

const readRule = (policy: string, name: string) =>
	policy.split("; ").find((rule) => rule.startsWith(`${name} `));

describe("a page's policy", () => {
	it("trusts nothing that is unsafe, whatever is set", () => {
		const settings = { ...SETTINGS, TURNSTILE_SITE_KEY: "key", CSP_REPORT_URL: URL_OF_REPORTS };
		for (const policy of [
			writePagePolicy("<script>a()</script>", settings),
			writeStreamedPolicy("bm9uY2U=", settings),
		]) {
			expect(policy).not.toMatch(/unsafe|data:|\*/);
			expect(policy).toMatch(/^default-src 'none';/);
		}
	});

	it("names a nonce where hashes are not known", () => {
		const policy = writeStreamedPolicy("bm9uY2U=", SETTINGS);
		expect(readRule(policy, "script-src")).toBe("script-src 'self' 'nonce-bm9uY2U='");
		expect(readRule(policy, "style-src")).toBe("style-src 'self' 'nonce-bm9uY2U='");
	});

	it("lets the map of the settings in, and Cloudflare's check only where it is used", () => {
		const settings = { ...SETTINGS, MAP_URL: "https://maps.example/embed?x=1" };
		const policy = writePagePolicy("", settings);
		expect(readRule(policy, "frame-src")).toBe("frame-src https://maps.example");
		expect(policy).not.toContain("cloudflare");
		expect(policy).toContain("require-trusted-types-for 'script'");
		const checked = writePagePolicy("", { ...settings, TURNSTILE_SITE_KEY: "key" });
		expect(readRule(checked, "frame-src")).toContain("https://challenges.cloudflare.com");
		expect(readRule(checked, "script-src")).toContain("https://challenges.cloudflare.com");
	});

	it("has what it forbade reported to whom the settings name, and to nobody else", () => {
		const policy = writePagePolicy("", { ...SETTINGS, CSP_REPORT_URL: URL_OF_REPORTS });
		expect(policy).toContain(`report-uri ${URL_OF_REPORTS}; report-to csp`);
		expect(writeReportEndpoint({ ...SETTINGS, CSP_REPORT_URL: URL_OF_REPORTS })).toBe(
			`csp="${URL_OF_REPORTS}"`,
		);
		expect(writePagePolicy("", SETTINGS)).not.toContain("report");
		expect(writeReportEndpoint(SETTINGS)).toBeNull();
	});

	it("turns addresses into safe ones where the site itself has a safe one", () => {
		expect(writePagePolicy("", SETTINGS)).toContain("upgrade-insecure-requests");
		const plain = { ...SETTINGS, SITE_URL: "http://localhost:3000" };
		expect(writePagePolicy("", plain)).not.toContain("upgrade-insecure-requests");
	});
});
