import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { findInAllViews } from "../support/axe.ts";
import { isFocused, PHONE, type Visit } from "../support/browser.ts";
import { desk, LOCAL_SITE, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";

/** Drafts are written, so the site is one that no other file of tests has. */
provideLocalDesk({ ...LOCAL_SITE, ENQUIRY_ACKNOWLEDGE: "off" });

const EDIT = "/desk/website/edit/posts/a-form-with-three-fields.md";
const CLIPBOARDS = new URL("../../app/desk/website/markdown/paste/clipboards/", import.meta.url);

let owner: Staff;
beforeAll(async () => {
	owner = await desk.invite("Meera Shah", "owner");
});

async function openText(visit: Visit = {}): Promise<Page> {
	const page = await openSignedIn(owner, EDIT, { mayFailToLoad: /422/, ...visit });
	await page.locator("iframe[data-shown]").waitFor({ state: "attached" });
	return page;
}

const getText = (page: Page) => page.locator("textarea[name=body]");
const getTool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const getShown = (page: Page) => page.frameLocator("iframe[data-shown]");
const untilSaved = (page: Page) =>
	page.locator(".desk-editing-state").getByText("Draft saved at").waitFor();

/** Replaces the text by one in which a bar is the cursor, or two bars are the ends of the selection. */
async function write(page: Page, marked: string): Promise<void> {
	const [before = "", selected = "", after] = marked.split("|");
	const end = after === undefined ? before.length : before.length + selected.length;
	await getText(page).fill(marked.replaceAll("|", ""));
	await getText(page).evaluate(
		(text, [from = 0, to = 0]) => (text as HTMLTextAreaElement).setSelectionRange(from, to),
		[before.length, end],
	);
}

/** Reads the text with bars at the ends of the selection; one where it is only a cursor. */
function read(page: Page): Promise<string> {
	return getText(page).evaluate((text) => {
		const { value, selectionStart, selectionEnd } = text as HTMLTextAreaElement;
		const selected = value.slice(selectionStart, selectionEnd);
		return `${value.slice(0, selectionStart)}|${selected && `${selected}|`}${value.slice(selectionEnd)}`;
	});
}

/** Pastes HTML as a word processor puts it into the clipboard; returns whether the browser is left to paste it. */
function paste(page: Page, html: string, text = ""): Promise<boolean> {
	return getText(page).evaluate(
		(field, [asHtml = "", asText = ""]) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", asText);
			if (asHtml) clipboardData.setData("text/html", asHtml);
			const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
			return field.dispatchEvent(event);
		},
		[html, text],
	);
}

test.for([
	["Heading", "One\nTwo wor|ds\nThree", "One\n## Two wor|ds\nThree"],
	["Heading", "One\n### Two wor|ds\nThree", "One\n## Two wor|ds\nThree", 2],
	["Heading", "## Two wor|ds", "Two wor|ds"],
	["Smaller heading", "## Two wor|ds", "### Two wor|ds", 2],
	["Quotation", "One wo|rd", "> One wo|rd"],
	["Bold", "a |bold| word", "a **|bold|** word"],
	["Italic", "a |slanted| word", "a _|slanted|_ word"],
	["Link", "see |pricing|", "see [pricing](|url|)"],
	["List", "One|", "- One|"],
	["Numbered list", "|One\nTwo|", "|1. One\n2. Two|"],
] as const)(
	"the button %s makes %j to %j, and the browser takes it back",
	async ([name, before, after, presses = 1]) => {
		const page = await openText();
		await write(page, before);
		await getTool(page, name).click();
		expect(await read(page)).toBe(after);
		for (let press = 0; press < presses; press++) await page.keyboard.press("Control+Z");
		await expect.poll(() => getText(page).inputValue()).toBe(before.replaceAll("|", ""));
	},
);

test("the tools are one stop of the keyboard, whose arrows lead from one to the next, and letters press them", async () => {
	const page = await openText();
	await write(page, "Some |words| here");
	await page.keyboard.press("Control+b");
	expect(await read(page)).toBe("Some **|words|** here");
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Home");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	expect(await isFocused(getTool(page, "Italic"))).toBe(true);
	await page.keyboard.press("Enter");
	expect(await read(page)).toBe("Some **_|words|_** here");
	expect(await isFocused(getText(page))).toBe(true);
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Home");
	await page.keyboard.press("Space");
	expect(await read(page)).toBe("## |Some **_words_** here|");
});

test("what is pasted from Word is saved and shown as Markdown, and taken back at once", async () => {
	const page = await openText();
	const before = await getText(page).inputValue();
	await getText(page).focus();
	await page.keyboard.press("Control+End");
	await paste(page, readFileSync(new URL("word.html", CLIPBOARDS), "utf8"), "What a Shop Needs");
	await expect.poll(() => getText(page).inputValue()).not.toBe(before);
	const after = await getText(page).inputValue();
	expect(after.slice(0, before.length)).toBe(before);
	expect(after.slice(before.length)).toMatch(
		/^\n\n## What a Shop Needs[\s\S]*\| 1 \\\| 2 \|[\s\S]*answer_by \\<noon>\.$/,
	);
	await page.getByText("One picture was left out. Add it with “Picture”.").waitFor();
	await getShown(page)
		.getByRole("heading", { level: 2, name: "What a Shop Needs Before Diwali" })
		.waitFor();
	await untilSaved(page);
	await page.keyboard.press("Control+Z");
	expect(await getText(page).inputValue()).toBe(before);
	await page.keyboard.press("Control+Shift+Z");
	await untilSaved(page);
	await page.reload();
	expect(await getText(page).inputValue()).toBe(after);
});

test("a paste of text only, or without its form, stays what it is", async () => {
	const page = await openText({ permissions: ["clipboard-read", "clipboard-write"] });
	await write(page, "|");
	expect(await paste(page, "", "a **b**")).toBe(true);
	expect(await paste(page, "<meta charset=utf-8><span>a **b**</span>", "a **b**")).toBe(false);
	await expect.poll(() => read(page)).toBe("a **b**|");
	await page.keyboard.press("Control+A");
	await page.evaluate(() => {
		const types = { "text/html": "<p>so <b>bold</b></p>", "text/plain": "so bold" };
		const blobs = Object.entries(types).map(([type, text]) => [type, new Blob([text], { type })]);
		return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
	});
	await page.keyboard.press("Control+V");
	await expect.poll(() => read(page)).toBe("so **bold**|");
	await page.keyboard.press("Control+A");
	await page.keyboard.press("Control+Shift+V");
	await expect.poll(() => read(page)).toBe("so bold|");
});

test("the browser takes typed words back after they were saved and shown", async () => {
	const page = await openText();
	const before = await getText(page).inputValue();
	await getText(page).focus();
	await page.keyboard.press("Control+Home");
	await page.keyboard.type("First words. ");
	await getShown(page).getByText("First words.").waitFor();
	await untilSaved(page);
	await page.keyboard.type("Second words. ");
	await getShown(page).getByText("Second words.").waitFor();
	await untilSaved(page);
	await page.keyboard.press("Control+Z");
	await page.keyboard.press("Control+Z");
	await expect.poll(() => getText(page).inputValue()).toBe(before);
	await untilSaved(page);
	await expect.poll(() => getShown(page).getByText("First words.").count()).toBe(0);
});

test("the page scrolls to the line of the cursor, marks of Markdown or not, and a click in it leads back there", async () => {
	const page = await openText();
	const lines = [
		"First of all",
		...Array(60).fill("Filling words."),
		"See **the** [last](/pricing) _line_ here",
	];
	await getText(page).fill(lines.join("\n\n"));
	const last = getShown(page).getByText("See the last line here");
	await last.waitFor();
	const isInView = () =>
		last.evaluate((line) => {
			const { top, bottom } = line.getBoundingClientRect();
			return top >= 0 && bottom <= innerHeight;
		});
	await getText(page).focus();
	await page.keyboard.press("Control+Home");
	await expect.poll(isInView).toBe(false);
	await page.keyboard.press("Control+End");
	await expect.poll(isInView).toBe(true);
	await getShown(page).getByText("First of all").click();
	await expect.poll(() => read(page)).toMatch(/^\|First of all/);
});

test("a picture is chosen for where the cursor is", async () => {
	const page = await openText();
	await write(page, "One line\n\nAnother |line\n\nThe last");
	await getTool(page, "Picture").click();
	await page.getByRole("button", { name: /^Use / }).first().click();
	const text = await getText(page).inputValue();
	expect(text).toMatch(/^One line\n\nAnother line\n\n!\[.*\]\([\w-]+\.\w+\)\n\nThe last$/);
	const shown = getShown(page).locator("figure img, article img, main img").last();
	await expect
		.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
		.toBeGreaterThan(0);
});

test("without JavaScript there is the way to the pictures alone", async () => {
	const page = await openSignedIn(owner, EDIT, { javaScriptEnabled: false });
	expect(await page.locator("markdown-toolbar button:visible").allTextContents()).toEqual([
		"Picture",
	]);
	const before = await getText(page).inputValue();
	await getTool(page, "Picture").click();
	await page.getByRole("button", { name: /^Use / }).first().click();
	expect((await getText(page).inputValue()).slice(before.length)).toMatch(/^\n\n!\[.*\]\(.*\)$/);
});

test("the tools are accessible in both themes, and large enough for a thumb", async () => {
	const page = await openText({ viewport: PHONE });
	const sizes = await page
		.locator("markdown-toolbar button")
		.evaluateAll((all) =>
			all
				.map((each) => each.getBoundingClientRect())
				.map(({ width, height }) => Math.min(width, height)),
		);
	expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
	expect(await findInAllViews(page)).toEqual([]);
});
