import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { openPage } from "../../support/browser.ts";
import { describeShift, PHONE_VISIT, watchFirstVisit } from "../../support/first-visit.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/journey.ts";

const MOST_REQUESTS = 6;
/** Lists whose pictures come one by one, and pages with two sheets of them: as few as they have now. */
const WITH_MORE_PICTURES: Record<string, number> = {
	"localised service": 7,
	locations: 19,
	"case studies": 7,
	blog: 8,
	post: 7,
	"search with results": 7,
};
const MOST_BYTES = 120_000;
/** This machine may be so busy that the fonts come late; that nothing moves but for them, steady.test.ts shows. */
const MOST_BY_FONTS = 0.05;
/** Long enough for what a page does by itself once it is idle. */
const REST_MS = 2_000;

provideSiteAndBrowser();

describe("a phone that loads a page and does not touch it", () => {
	test.each(Object.entries(TEMPLATES))(
		"asks for no script, little else, and sees hardly anything move: %s",
		async (name, path) => {
			const page = await openPage(browser, site, {
				...PHONE_VISIT,
				mayFailToLoad: /status of 404/,
			});
			const visit = await watchFirstVisit(page, path, REST_MS);
			expect.soft(visit.scripts).toEqual([]);
			expect
				.soft(visit.requests.length, visit.requests.join("\n"))
				.toBeLessThanOrEqual(WITH_MORE_PICTURES[name] ?? MOST_REQUESTS);
			expect.soft(visit.bytes).toBeLessThanOrEqual(MOST_BYTES);
			const moved = visit.shifts.reduce((sum, { score }) => sum + score, 0);
			expect
				.soft(moved, visit.shifts.map(describeShift).join("\n"))
				.toBeLessThanOrEqual(MOST_BY_FONTS);
		},
	);
});
