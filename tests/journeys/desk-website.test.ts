import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { isFocused, PHONE, type Visit } from "../support/browser.ts";
import { desk, LOCAL_SITE, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";

/** Drafts are written, so the site is one that no other file of tests has. */
provideLocalDesk({ ...LOCAL_SITE, ENQUIRY_ACKNOWLEDGE: "off" });

const EDIT = "/desk/website/edit/services/seo.yaml";
const TITLE = "hero.title";
const LIST = "alsoKnownAs";

let owner: Staff;
beforeAll(async () => {
	owner = await desk.invite("Meera Shah", "owner");
});

/** Opens the form with all of its sections open, once the page is beside it. */
async function openEditor(visit: Visit = {}): Promise<Page> {
	// Words that make no page are answered by a 422.
	const page = await openSignedIn(owner, EDIT, { mayFailToLoad: /422/, ...visit });
	await page.locator("iframe[data-shown]").waitFor({ state: "attached" });
	await page.locator("details").evaluateAll((all) => {
		for (const each of all) (each as HTMLDetailsElement).open = true;
	});
	return page;
}

const getField = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const getState = (page: Page) => page.locator(".desk-editing-state");
const getShown = (page: Page) => page.frameLocator("iframe[data-shown]");
const listValues = (page: Page) =>
	page
		.locator(`[name^="${LIST}["]`)
		.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));

/** Waits until the draft has what was typed, and opens the form anew. */
async function reopen(page: Page): Promise<void> {
	await getState(page).getByText("Draft saved at").waitFor();
	await page.reload();
	await page.locator("iframe[data-shown]").waitFor({ state: "attached" });
}

test("what is typed is shown in the page beside the form, saved by itself, and checked once its field was left", async () => {
	const page = await openEditor();
	const title = getField(page, TITLE);
	const heading = "Search that brings customers to your door";
	await title.fill(heading);
	await getShown(page).getByRole("heading", { level: 1, name: heading }).waitFor();
	await reopen(page);
	expect(await getField(page, TITLE).inputValue()).toBe(heading);

	const field = page.locator(".desk-editing-field").filter({ has: getField(page, TITLE) });
	await page
		.locator("details")
		.filter({ has: getField(page, TITLE) })
		.locator("summary")
		.click();
	await getField(page, TITLE).fill("");
	expect(await field.getByText("This is needed.").count()).toBe(0);
	await getField(page, TITLE).blur();
	await field.getByText("This is needed.").waitFor();
	await getField(page, TITLE).fill(heading);
	await field.getByText(`now ${heading.length}`).waitFor();
	await expect.poll(() => field.getByText("This is needed.").count()).toBe(0);
	// The page of before stays while the words make none.
	await getShown(page).getByRole("heading", { level: 1, name: heading }).waitFor();
});

test("a click on a text of the page leads to its field, whose text is marked there", async () => {
	const page = await openEditor();
	const title = getField(page, TITLE);
	await getShown(page).getByRole("heading", { level: 1 }).click();
	await expect.poll(() => isFocused(title)).toBe(true);
	const countMarks = () =>
		page
			.locator("iframe[data-shown]")
			.evaluate(
				(frame) =>
					(
						frame as HTMLIFrameElement & { contentWindow: typeof globalThis }
					).contentWindow.CSS.highlights.get("edited")?.size ?? 0,
			);
	await expect.poll(countMarks).toBeGreaterThan(0);

	const other = getShown(page).getByRole("contentinfo").getByText("Privacy Policy");
	await other.click();
	const find = page.getByRole("link", { name: "Find it" });
	expect(await find.getAttribute("href")).toBe("/desk/website?q=Privacy+Policy");
	await getShown(page).getByRole("heading", { level: 1 }).click();
	await expect.poll(() => find.count()).toBe(0);
});

test("the page is shown as wide as on a phone, and as wide as there is room again", async () => {
	const page = await openEditor();
	const getWidth = () =>
		page.locator("iframe[data-shown]").evaluate(({ clientWidth }) => clientWidth);
	const before = await getWidth();
	const button = page.getByRole("button", { name: "As on a phone" });
	await button.focus();
	await page.keyboard.press("Enter");
	expect(await getWidth()).toBe(PHONE.width);
	await button.click();
	expect(await getWidth()).toBe(before);
});

test("entries of a list are added, moved, removed and brought back by keyboard, with no page loaded", async () => {
	const page = await openEditor();
	const before = await listValues(page);
	const isMarked = await page.evaluate(() => Object.assign(window, { isMarked: true }).isMarked);
	const getButton = (intent: string, index: number) =>
		page.locator(`[data-entry="${LIST}[${index}]"] [value="${intent}"]`);
	const add = page.locator(`[value="insert"][formaction*="list=${LIST}&"]`);
	await add.focus();
	await page.keyboard.press("Enter");
	const added = getField(page, `${LIST}[${before.length}]`);
	await expect.poll(() => isFocused(added)).toBe(true);
	await page.keyboard.type("Being found");
	expect(await listValues(page)).toEqual([...before, "Being found"]);

	await getButton("up", before.length).focus();
	await page.keyboard.press("Enter");
	const moved = before.toSpliced(before.length - 1, 0, "Being found");
	expect(await listValues(page)).toEqual(moved);
	await getButton("remove", 0).focus();
	await page.keyboard.press("Enter");
	expect(await listValues(page)).toEqual(moved.slice(1));
	await expect.poll(() => isFocused(page.getByRole("button", { name: "Undo" }))).toBe(true);
	await page.keyboard.press("Enter");
	expect(await listValues(page)).toEqual(moved);
	expect(await page.evaluate(() => "isMarked" in window)).toBe(isMarked);
	await reopen(page);
	expect(await listValues(page)).toEqual(moved);
});

test("an entry is dragged to its place", async () => {
	const page = await openEditor({ viewport: { width: 1280, height: 3000 } });
	const before = await listValues(page);
	const getEntry = (index: number) => page.locator(`[data-entry="${LIST}[${index}]"]`);
	await getEntry(0).locator("[draggable]").dragTo(getEntry(1));
	const [first = "", second = "", ...others] = before;
	expect(await listValues(page)).toEqual([second, first, ...others]);
	await reopen(page);
	expect(await listValues(page)).toEqual([second, first, ...others]);
});

test("words are kept without a connection, after the session's end, and beside somebody else's", async () => {
	const page = await openEditor({ mayFailToLoad: /ERR_INTERNET_DISCONNECTED|40[349]/ });
	const context = page.context();
	const title = getField(page, TITLE);
	await context.setOffline(true);
	await title.fill("Words of the train");
	await getState(page).getByText("there is no connection").waitFor();
	await context.setOffline(false);
	await getState(page).getByText("Draft saved at").waitFor();

	const cookies = await context.cookies();
	await context.clearCookies();
	await title.fill("Words of the evening");
	await getState(page).getByText("you are signed out").waitFor();
	await context.addCookies(cookies);
	await page.evaluate(() => dispatchEvent(new Event("focus")));
	await getState(page).getByText("Draft saved at").waitFor();

	const other = await context.newPage();
	await other.goto(`${EDIT}?at=${TITLE}`);
	await getField(other, TITLE).fill("Words of the other tab");
	await getState(other).getByText("Draft saved at").waitFor();
	await title.fill("Words of this tab");
	await getState(page).getByText("this was changed elsewhere").waitFor();
	await page.getByRole("button", { name: "Show both" }).click();
	await page.locator(`[id="${TITLE}-now"]`).getByText("Words of the other tab").waitFor();
	expect(await getField(page, TITLE).inputValue()).toBe("Words of this tab");
	await page.getByRole("button", { name: "Save draft" }).click();
	await getState(page).getByText("Draft saved at").waitFor();
});

test.for([
	["at once", false],
	["once it was saved by itself", true],
] as const)("what was typed is published by one press of the button, %s", async ([, isSaved]) => {
	const page = await openEditor();
	const heading = `Search that people find ${isSaved ? "later" : "now"}`;
	await getField(page, TITLE).fill(heading);
	if (isSaved) await getState(page).getByText("Draft saved at").waitFor();
	await page.getByRole("button", { name: "Publish" }).click();
	await page.locator("#done").waitFor();
	const visitor = await page.context().newPage();
	await visitor.goto("/services/seo");
	await visitor.getByRole("heading", { level: 1, name: heading }).waitFor();
});

test("a phone shows the form or the page", async () => {
	const page = await openEditor({ viewport: PHONE });
	const title = getField(page, TITLE);
	const frame = page.locator("iframe[data-shown]");
	expect([await title.isVisible(), await frame.isVisible()]).toEqual([true, false]);
	expect(await page.getByText("See the page").isVisible()).toBe(false);
	await page.getByRole("button", { name: "The page" }).click();
	expect([await title.isVisible(), await frame.isVisible()]).toEqual([false, true]);
	await getShown(page).getByRole("heading", { level: 1 }).click();
	await expect.poll(() => isFocused(title)).toBe(true);
});

test("without JavaScript the form is saved by its button, and its lists are changed by theirs", async () => {
	const page = await openSignedIn(owner, `${EDIT}?at=${LIST}`, { javaScriptEnabled: false });
	expect(await page.locator("iframe").count()).toBe(0);
	expect(await page.getByText("See the page").isVisible()).toBe(true);
	const before = await listValues(page);
	await page.locator(`[data-entry="${LIST}[0]"] [value="down"]`).click();
	const [first = "", second = "", ...others] = before;
	expect(await listValues(page)).toEqual([second, first, ...others]);
	await page.getByRole("button", { name: "Save draft" }).click();
	await page.getByText("Your draft is saved.").waitFor();
});
