import { beforeAll, expect, test } from "vitest";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { desk, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";

provideLocalDesk();

let owner: Staff;
let id: string;

beforeAll(async () => {
	owner = await desk.invite("Meera Shah", "owner");
	[id = ""] = await desk.seed(owner);
});

test("WhatsApp opens with what was typed, and on return it is noted as the answer, or stays", async () => {
	const page = await openSignedIn(owner, `/desk/enquiries/${id}`);
	await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
	const answer = page.getByRole("textbox", { name: "Answer by e-mail" });
	const link = page.locator("#elsewhere").getByRole("link", { name: "WhatsApp" });
	const fold = page.locator("#elsewhere summary");
	await fold.click();
	const greeting = await link.getAttribute("href");
	expect(greeting).toMatch(/^https:\/\/wa\.me\/919825011223\?text=Hello%20/);
	await answer.fill("Dear Riya,\nyes & no.");
	const [chat] = await Promise.all([page.waitForEvent("popup"), link.click()]);
	expect(new URL(chat.url()).searchParams.get("text")).toBe("Dear Riya,\nyes & no.");
	await chat.close();
	const question = page.getByRole("dialog", { name: "Did you send it on WhatsApp?" });
	const comeBack = () => page.evaluate(() => dispatchEvent(new Event("focus")));
	await comeBack();
	await question.getByRole("button", { name: "No" }).click();
	expect(await answer.inputValue()).toBe("Dear Riya,\nyes & no.");
	await comeBack();
	expect(await question.isVisible()).toBe(false);
	await page.getByText("Draft saved", { exact: true }).waitFor();
	const [again] = await Promise.all([page.waitForEvent("popup"), link.click()]);
	await again.close();
	await comeBack();
	await question.getByRole("button", { name: "Yes, it is sent" }).click();
	await page.waitForURL("**done=answered-elsewhere*");
	expect(await answer.inputValue()).toBe("");
	await fold.click();
	expect(await link.getAttribute("href")).toBe(greeting);
	expect(await page.locator('[data-kind="answer"]').last().textContent()).toMatch(
		/by WhatsApp.*Dear Riya,\nyes & no\./s,
	);
});
