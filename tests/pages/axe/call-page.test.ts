import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { getNow } from "#app/clock.ts";
import { openStores, type Stores } from "../../../app/enquiries/open-stores.ts";
import { ALL_RULES, findViolations } from "../../support/axe.ts";
import { openWatchedPage, PHONE, untilDrawn } from "../../support/browser.ts";
import { openCalls } from "../../support/calls.ts";
import { isShort } from "../../support/is-short.ts";
import { findOverflow, findSmallControls } from "../../support/page-checks.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

const WIDTHS = isShort ? [390] : [320, 390, 1440];

provideSiteAndBrowser();

let stores: Stores;
let calls: ReturnType<typeof openCalls>;

beforeAll(async () => {
	stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined });
	calls = openCalls(stores);
});
afterAll(() => stores.database.close());

test.each(["ahead", "sent", "taken", "moved often", "cancelled", "over"])(
	"axe finds nothing on the page of a call that is %s",
	async (state) => {
		const { id, path } = await calls.book({}, "America/New_York");
		const set = (change: { sequence: number } | { startsAt: number }) =>
			stores.database.db.updateTable("bookings").set(change).where("enquiryId", "=", id).execute();
		if (state === "cancelled") await calls.bookings.cancel(id, { staffId: null, sequence: 0 });
		if (state === "over") await set({ startsAt: getNow() - 60_000 });
		if (state === "moved often") await set({ sequence: 10 });
		const { page, errors } = await openWatchedPage(browser, site, {
			viewport: PHONE,
			mayFailToLoad: /status of 409/,
		});
		onTestFinished(async () => {
			await page.context().close();
			expect(errors).toEqual([]);
		});
		await page.goto(["sent", "cancelled"].includes(state) ? `${path}?${state}` : path);
		if (state === "taken") {
			await page.getByRole("radio").first().check();
			await calls.book({}, null, 0);
			await page.getByRole("button", { name: "Move the call" }).click();
			await page.getByRole("alert").waitFor();
		}
		for (const colorScheme of ["light", "dark"] as const)
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 900 });
				await page.emulateMedia({ colorScheme });
				await untilDrawn(page);
				expect(await findViolations(page, ALL_RULES), `${width}, ${colorScheme}`).toEqual([]);
			}
		expect(await findOverflow(page, WIDTHS)).toEqual([]);
		expect(await findSmallControls(page)).toEqual([]);
	},
);
