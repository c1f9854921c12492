import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { changeEnquiry } from "../../app/enquiries/store/change-enquiry.ts";
import { byPerson } from "../../app/enquiries/store/change-types.ts";
import { isFocused, PHONE } from "../support/browser.ts";
import { desk, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";
import { createStranger } from "../support/new-enquiry.ts";

provideLocalDesk();

const VISIT = { viewport: PHONE, hasTouch: true, isMobile: true };
const SCRIPTS = [
	["with", true],
	["without", false],
] as const;

let owner: Staff;
let kabir: Staff;
let ids: string[];

beforeAll(async () => {
	owner = await desk.invite("Meera Shah", "owner");
	kabir = await desk.invite("Kabir Rao", "member");
	await desk.invite("Left Long Ago", "member").then(({ id }) => desk.people.setDisabled(id, true));
	ids = await desk.seed(owner);
});

const open = (path: string, javaScriptEnabled = true) =>
	openSignedIn(owner, path, { ...VISIT, javaScriptEnabled });
const bar = (page: Page) => page.getByRole("navigation", { name: "Actions" });

/** Returns how far down the window an element ends, in pixels. */
async function measureEnd(page: Page, selector: string): Promise<number> {
	const box = await page.locator(selector).last().boundingBox();
	return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY);
}

test("the first screen of the inbox has five whole rows above its bar", async () => {
	const page = await open("/desk?view=all");
	expect(await page.locator("[data-row]").count()).toBe(5);
	const top = (await bar(page).boundingBox())?.y ?? 0;
	expect(await measureEnd(page, "[data-row]")).toBeLessThan(top);
});

test.for(SCRIPTS)("%s JavaScript the bar leads to the search", async ([_with, isOn]) => {
	const page = await open("/desk", isOn);
	const field = page.getByRole("searchbox");
	expect(await field.isVisible()).toBe(false);
	await bar(page).getByRole("link", { name: "Search" }).tap();
	await expect.poll(() => isFocused(field)).toBe(true);
});

test.for(SCRIPTS)(
	"%s JavaScript a note is written in the sheet of the bar and told to a colleague",
	async ([_with, isOn]) => {
		const page = await open(`/desk/enquiries/${ids[1]}`, isOn);
		const note = page.getByRole("textbox", { name: "Note for your colleagues" });
		expect(await note.isVisible()).toBe(false);
		await bar(page).getByRole("button", { name: "Note" }).tap();
		await note.fill("Could you call?");
		const tell = page.getByRole("combobox", { name: "Tell a colleague about the note" });
		expect(await tell.getByRole("option").allTextContents()).toEqual([
			"Tell nobody",
			"Tell Kabir Rao",
		]);
		await tell.selectOption(kabir.id);
		await page.getByRole("button", { name: "Add the note" }).tap();
		await page.getByRole("status").getByText("and Kabir Rao is notified.").waitFor();
	},
);

test.for(SCRIPTS)(
	"%s JavaScript owner, state and snooze are saved in the sheet of the bar",
	async ([_with, isOn]) => {
		const page = await open(`/desk/enquiries/${ids[2]}`, isOn);
		await bar(page).getByRole("button", { name: "Assign, done" }).tap();
		const outcome = isOn ? "lost" : "won";
		await page.getByRole("combobox", { name: "State" }).selectOption(outcome);
		await page.getByRole("button", { name: "Save", exact: true }).tap();
		await page.getByRole("status").getByText(outcome).waitFor();
	},
);

test("what nobody has answered is in sight below one fold with the rest, and Answer leads into the field", async () => {
	const [id = ""] = ids;
	const target = { id, by: byPerson(owner.id) };
	const reply = (text: string) =>
		changeEnquiry(desk.stores.database, target, { kind: "replied", text });
	for (let at = 0; at < 6; at++) await reply("What do you offer? ".repeat(20));
	const called = { kind: "answered-elsewhere", channel: "call", text: "Said." } as const;
	await changeEnquiry(desk.stores.database, target, called);
	for (const text of ["Which day?", "And who?", "Thursday at eleven."]) await reply(text);
	const other = createStranger({ name: "Prakash Desai", phone: "+91 98250 11223" });
	await desk.stores.enquiries.save(other, []);
	await desk.seedCalls(owner, ids);
	const page = await open(`/desk/enquiries/${id}`);
	const shown = page.getByRole("article").filter({ visible: true });
	expect(await shown.locator(".mt-1").allTextContents()).toEqual([
		"Which day?",
		"And who?",
		"Thursday at eleven.",
	]);
	const folds = page.locator("#conversation summary").filter({ visible: true });
	expect(await folds.allTextContents()).toEqual([expect.stringMatching(/^8 earlier, from /)]);
	const top = (await bar(page).boundingBox())?.y ?? 0;
	expect(await measureEnd(page, "article")).toBeLessThan(top);
	await bar(page).getByRole("link", { name: "Answer" }).tap();
	expect(await isFocused(page.getByRole("textbox", { name: "Answer by e-mail" }))).toBe(true);
});
