import type { FrameLocator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { ALL_RULES, findViolations } from "../support/axe.ts";
import { openPage, PHONE, type Visit } from "../support/browser.ts";
import { desk, LOCAL_SITE, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";
import { browser, site } from "../support/site-and-browser.ts";

/** What visitors see is changed, so the site is one that no other file of tests has. */
provideLocalDesk({ ...LOCAL_SITE, ENQUIRY_ACKNOWLEDGE: "off" });

const SITE = "/desk/website/edit/site.yaml";
const NAVIGATION = "/desk/website/edit/navigation.yaml";

let owner: Staff;
beforeAll(async () => {
	owner = await desk.invite("Meera Shah", "owner");
});

const svg = (colour: string) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 36"><path fill="${colour}" d="M0 0h120v36H0z"/></svg>`,
	);

const getShown = (page: Page) => page.frameLocator("iframe[data-shown]");

/** Returns the addresses of the logos that are seen, once each has come. */
const listSeen = (page: Page | FrameLocator) =>
	page
		.locator("header .own-logo img")
		.evaluateAll((all) =>
			all
				.filter((each) => each.checkVisibility() && (each as HTMLImageElement).naturalWidth > 0)
				.map((each) => (each as HTMLImageElement).src.replace(/^.*\/art\/logo\/(\w+)-.*$/, "$1")),
		);

async function addLogo(page: Page, field: string, colour: string): Promise<void> {
	await page
		.locator(".desk-editing-field")
		.filter({ has: page.locator(`[name="${field}"]`) })
		.getByRole("button", { name: "Choose or add a logo" })
		.click();
	const file = { name: `${colour}.svg`, mimeType: "image/svg+xml", buffer: svg(colour) };
	await page.getByLabel("Logo", { exact: true }).setInputFiles(file);
	await page.getByRole("button", { name: "Add and use logo" }).click();
	await page.locator("iframe[data-shown]").waitFor({ state: "attached" });
}

test("a logo for each theme is added, seen in the page beside the form, and by visitors once it is published", async () => {
	const page = await openSignedIn(owner, `${SITE}?at=logo.file`);
	await addLogo(page, "logo.file", "teal");
	await expect.poll(() => listSeen(getShown(page))).toEqual(["logo"]);
	await addLogo(page, "logo.dark", "orange");
	await expect.poll(() => listSeen(getShown(page))).toEqual(["logo"]);
	await page.getByRole("button", { name: "Publish" }).click();
	await page.locator("#done").waitFor();
	for (const [colorScheme, seen] of [
		["light", "logo"],
		["dark", "dark"],
	] as const) {
		const visitor = await openPage(browser, site, { colorScheme });
		await visitor.goto("/");
		await expect.poll(() => listSeen(visitor)).toEqual([seen]);
	}
});

test("a logo with all that could run is drawn, and runs nothing, where it is opened by itself", async () => {
	const page = await openSignedIn(owner, "/desk/website/pictures?kind=logo");
	const hostile = svg("navy")
		.toString()
		.replace("<svg ", '<svg onload="document.title=1" ')
		.replace(
			"<path",
			'<script>document.title=2</script><image href="https://evil.example/a.png"/><foreignObject><p xmlns="http://www.w3.org/1999/xhtml" onclick="1">x</p></foreignObject><path',
		);
	const file = { name: "hostile.svg", mimeType: "image/svg+xml", buffer: Buffer.from(hostile) };
	await page.getByLabel("Logo", { exact: true }).setInputFiles(file);
	await page.getByRole("button", { name: "Add logo" }).click();
	await page.locator("#done").waitFor();
	const address = await page.locator('img[src*="hostile"]').first().getAttribute("src");
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).origin));
	await page.goto(address ?? "");
	expect(
		await page.locator("svg > *").evaluateAll((all) => all.map((each) => each.outerHTML)),
	).toEqual([expect.stringContaining("navy")]);
	expect(await page.title()).toBe("");
	expect(new Set(requested)).toEqual(new Set([site.origin]));
});

/** Begins the menu as visitors have it, unless that is done, and opens its form with all sections open. */
async function openNavigation(visit: Visit = {}): Promise<Page> {
	const page = await openSignedIn(owner, "/desk/website/new/navigation", {
		mayFailToLoad: /404/,
		...visit,
	});
	const begin = page.getByRole("button", { name: "Begin the draft" });
	if ((await begin.count()) > 0) await begin.click();
	else await page.goto(NAVIGATION);
	await page.locator("iframe[data-shown]").waitFor({ state: "attached" });
	await page.locator("details").evaluateAll((all) => {
		for (const each of all) (each as HTMLDetailsElement).open = true;
	});
	return page;
}

const listNames = (page: Page, list: string) =>
	page
		.locator(`[data-entry^="${list}["] > .desk-editing-field input[name$=".name"]`)
		.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
const getEntry = (page: Page, list: string, index: number) =>
	page.locator(`[data-entry="${list}[${index}]"]`);
const swap = ([first = "", second = "", ...others]: string[]) => [second, first, ...others];
const listMenu = (page: Page | FrameLocator) => page.locator(".main-links a").allTextContents();
const listColumn = (page: Page | FrameLocator) =>
	page.locator("#footer nav").first().locator("a").allTextContents();

test("entries of menu and footer are dragged to their places, which the page shows at once, and visitors once it is published", async () => {
	const page = await openNavigation({ viewport: { width: 1280, height: 4000 } });
	const [menu, column] = [await listNames(page, "menu"), await listNames(page, "columns[0].links")];
	expect(menu.length).toBeGreaterThan(2);
	await getEntry(page, "menu", 0)
		.locator("[draggable]")
		.dragTo(getEntry(page, "menu", 1));
	expect(await listNames(page, "menu")).toEqual(swap(menu));
	await expect.poll(() => listMenu(getShown(page))).toEqual(swap(menu));
	await getEntry(page, "columns[0].links", 0)
		.locator("[draggable]")
		.dragTo(getEntry(page, "columns[0].links", 1));
	expect(await listNames(page, "columns[0].links")).toEqual(swap(column));
	await expect.poll(() => listColumn(getShown(page))).toEqual(swap(column));
	await page.locator(".desk-editing-state").getByText("Draft saved at").waitFor();
	await page.getByRole("button", { name: "Publish" }).click();
	await page.locator("#done").waitFor();
	const visitor = await openPage(browser, site);
	await visitor.goto("/");
	expect([await listMenu(visitor), await listColumn(visitor)]).toEqual([swap(menu), swap(column)]);
});

test("a whole column of the footer is moved by keyboard, and the page shows it in its place", async () => {
	const page = await openNavigation();
	const listTitles = () =>
		page
			.locator('input[name^="columns["][name$=".title"]')
			.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
	const titles = await listTitles();
	await getEntry(page, "columns", 0).locator('[value="down"][formaction*="list=columns&"]').focus();
	await page.keyboard.press("Enter");
	expect(await listTitles()).toEqual(swap(titles));
	await expect
		.poll(() => getShown(page).locator("#footer nav h2").allTextContents())
		.toEqual(swap(titles));
});

test("on a phone entries are moved by buttons that a finger hits, and the page shows the new order", async () => {
	const page = await openNavigation({ viewport: PHONE, hasTouch: true });
	const menu = await listNames(page, "menu");
	const down = getEntry(page, "menu", 0).locator('[value="down"]');
	const size = await down.boundingBox();
	// The smallest target of WCAG 2.5.5.
	expect(size?.height).toBeGreaterThanOrEqual(44);
	expect(size?.width).toBeGreaterThanOrEqual(44);
	await down.tap();
	expect(await listNames(page, "menu")).toEqual(swap(menu));
	await page.getByRole("button", { name: "The page" }).tap();
	await expect.poll(() => listMenu(getShown(page))).toEqual(swap(menu));
});

test.for([
	["light", 390],
	["dark", 390],
	["light", 1280],
	["dark", 1280],
] as const)(
	"the logos, the fonts, the agency's form and the menu that is begun have no barrier: %s, %i wide",
	async ([colorScheme, width]) => {
		const page = await openSignedIn(owner, "/desk/website/pictures?kind=logo", {
			colorScheme,
			viewport: { width, height: 900 },
		});
		const file = { name: "a.svg", mimeType: "image/svg+xml", buffer: svg("maroon") };
		await page.getByLabel("Logo", { exact: true }).setInputFiles(file);
		await page.getByRole("button", { name: "Add logo" }).click();
		await page.locator("#done").waitFor();
		const addresses = [
			"/desk/website/pictures?kind=logo",
			"/desk/website/pictures?kind=font",
			`${SITE}?at=logo.file`,
			"/desk/website/new/messages",
		];
		for (const address of addresses) {
			await page.goto(address);
			expect(await findViolations(page, ALL_RULES), address).toEqual([]);
			const isWide = () => document.documentElement.scrollWidth > innerWidth;
			expect(await page.evaluate(isWide), address).toBe(false);
		}
	},
);
