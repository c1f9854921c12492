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

test("on a slow line a save begins after the one before it, and a lost response doubles no words", async () => {
	const path = `/desk/enquiries/${ids[1]}`;
	const page = await openSignedIn(owner, "/desk");
	await page.addInitScript(() => {
		const calls = { open: 0, most: 0, count: 0 };
		Reflect.set(globalThis, "calls", calls);
		const { fetch } = globalThis;
		globalThis.fetch = async (...request) => {
			calls.most = Math.max(calls.most, ++calls.open);
			const isLost = ++calls.count === 1;
			const response = await fetch(...request);
			await new Promise((resolve) => setTimeout(resolve, 1_500));
			calls.open--;
			if (isLost) throw new TypeError("The response was lost.");
			return response;
		};
	});
	await page.goto(path);
	const read = (name: string) =>
		page.evaluate((name) => Reflect.get(Reflect.get(globalThis, "calls"), name) as number, name);
	const answer = getAnswer(page);
	await answer.fill("Dear visitor, tanks.");
	await page.getByText("The draft could not be saved yet.").waitFor();
	await answer.fill("Dear visitor, thanks.");
	await expect.poll(() => read("count")).toBe(2);
	await answer.fill("Dear visitor, thank you.");
	await expect.poll(() => read("count")).toBe(3);
	await expect.poll(() => read("open")).toBe(0);
	expect(await read("most")).toBe(1);
	expect(await page.locator("#answer-draft").textContent()).toBe("Draft saved");
	const other = await openSignedIn(owner, path);
	expect(await getAnswer(other).inputValue()).toBe("Dear visitor, thank you.");
});

test("what was written elsewhere meanwhile comes to the page that is open, each word once", async () => {
	const path = `/desk/enquiries/${ids[2]}`;
	const laptop = await openSignedIn(owner, path);
	const phone = await openSignedIn(owner, path);
	await getAnswer(phone).fill("On the phone");
	await phone.getByText("Draft saved").waitFor();
	await getAnswer(laptop).fill("At the desk");
	await laptop.getByText("Draft saved, with what you wrote elsewhere").waitFor();
	expect(await getAnswer(laptop).inputValue()).toBe("On the phone\n\nAt the desk");
	await getAnswer(laptop).pressSequentially(", too");
	await expect
		.poll(async () => {
			await phone.reload();
			return getAnswer(phone).inputValue();
		})
		.toBe("On the phone\n\nAt the desk, too");
});
