/**
 * `npm run test:crawl`: walks the built site without a browser, from its home page and from its sitemap, and says
 * which page breaks which rule.
 */
import { crawlSite } from "../tests/pages/crawl/crawl-site.ts";
import { describeFinding, RULES } from "../tests/pages/crawl/finding.ts";
import { SITE_URL, startSite } from "../tests/support/site.ts";
import { buildIfStale } from "./fresh-build.ts";

buildIfStale();
const site = await startSite();
const report = await crawlSite(site.request, SITE_URL).finally(() => site.stop());
const { findings, pages, indexable, variants, files, seconds } = report;

console.log(
	`${pages} pages, ${indexable} of them for search engines, ${variants} further addresses and ${files} files in ${seconds.toFixed(1)} s\n`,
);
console.log(`${"rule".padEnd(18)}${"faults".padStart(8)}${"warnings".padStart(10)}`);
for (const rule of RULES) {
	const own = findings.filter((finding) => finding.rule === rule);
	const warnings = own.filter(({ isWarning }) => isWarning).length;
	console.log(
		`${rule.padEnd(18)}${String(own.length - warnings).padStart(8)}${String(warnings).padStart(10)}`,
	);
}
const lines = findings.map(describeFinding).sort();
if (lines.length > 0) console.log(`\n${lines.join("\n")}`);
process.exit(findings.some(({ isWarning }) => !isWarning) ? 1 : 0);
