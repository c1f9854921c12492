import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { findInAllViews } from "../support/axe.ts";
import { PHONE } from "../support/browser.ts";
import { writeMail } from "../support/incoming-mail.ts";
import { desk, LOCAL_SITE, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";
import { MAIL_SECRET, signMail } from "../support/sign-mail.ts";
import { site } from "../support/site-and-browser.ts";

provideLocalDesk({ ...LOCAL_SITE, MAIL_HOOK_SECRET: MAIL_SECRET });

const getAnswer = (page: Page) => page.getByRole("textbox", { name: "Answer by e-mail" });

test("two have a conversation open and a reply comes: both see it and each other, and words, focus and caret stay", async () => {
	const [meera, arjun] = [
		await desk.invite("Meera Shah", "owner"),
		await desk.invite("Arjun Nair", "member"),
	];
	const [id = ""] = await desk.seed(meera);
	const path = `/desk/enquiries/${id}`;
	const page = await openSignedIn(meera, path);
	const other = await openSignedIn(arjun, path, { viewport: PHONE });
	await page.getByText("Arjun Nair is here.").first().waitFor();
	await getAnswer(other).pressSequentially("Dear Riya,");
	await page.getByText("Arjun Nair is writing an answer.").first().waitFor();

	await getAnswer(page).fill("Dear Riya, we can.");
	await getAnswer(page).press("Home");
	await getAnswer(other).focus();
	const readPlace = () => getAnswer(other).evaluate((field) => field.getBoundingClientRect().top);
	const before = await readPlace();
	const [notice] = (await desk.desk.get(id))?.deliveries ?? [];
	const body = writeMail({
		headers: {
			From: "Riya Desai <riya@cotton.example>",
			To: content.site.email,
			Cc: "suresh@cotton.example",
			"In-Reply-To": `<${notice?.id}@kiteline.example>`,
		},
		text: "Thursday at 11?\n".repeat(20),
	});
	const sent = await site.request("/hooks/mail", {
		method: "POST",
		headers: signMail(body),
		body,
	});
	expect(sent.status).toBe(202);
	for (const each of [page, other]) {
		await each.getByRole("article", { name: "a reply from Riya Desai" }).waitFor();
		await each.getByRole("link", { name: "New: a reply from Riya Desai" }).waitFor();
		expect(await getAnswer(each).evaluate((field) => field.matches(":focus"))).toBe(true);
	}
	expect(await getAnswer(page).inputValue()).toBe("Dear Riya, we can.");
	await page.keyboard.type("> ");
	expect(await getAnswer(page).inputValue()).toBe("> Dear Riya, we can.");
	expect(Math.abs((await readPlace()) - before)).toBeLessThan(2);
	// Who goes to what came has seen it, and is asked nothing.
	await page.getByRole("link", { name: "New: a reply from Riya Desai" }).click();
	expect(await findInAllViews(page)).toEqual([]);

	await page.getByRole("checkbox", { name: "suresh@cotton.example" }).check();
	await page.getByRole("button", { name: "Send the answer" }).click();
	await page.waitForURL("**done=answer*");
	await page.getByText("Copy to suresh@cotton.example").last().waitFor();
	await other.getByRole("link", { name: /^New: .*an answer from Meera Shah$/ }).waitFor();
	expect(await getAnswer(other).inputValue()).toBe("Dear Riya,");
	await page.close();
	await expect.poll(() => other.getByText("Meera Shah is").count()).toBe(0);
});

test("two write at once: each sees it beside Send, and whose answer comes second is asked once before it goes out", async () => {
	const [meera, arjun] = [
		await desk.invite("Meera Shah", "owner"),
		await desk.invite("Arjun Nair", "member"),
	];
	const [id = ""] = await desk.seed(meera);
	const path = `/desk/enquiries/${id}`;
	const page = await openSignedIn(meera, path, { mayFailToLoad: /409/ });
	const other = await openSignedIn(arjun, path, { viewport: PHONE });
	for (const [each, writes, name] of [
		[page, "It costs 60,000.", "Meera Shah"],
		[other, "It costs 90,000.", "Arjun Nair"],
	] as const) {
		await getAnswer(each).pressSequentially(writes);
		const told = (each === page ? other : page).locator("[data-live='others-beside-send']");
		await told.getByText(`${name} is writing an answer.`).waitFor();
	}
	for (const each of [page, other])
		for (const place of [
			each.locator("[data-live='others-beside-send'] p"),
			each.getByRole("button", { name: "Send the answer" }),
		])
			expect(await place.evaluate(isInSight)).toBe(true);

	await other.getByRole("button", { name: "Send the answer" }).click();
	await other.waitForURL("**done=answer*");
	await page.getByRole("article", { name: "an answer from Arjun Nair" }).waitFor();
	await page.getByRole("button", { name: "Send the answer" }).click();
	const question = page.getByRole("alert").filter({ hasText: "It costs 90,000." });
	await question.getByText("Your changes are not saved yet.").waitFor();
	expect(await getAnswer(page).inputValue()).toBe("It costs 60,000.");
	await page.getByRole("button", { name: "Send it all the same" }).click();
	await page.waitForURL("**done=answer*");

	// A page into which nobody has typed follows what comes.
	await other.getByRole("article", { name: "an answer from Meera Shah" }).waitFor();
	await getAnswer(other).fill("We meant 60,000.");
	await other.getByRole("button", { name: "Send the answer" }).click();
	await other.getByRole("article").getByText("We meant 60,000.").waitFor();
});

/** Returns whether the point in the middle of an element is seen. */
function isInSight(element: Element): boolean {
	const { x, y, width, height } = element.getBoundingClientRect();
	const seen = document.elementFromPoint(x + width / 2, y + height / 2);
	return seen !== null && (element.contains(seen) || seen.contains(element));
}
