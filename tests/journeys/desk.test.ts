import type { Locator, Page, Request } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { getPath, isFocused, openPage } from "../support/browser.ts";
import { desk, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";
import { findStopsWithoutOutline } from "../support/page-checks.ts";
import { browser, site } from "../support/site-and-browser.ts";

provideLocalDesk();

let owner: Staff;
/** The enquiries' ids, newest first. */
let ids: string[];

beforeAll(async () => {
	owner = await desk.invite("Meera Shah", "owner");
	ids = await desk.seed(owner);
});

const rows = (page: Page) => page.locator("[data-row]");

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		if (await isFocused(target)) return;
		await page.keyboard.press("Tab");
	}
	expect.fail(`Tab does not lead to ${target}`);
}

test("from the link to a note and back by the keyboard alone, with the focus always seen", async () => {
	const page = await openPage(browser, site);
	await page.goto(`/desk/sign-in/${await desk.people.createLink(owner.id)}`);
	await tabTo(page, page.getByRole("button", { name: /sign in/i }));
	await page.keyboard.press("Enter");
	await page.waitForURL("**/desk");
	expect(await findStopsWithoutOutline(page)).toEqual([]);
	await page.reload();
	await tabTo(page, page.getByRole("searchbox"));
	await page.keyboard.type("spices");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/desk?*q=spices*");
	await tabTo(page, rows(page).first());
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { level: 1, name: /Arjun/ }).waitFor();
	const note = page.locator("#note");
	await tabTo(page, note.getByRole("textbox"));
	await page.keyboard.type("Asked for last month's figures.");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.getByRole("article").getByText("Meera Shah wrote a note:").waitFor();
	expect(await findStopsWithoutOutline(page)).toEqual([]);
	await page.reload();
	await tabTo(page, page.getByRole("main").getByRole("link", { name: "Inbox" }));
	await page.keyboard.press("Enter");
	await expect.poll(() => getPath(page)).toBe("/desk?q=spices");
});

test("an open inbox says that an enquiry came, moves nothing, shows it when asked, and hears of what its hidden tab missed", async () => {
	const page = await openSignedIn(owner, "/desk");
	const first = rows(page).first();
	const before = await first.boundingBox();
	await first.focus();
	await desk.sendEnquiry(site, { name: "Nila Iyer" });
	const line = page.getByRole("status");
	await line.getByText("1 new enquiry.").waitFor();
	expect(await page.title()).toBe("(1) Inbox | Desk");
	expect(await isFocused(first)).toBe(true);
	expect(await first.boundingBox()).toEqual(before);
	expect(await page.getByText("Nila Iyer").count()).toBe(0);
	await line.getByRole("link", { name: "Show" }).click();
	await page.getByRole("link", { name: "Nila Iyer" }).waitFor();
	expect(await line.getByRole("link").count()).toBe(0);

	const setHidden = (isHidden: boolean) =>
		page.evaluate((hidden) => {
			Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
			document.dispatchEvent(new Event("visibilitychange"));
		}, isHidden);
	const ended = page.waitForEvent("requestfailed", (request) =>
		request.url().endsWith("/desk/events"),
	);
	await setHidden(true);
	await ended;
	await desk.sendEnquiry(site);
	await setHidden(false);
	await line.getByText("1 new enquiry.").waitFor();
});

test("an inbox in a background tab asks every two minutes, and has the number in its title", async () => {
	const page = await openPage(browser, site);
	await page.clock.install();
	const cookie = { name: "desk", value: await desk.signIn(owner), url: site.origin };
	await page.context().addCookies([cookie]);
	await page.addInitScript(() =>
		Object.defineProperty(document, "hidden", { configurable: true, get: () => true }),
	);
	const isOfEvents = (request: Request) => request.url().endsWith("/desk/events");
	/** The stream ends by itself, as nothing of it stays open in the background. */
	const untilEnded = () => page.waitForEvent("requestfailed", isOfEvents);
	const first = untilEnded();
	await page.goto("/desk");
	await first;
	await desk.sendEnquiry(site);
	expect(await page.title()).toBe("Inbox | Desk");
	const second = untilEnded();
	await page.clock.fastForward("02:00");
	await second;
	await expect.poll(() => page.title()).toBe("(1) Inbox | Desk");
	await page.clock.fastForward("01:59");
	const third = page.waitForRequest(isOfEvents);
	await page.evaluate(() => {
		Object.defineProperty(document, "hidden", { configurable: true, get: () => false });
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await third;
});

test("single keys walk through the inbox and from enquiry to enquiry, lead to the forms, are letters in fields, and are turned off in a list", async () => {
	const page = await openSignedIn(owner, `/desk/enquiries/${ids[1]}?view=all`);
	await page.keyboard.press("j");
	await page.waitForURL(`/desk/enquiries/${ids[2]}?view=all`);
	await page.keyboard.press("k");
	await page.waitForURL(`/desk/enquiries/${ids[1]}?view=all`);
	await page.keyboard.press("e");
	const elsewhere = page.locator("#elsewhere :focus");
	expect(await elsewhere.count()).toBe(1);
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await page.keyboard.press("r");
	const answer = page.locator("[name=text], [href^='mailto:']").and(page.locator(":focus"));
	expect(await answer.count()).toBe(1);

	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await page.keyboard.press("s");
	expect(await isFocused(page.locator("select[name=until]"))).toBe(true);
	const leave = () => page.keyboard.press("Escape");
	await leave();
	await page.keyboard.press("a");
	expect(await isFocused(page.locator("select[name=owner]"))).toBe(true);
	await leave();
	await page.keyboard.press("t");
	expect(await page.locator("[name=template]:focus").count()).toBe(1);
	await page.keyboard.press("n");
	await page.keyboard.type("jknatz");
	expect(await isFocused(page.locator("[name=note]"))).toBe(true);
	expect(await page.locator("[name=note]").inputValue()).toBe("jknatz");
	await page.locator("[name=note]").fill("");
	await leave();
	await page.locator("select[name=state]").selectOption("open");
	await page.locator("[name=intent][value=save]").click();
	await page.waitForURL("**done=save*");
	await page.keyboard.press("z");
	await page.waitForURL("**done=undone*");
	await page.keyboard.press("u");
	await page.waitForURL("/desk?view=all");
	await page.keyboard.press("g");
	expect(await isFocused(page.getByRole("link", { name: /^All/ }))).toBe(true);
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	expect(await isFocused(rows(page).nth(1))).toBe(true);
	await page.keyboard.press("k");
	expect(await isFocused(rows(page).nth(0))).toBe(true);
	const first = page.locator("[name=id]").first();
	await page.keyboard.press("x");
	expect(await first.isChecked()).toBe(true);
	await page.keyboard.press("x");
	expect(await first.isChecked()).toBe(false);
	await page.keyboard.press("s");
	expect(await first.isChecked()).toBe(true);
	expect(await isFocused(page.locator("select[name=until]"))).toBe(true);
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	const search = page.getByRole("searchbox");
	await page.keyboard.press("/");
	await page.keyboard.type("jkxsu/?");
	expect(await search.inputValue()).toBe("jkxsu/?");
	await search.blur();
	await page.keyboard.press("Shift+?");
	const list = page.getByRole("dialog", { name: "Keyboard" });
	await list.getByRole("checkbox").uncheck();
	await page.keyboard.press("Escape");
	await page.reload();
	await page.keyboard.press("j");
	await page.keyboard.press("Shift+?");
	expect(await isFocused(rows(page).first())).toBe(false);
	expect(await list.isVisible()).toBe(false);
});

test("Enter on a ticked box does nothing, all are ticked at once, and the ticked ones are counted", async () => {
	const page = await openSignedIn(owner, "/desk?view=all");
	const boxes = page.locator("[name=id]");
	await boxes.first().focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	const tickAll = page.locator("[data-ticks-all]");
	await tickAll.click();
	expect(getPath(page)).toBe("/desk?view=all");
	expect(await page.locator("[name=id]:checked").count()).toBe(await boxes.count());
	await page.getByRole("link", { name: "Select none" }).click();
	expect(await page.locator("[name=id]:checked").count()).toBe(0);
	expect((await desk.desk.get(ids[0] ?? ""))?.enquiry.verdict).toBe("clean");
});

test("Ctrl and Enter send the note that is being written", async () => {
	const page = await openSignedIn(owner, `/desk/enquiries/${ids[2]}`);
	await page.locator("[name=note]").fill("By the keyboard.");
	await page.keyboard.press("Control+Enter");
	await page.getByRole("status").getByText("Your note is saved.").waitFor();
});
