import { expect, test } from "vitest";
import { openPage, PHONE } from "../support/browser.ts";
import { desk, provideLocalDesk } from "../support/localhost-desk.ts";
import { browser, site } from "../support/site-and-browser.ts";

provideLocalDesk();

// The same with JavaScript is tested in desk.test.ts and desk-passkeys.test.ts.
test("without JavaScript no button does nothing, a link is asked for, signs in by its button and once, and signing out ends that", async () => {
	const owner = await desk.invite("Meera", "owner");
	const page = await openPage(browser, site, {
		viewport: PHONE,
		javaScriptEnabled: false,
		mayFailToLoad: /410/,
	});
	await page.goto("/desk/sign-in");
	expect(await page.getByText("Sign in with a passkey").isVisible()).toBe(false);
	await page.getByLabel("Your e-mail address").fill("stranger@x.example");
	await page.getByRole("button", { name: "Send me a link" }).click();
	await page.getByText("a link is on its way").waitFor();

	const link = `/desk/sign-in/${await desk.people.createLink(owner.id)}`;
	await page.goto(link);
	await page.getByRole("button", { name: "Sign in on this device" }).click();
	await page.waitForURL("**/desk");
	await page.getByRole("link", { name: "People", exact: true }).click();
	await page.getByText("This device", { exact: true }).waitFor();
	await page.getByRole("button", { name: "Sign out", exact: true }).first().click();
	await page.waitForURL("**/desk/sign-in");
	// A bookmark and the icon of the home screen lead to the sign-in, and on.
	await page.goto("/desk/people");
	await page.waitForURL("**/desk/sign-in?to=%2Fdesk%2Fpeople");
	await page.goto(link);
	await page.getByText("used already").waitFor();
});
