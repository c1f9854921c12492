import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { findInAllViews } from "../support/axe.ts";
import { desk, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";
import { site } from "../support/site-and-browser.ts";
import { createReport, updateCheck, writeCheck } from "../support/website-checks.ts";

provideLocalDesk();

let owner: Staff;
let ids: string[];

beforeAll(async () => {
	owner = await desk.invite("Meera Shah", "owner");
	ids = await desk.seed(owner);
});

const getAnswer = (page: Page) => page.getByRole("textbox", { name: "Answer by e-mail" });
const FINDING = /pages have a title/;

test("a check that ends is seen on the open page, and goes into the answer below what is typed", async () => {
	const [id = ""] = ids;
	const running = { state: "running", step: "page", startedAt: getNow() } as const;
	const check = await writeCheck(site, running, null);
	await desk.stores.checks.addUse(check, id);
	const page = await openSignedIn(owner, `/desk/enquiries/${id}`);
	const panel = page.getByRole("region", { name: "Their website" });
	await panel.getByText("is being read").waitFor();
	await getAnswer(page).fill("Dear Riya,");
	const report = JSON.stringify(createReport());
	await updateCheck(site, check, { state: "done", step: null, report, finishedAt: getNow() });
	await panel.getByText(FINDING).waitFor();
	expect(await getAnswer(page).inputValue()).toBe("Dear Riya,");
	expect(await findInAllViews(page)).toEqual([]);
	await panel.getByRole("button", { name: "Take into the answer" }).click();
	await expect.poll(() => getAnswer(page).inputValue()).toMatch(/^Dear Riya,\n\n.*a title/s);
	await panel.getByRole("link", { name: "whole result" }).click();
	await page.waitForURL("**/tools/website-check/*");
});

test("without JavaScript the findings go into the answer, too", async () => {
	const [, id = ""] = ids;
	await desk.stores.checks.addUse(await writeCheck(site), id);
	const visit = { javaScriptEnabled: false };
	const page = await openSignedIn(owner, `/desk/enquiries/${id}`, visit);
	await getAnswer(page).fill("Dear Arjun,");
	await page.getByRole("button", { name: "Take into the answer" }).click();
	expect(await getAnswer(page).inputValue()).toMatch(/^Dear Arjun,\n\n.*\n- .*a title/s);
});
