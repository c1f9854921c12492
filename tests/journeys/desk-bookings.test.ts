import { expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { formatLocalTime, toMidnight } from "../../app/platform/dates.server.ts";
import { PHONE } from "../support/browser.ts";
import { desk, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { site } from "../support/site-and-browser.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

provideLocalDesk();

// The same without JavaScript is tested in tests/requests/desk-bookings.test.ts and
// tests/requests/desk-call-week.test.ts.
test("on a phone a call is moved with a word and cancelled, and a busy time takes its time from visitors", async () => {
	// A call over midnight would be on two days.
	const startsAt = toMidnight(getNow()) + 30 * DAY_MS + 10 * HOUR_MS;
	const call = { startsAt, endsAt: startsAt + HOUR_MS / 2, zone: "Asia/Kolkata" };
	const enquiry = createNewEnquiry({ name: "Farah Sheikh" });
	const { id } = await desk.stores.enquiries.save(enquiry, []);
	expect(await desk.bookings.book(id, call)).toBe("changed");
	const owner = await desk.invite("Meera Shah", "owner");
	const page = await openSignedIn(owner, "/desk", { viewport: PHONE });
	await page.getByRole("link", { name: "Calls", exact: true }).click();
	const [, time = ""] = /value="([^"]+Z)"/.exec(await readForm()) ?? [];
	const busy = page.locator("form:has([value=busy])");
	await busy.getByLabel("From").fill(formatLocalTime(Date.parse(time)));
	await busy.getByLabel("To").fill(formatLocalTime(Date.parse(time) + HOUR_MS));
	await busy.getByLabel("What it is").fill("Dentist");
	await busy.getByRole("button").click();
	const dentist = page.getByText("Dentist");
	await dentist.waitFor();
	expect(await readForm()).not.toContain(time);
	await page.getByRole("button", { name: "Remove the busy time" }).click();
	await expect.poll(() => dentist.count()).toBe(0);
	expect(await readForm()).toContain(time);

	await page.goto(`/desk/bookings?week=${new Date(startsAt).toISOString().slice(0, 10)}`);
	await page.getByRole("link", { name: "Farah Sheikh", exact: true }).click();
	await page.getByText("The call: ").click();
	await page.getByRole("link", { name: "Move or cancel it" }).click();
	const move = page.locator("form:has([value=move])");
	await move.getByRole("radio").first().check();
	await move.getByLabel("Message to Farah Sheikh").fill("The train is late.");
	await move.getByRole("button", { name: "Move the call" }).click();
	await page.waitForURL(`/desk/enquiries/${id}?*`);
	const conversation = page.getByRole("article");
	await conversation.getByText("Meera Shah moved the call to").waitFor();
	expect(await conversation.getByText("The train is late.").count()).toBe(1);
	await page.getByText("The call: ").click();
	await page.getByRole("link", { name: "Move or cancel it" }).click();
	await page.getByRole("button", { name: "Cancel the call" }).click();
	await conversation.getByText("Meera Shah cancelled the call").waitFor();
	expect(await page.getByRole("link", { name: "Move or cancel it" }).count()).toBe(0);
});

/** Reads the page that offers visitors the free times. */
const readForm = async () => (await site.request("/book")).text();
