import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { present } from "../support/present.ts";
import { openIn } from "../support/script-states.ts";
import { provideSiteAndBrowser } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const { texts, trades } = present(content.festivals);
const [trade] = trades;

test("a state and a trade are chosen, taken along and left again", async () => {
	const page = await openIn("after hydration", "/tools/festival-calendar");
	const weddings = page.getByRole("heading", { name: "Weddings in winter" });
	const kiteDays = page.getByRole("heading", { name: "Kite days" });
	await page.getByLabel(texts.state).selectOption("Maharashtra");
	await page.getByLabel(texts.trade).selectOption(trade?.name ?? "");
	await page.getByRole("button", { name: texts.button }).click();
	await page.waitForURL(/\?state=maharashtra&trade=clothing$/);
	await kiteDays.waitFor({ state: "detached" });
	expect(await weddings.isVisible()).toBe(true);
	expect(await page.getByLabel(texts.state).inputValue()).toBe("maharashtra");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: texts.ics }).click();
	expect((await download).suggestedFilename()).toBe("festival-calendar.ics");
	await page.getByRole("link", { name: texts.all }).click();
	await kiteDays.waitFor();
	expect(await page.getByLabel(texts.state).inputValue()).toBe("");
});
