import { beforeAll, expect, test } from "vitest";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { desk, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";

provideLocalDesk();

let owner: Staff;
let ids: string[];

beforeAll(async () => {
	owner = await desk.invite("Meera Shah", "owner");
	ids = await desk.seed(owner);
});

test("after a text one writes on in the answer, and another text goes into the same letter", async () => {
	const page = await openSignedIn(owner, `/desk/enquiries/${ids[0]}`);
	const answer = page.getByRole("textbox", { name: "Answer by e-mail" });
	const texts = page.getByRole("group", { name: "Begin with a text" }).getByRole("button");
	await texts.nth(0).click();
	await expect.poll(() => answer.inputValue()).toContain("Meera Shah");
	await expect.poll(() => answer.evaluate((field) => field.matches(":focus"))).toBe(true);
	await answer.press("Control+End");
	await page.keyboard.type(" (mornings)");
	await texts.nth(1).click();
	await page.waitForLoadState();
	await expect.poll(() => answer.inputValue()).toMatch(/Before we say more,.*\(mornings\)$/s);
	expect((await answer.inputValue()).match(/Dear |Meera Shah/g)).toEqual(["Dear ", "Meera Shah"]);
});

test("an answer waits while the focus is on its Undo, which stays as long", async () => {
	const page = await openSignedIn(owner, `/desk/enquiries/${ids[1]}`);
	const answer = page.getByRole("textbox", { name: "Answer by e-mail" });
	await answer.fill("Dear visitor, too early.");
	await page.getByRole("button", { name: "Send the answer" }).click();
	await page.waitForURL("**done=answer*");
	const undo = page.getByRole("button", { name: "Undo" });
	const readDuration = () => undo.evaluate((button) => getComputedStyle(button).animationDuration);
	expect(await readDuration()).toBe("10s");
	await page.keyboard.press("Tab");
	expect(await undo.evaluate((button) => button.matches(":focus"))).toBe(true);
	await expect.poll(readDuration).toBe("90s");
	await page.keyboard.press("Enter");
	await page.waitForURL("**done=undone*");
	expect(await answer.inputValue()).toBe("Dear visitor, too early.");
});
