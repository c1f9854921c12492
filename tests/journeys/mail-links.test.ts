import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatCall } from "../../app/platform/time-zones/format-call.ts";
import { content } from "../support/addresses.ts";
import { hydrate, openPage, PHONE } from "../support/browser.ts";
import { openCalls } from "../support/calls.ts";
import { startDesk } from "../support/desk.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

const [firstText] = content.desk.answers;
const MAILBOX = "http://mail.example/";
const OFFICE = "office@kiteline.example";

provideSiteAndBrowser();

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
	desk = await startDesk({ ENQUIRY_TO: OFFICE });
});
afterAll(() => desk.stop());

function openPhone(): Promise<Page> {
	const visit = { viewport: PHONE, hasTouch: true, isMobile: true };
	const mayFailToLoad = /status of 409/;
	return openPage(browser, { ...site, origin: desk.origin }, { ...visit, mayFailToLoad });
}

/** Shows the e-mail to this address that contains these words. */
async function openMail(page: Page, to: string, words: string): Promise<void> {
	const find = () => desk.listMails(to).find(({ parsed }) => parsed.text?.includes(words));
	await expect.poll(find).toBeDefined();
	await page.route(MAILBOX, (route) =>
		route.fulfill({ contentType: "text/html", body: find()?.parsed.html }),
	);
	await page.goto(MAILBOX);
}

// The same without JavaScript is tested in tests/requests/desk-answer.test.ts.
test("three taps on a phone lead from the notification of an enquiry to the sent answer, and ten answers in a row take thirty", async () => {
	const page = await openPhone();
	await page.goto(`/desk/sign-in/${await desk.people.createLink(desk.staff.id)}`);
	await page.getByRole("button", { name: "Sign in" }).tap();
	await page.getByRole("heading", { name: "Inbox" }).waitFor({ state: "attached" });
	const save = (given: { email: string; phone?: string }) =>
		desk.save(given, ["email", "acknowledgement"]);
	const email = "taps@x.example";
	const id = await save({ email, phone: "+91 98250 11223" });
	let taps = 0;
	const tap = async (role: "link" | "button", name: string) => {
		await page.getByRole(role, { name }).first().tap();
		taps++;
	};
	const sent = () =>
		page.getByRole("status").getByText("Your answer is on its way to Riya Desai.").waitFor();

	await openMail(page, OFFICE, id);
	await tap("link", "Answer on the desk");
	await page.waitForURL(`**/desk/enquiries/${id}`);
	await tap("button", firstText?.name ?? "");
	await page.waitForURL("**#answer-text");
	await page.getByLabel("Answer by e-mail").press("Control+Home");
	await page.keyboard.type("Namaste! ");
	await tap("button", "Send the answer");
	await sent();
	expect(taps).toBe(3);
	await desk.sendNow(id);
	const findAnswer = () =>
		desk.listMails(email).find(({ parsed }) => parsed.text?.includes("Namaste!"))?.parsed.text;
	await expect.poll(findAnswer).toContain("Namaste! Dear Riya Desai,\n\nThank you for your lines");

	const others = await Promise.all(
		Array.from({ length: 9 }, (_, at) => save({ email: `${at}@x.example` })),
	);
	await page.reload();
	for (const _ of others) {
		await tap("link", "Next unanswered");
		await tap("button", firstText?.name ?? "");
		await tap("button", "Send the answer");
		await sent();
	}
	expect(taps).toBe(30);
	const states = await Promise.all(others.map(async (other) => (await desk.find(other)).state));
	expect(new Set(states)).toEqual(new Set(["waiting"]));
	await page.getByText("Nobody else is waiting for an answer.").waitFor();
});

// The same without JavaScript, and the texts of the e-mails, are tested in tests/requests/call-page.test.ts and
// tests/requests/desk-call-emails.test.ts.
test("the link of an invitation leads to where the call is moved and cancelled by the keyboard, also after a time was taken meanwhile", async () => {
	const email = "moves@x.example";
	const zone = "Asia/Kathmandu";
	const calls = openCalls(desk.stores);
	const { id } = await calls.book({ email }, zone);
	const page = await openPhone();
	await openMail(page, email, "/book/");
	await page.getByRole("link", { name: "Move or cancel the call" }).click();
	await page.getByRole("heading", { name: "Your call", level: 1 }).waitFor();
	await hydrate(page);

	const taken = page.getByRole("radio").first();
	await taken.check();
	const start = await taken.inputValue();
	const other = await calls.book({}, null, 0);
	expect(new Date(other.startsAt).toISOString()).toBe(start);
	await page.getByRole("button", { name: "Move the call" }).click();
	const rejection = page.getByText("That time has been taken");
	await rejection.waitFor();
	await expect.poll(() => page.getByRole("radio").first().inputValue()).not.toBe(start);
	// The same rejection is announced a second time: its element is a new one for a screen reader.
	const before = await rejection.elementHandle();
	await page.getByRole("radio").first().check();
	await calls.book({}, null, 0);
	await page.getByRole("button", { name: "Move the call" }).click();
	await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
	await rejection.waitFor();
	expect(await calls.find(id)).toMatchObject({ sequence: 0, state: "booked" });

	const radio = page.getByRole("group").nth(1).getByRole("radio").first();
	const startsAt = Date.parse(await radio.inputValue());
	await radio.focus();
	await page.keyboard.press("Space");
	await page.getByRole("button", { name: "Move the call" }).press("Enter");
	await page.getByText("Your call has a new time.").waitFor();
	expect(await page.getByRole("main").textContent()).toContain(formatCall(startsAt, zone));
	expect(await calls.find(id)).toMatchObject({ startsAt, sequence: 1, state: "booked" });

	// A second move is announced as well, and visible.
	const said = page.locator('main [role="status"]');
	const first = await said.textContent();
	const region = await said.elementHandle();
	await page.getByRole("group").nth(1).getByRole("radio").nth(1).check();
	await page.getByRole("button", { name: "Move the call" }).tap();
	await expect.poll(() => calls.find(id)).toMatchObject({ sequence: 2 });
	const { startsAt: second } = await calls.find(id);
	await expect.poll(() => said.textContent()).toContain(formatCall(second, zone));
	expect(await said.textContent()).not.toBe(first);
	// A live region is announced only if it was there before its words.
	expect(await region?.evaluate(({ isConnected }) => isConnected)).toBe(true);
	await expect
		.poll(() =>
			said.evaluate((element) => {
				const { top, bottom } = element.getBoundingClientRect();
				return top >= 0 && bottom <= innerHeight;
			}),
		)
		.toBe(true);

	await page.locator("summary").filter({ hasText: "Cancel the call" }).press("Enter");
	await page.getByRole("button", { name: "Yes, cancel the call" }).press("Enter");
	await page.getByRole("heading", { name: "Your call is cancelled" }).waitFor();
	expect(await page.title()).toMatch(/^Your call is cancelled/);
	expect(await calls.find(id)).toMatchObject({ sequence: 3, state: "cancelled" });
});
