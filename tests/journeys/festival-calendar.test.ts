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
	const pongal = page.getByRole("heading", { name: "Pongal" });
	const chhath = page.getByRole("heading", { name: "Chhath" });
	await page.getByLabel(texts.state).selectOption("Tamil Nadu");
	await page.getByLabel(texts.trade).selectOption(trade?.name ?? "");
	await page.getByRole("button", { name: texts.button }).click();
	await page.waitForURL(/\?state=tamil-nadu&trade=clothing$/);
	await chhath.waitFor({ state: "detached" });
	expect(await pongal.isVisible()).toBe(true);
	expect(await page.getByLabel(texts.state).inputValue()).toBe("tamil-nadu");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: texts.ics }).click();
	expect((await download).suggestedFilename()).toBe("festival-calendar.ics");
	await page.getByRole("link", { name: texts.all }).click();
	await chhath.waitFor();
	expect(await page.getByLabel(texts.state).inputValue()).toBe("");
});
