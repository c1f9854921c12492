import { afterAll, beforeAll, expect, test } from "vitest";
import { getNow } from "#app/clock.ts";
import { formatCall } from "../../app/bookings/format-call.ts";
import { toEnd } from "../../app/bookings/free-times.ts";
import { createFormToken } from "../../app/enquiries/spam/form-token.ts";
import { hydrate, openWatchedPage, PHONE } from "../support/browser.ts";
import { getRules, openCalls } from "../support/calls.ts";
import { startDesk } from "../support/desk.ts";
import { GOOD, SENT } from "../support/enquiries.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

const MAILBOX = "http://mail.example/";

provideSiteAndBrowser();

let desk: Awaited<ReturnType<typeof startDesk>>;
let calls: ReturnType<typeof openCalls>;
beforeAll(async () => {
	desk = await startDesk({ ENQUIRY_TO: "office@kiteline.example" });
	calls = openCalls(desk.stores);
});
afterAll(() => desk.stop());

/** Sends the form with the first time that is two days ahead. Returns where it leads. */
async function choose(email: string, zone: string): Promise<string> {
	const start = await calls.findTime();
	const submissionId = crypto.randomUUID();
	const key = await desk.stores.enquiries.getOrCreateSecret("form");
	const body = new URLSearchParams({
		...GOOD,
		email,
		phone: "98765 43210",
		zone,
		submissionId,
		formToken: createFormToken(submissionId, getNow() - 60_000, key),
		time: new Date(start).toISOString(),
	});
	const answer = await fetch(`${desk.origin}/book`, { method: "POST", body, redirect: "manual" });
	expect(answer.status).toBe(303);
	return answer.headers.get("Location") ?? "";
}

/** Books that time, as another visitor does. */
async function take(startsAt: number): Promise<void> {
	const { id } = await desk.stores.enquiries.save(createNewEnquiry(), []);
	const call = { startsAt, endsAt: toEnd(startsAt, getRules()), zone: null };
	expect(await calls.bookings.book(id, call)).toBe("booked");
}

test.each([
	["with JavaScript", "Asia/Kathmandu", true],
	["without JavaScript", "America/New_York", false],
])(
	"%s, the link of the invitation leads to where the call is moved and cancelled by the keyboard, also after a time was taken meanwhile",
	async (way, zone, javaScriptEnabled) => {
		const email = `${way.replaceAll(" ", "-")}@x.example`;
		const sent = await choose(email, zone);
		const id = sent.slice("/book/".length).split(".")[0] ?? "";
		const visit = { viewport: PHONE, javaScriptEnabled, mayFailToLoad: /status of 409/ };
		const own = { ...site, origin: desk.origin };
		const { page, errors } = await openWatchedPage(browser, own, visit);
		await page.goto(sent);
		await page.getByText(SENT.title).waitFor();
		const status = page.locator("main").getByRole("status");
		expect(await status.textContent()).toContain("by e-mail");
		const findInvitation = () =>
			desk.listMails(email).find(({ parsed }) => parsed.subject?.startsWith("Your call with"));
		await expect.poll(findInvitation).toBeDefined();
		await page.route(MAILBOX, (route) =>
			route.fulfill({ contentType: "text/html", body: findInvitation()?.parsed.html }),
		);
		await page.goto(MAILBOX);
		await page.getByRole("link", { name: `${desk.origin}/book/` }).click();
		await page.getByRole("heading", { name: "Your call", level: 1 }).waitFor();
		if (javaScriptEnabled) await hydrate(page);

		const taken = page.getByRole("radio").first();
		await taken.check();
		const start = Date.parse(await taken.inputValue());
		await take(start);
		await page.getByRole("button", { name: "Move the call" }).click();
		await page.getByText("That time is not free any more").waitFor();
		await expect
			.poll(async () => Date.parse(await page.getByRole("radio").first().inputValue()))
			.not.toBe(start);
		expect(await calls.find(id)).toMatchObject({ sequence: 0, state: "booked" });

		const radio = page.getByRole("group").nth(1).getByRole("radio").first();
		const wanted = Date.parse(await radio.inputValue());
		await radio.focus();
		await page.keyboard.press("Space");
		expect(await radio.isChecked()).toBe(true);
		await page.getByRole("button", { name: "Move the call" }).press("Enter");
		await page.getByText("Your call has a new time.").waitFor();
		expect(await status.textContent()).toContain("by e-mail");
		expect(await page.locator("main").textContent()).toContain(formatCall(wanted, zone));
		expect(await calls.find(id)).toMatchObject({ startsAt: wanted, sequence: 1, state: "booked" });

		await page.getByRole("button", { name: "Cancel the call" }).press("Enter");
		await page.getByRole("heading", { name: "Your call is cancelled" }).waitFor();
		expect(await status.textContent()).toContain("is cancelled");
		expect(await page.title()).toMatch(/^Your call is cancelled/);
		expect(await calls.find(id)).toMatchObject({ sequence: 2, state: "cancelled" });
		const isLast = () => desk.listMails(email).at(-1)?.parsed.subject?.startsWith("Cancelled: ");
		await expect.poll(isLast).toBe(true);
		await page.context().close();
		expect(errors).toEqual([]);
	},
);
