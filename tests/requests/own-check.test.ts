import { expect, test } from "vitest";
import { checkWebsite } from "../../app/tools/website-check/check-website.ts";
import { CHECK_AGENT } from "../../app/tools/website-check/website-check-path.ts";
import { TEMPLATES } from "../support/addresses.ts";
import { provideSite, site } from "../support/site-and-browser.ts";

// Its canonical address is the one at which it listens.
provideSite({ SITE_URL: "" });

/** Rules that a site on loopback cannot keep: it has no https, and its machine is busy. */
const OF_THE_MACHINE = ["certificate", "first-byte"];

test.for([
	["home", TEMPLATES.home],
	["a city", TEMPLATES.city],
	["a post", TEMPLATES.post],
	["pricing", TEMPLATES.pricing],
])("the site keeps every rule of its own check: %s", async ([, path = "/"]) => {
	const report = await checkWebsite(site.origin + path, {
		userAgent: CHECK_AGENT,
		ownHosts: [new URL(site.origin).host],
		now: Date.UTC(2026, 10, 25),
		onStep: () => {},
	});
	expect(report.problem).toBeNull();
	if (report.problem) return;
	const faults = report.findings.filter(({ rule }) => !OF_THE_MACHINE.includes(rule));
	expect(faults).toEqual([]);
	expect(report.passed.length).toBeGreaterThan(25);
});
