import type { Page } from "playwright-core";
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

const getAnswer = (page: Page) => page.getByRole("textbox", { name: "Answer by e-mail" });

test("an answer is saved while it is written and when the page is left, and is there on another device until it is sent", async () => {
	const path = `/desk/enquiries/${ids[0]}`;
	const page = await openSignedIn(owner, path);
	await getAnswer(page).fill("Dear visitor,");
	await page.getByText("Draft saved").waitFor();
	await getAnswer(page).press("End");
	await getAnswer(page).pressSequentially(" thank you.");
	await page.goto("/desk");
	const other = await openSignedIn(owner, path);
	await expect
		.poll(async () => {
			await other.reload();
			return getAnswer(other).inputValue();
		})
		.toBe("Dear visitor, thank you.");
	expect(await other.getByText(/^Draft of /).count()).toBe(1);
	await getAnswer(other).fill("Dear visitor, yes.");
	await other.getByRole("button", { name: "Send the answer" }).click();
	await other.waitForURL("**done=answer*");
	expect(await getAnswer(other).inputValue()).toBe("");
	await other.reload();
	expect(await getAnswer(other).inputValue()).toBe("");
});
