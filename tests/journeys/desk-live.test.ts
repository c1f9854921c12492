import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { findInAllViews } from "../support/axe.ts";
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
	const other = await openSignedIn(arjun, path, { viewport: { width: 390, height: 844 } });
	await page.getByText("Arjun Nair is here.").waitFor();
	await getAnswer(other).pressSequentially("Dear Riya,");
	await page.getByText("Arjun Nair is writing an answer.").waitFor();

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
