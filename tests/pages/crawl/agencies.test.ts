import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../../../app/content/load.ts";
import { FIXED_PATHS } from "../../../app/content/site-paths.ts";
import { checkContent } from "../../../cli/check-content/check.ts";
import { ROOT } from "../../support/project-folder.ts";
import { runCommand } from "../../support/run-command.ts";
import { startSite } from "../../support/site.ts";
import { withoutZones } from "../../support/without-zones.ts";
import { checkPage } from "./check-page.ts";
import { checkFiles, checkRobots, checkTogether } from "./check-site.ts";
import { type Crawl, type Request, walkSite } from "./walk-site.ts";

const AGENCIES = join(ROOT, "tests/agencies");
/** Agencies outside of India, ready for launch, and the locale of each. */
const LOCALES = { farol: "en-IE", smallest: "en-GB", tern: "en-US" };
/** What the product may not say by itself: words of India. */
const FOREIGN = new RegExp(
	[
		"₹",
		...[
			"India",
			"Indian",
			"[Rr]upees?",
			"[Pp]aisa",
			"GST",
			"DPDP",
			"INR",
			"en[-_]IN",
			"Kolkata",
		].map((word) => `\\b${word}\\b`),
	].join("|"),
);

describe.each(Object.entries(LOCALES))("the agency %s", (name, locale) => {
	const folder = join(AGENCIES, name);
	const content = loadContent(folder);
	const foreign = new Set<string>();
	let request: Request;
	let crawl: Crawl;

	beforeAll(async () => {
		const site = await startSite({ CONTENT_DIR: folder });
		request = async (path) => {
			const response = await site.request(path, { headers: { Connection: "close" } });
			const type = response.headers.get("Content-Type") ?? "";
			if (!/^text\/(?!javascript)|json|xml/.test(type)) return response;
			const text = await response.text();
			const found = FOREIGN.exec(withoutZones(text));
			if (found)
				foreign.add(
					`${path}: ${found.input.slice(Math.max(0, found.index - 60), found.index + 40)}`,
				);
			return new Response(text, response);
		};
		crawl = await walkSite(request, content);
		return site.stop;
	});

	test("starts, and every link leads to a page", () => {
		expect(crawl.errors).toEqual([]);
	});

	test("has only pages that keep every rule of search engines and networks", () => {
		const found = [...crawl.pages.values()].flatMap((page) => checkPage(page, locale));
		expect(found).toEqual([]);
	});

	test.each([
		["pages that differ, are in the sitemap, and are near the home page", checkTogether],
		["every file that a page wants", checkFiles],
		["no page and no file of one that robots are kept off", checkRobots],
	])("has %s", async (_what, check) => {
		expect(await check(crawl, request)).toEqual([]);
	});

	test("has no page to which nothing leads", async () => {
		const files = ["/feed.xml", "/tools/festival-calendar.ics", "/tools/festival-calendar.csv"];
		const unlinked = [...FIXED_PATHS, ...files].filter(
			(path) => !crawl.pages.has(path) && !crawl.files.has(path),
		);
		const answers = await Promise.all(
			unlinked.map(async (path) => [path, (await request(path)).status]),
		);
		expect(answers).toEqual(unlinked.map((path) => [path, 404]));
	});

	test("says nothing of another country", () => {
		expect([...foreign]).toEqual([]);
	});

	test("passes content:check, ready for launch", async () => {
		const settings = { CONTENT_DIR: folder };
		const { error, notes } = await runCommand(checkContent(), "--launch", { settings });
		expect([error, notes]).toEqual(["", []]);
	});
});
