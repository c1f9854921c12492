import { beforeAll, expect, test } from "vitest";
import { getNow } from "#app/clock.ts";
import { formatLocalTime } from "../../app/desk/local-time.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { toMidnight } from "../../app/visits/day.ts";
import { openPage, PHONE } from "../support/browser.ts";
import { desk, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { browser, site } from "../support/site-and-browser.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

provideLocalDesk();

let owner: Staff;
beforeAll(async () => {
	owner = await desk.invite("Meera Shah", "owner");
});

async function saveCall(name: string, startsAt: number): Promise<string> {
	const { id } = await desk.stores.enquiries.save(createNewEnquiry({ name }), []);
	const call = { startsAt, endsAt: startsAt + HOUR_MS / 2, zone: "Asia/Kolkata" };
	expect(await desk.bookings.book(id, call)).toBe("booked");
	return id;
}

test.each([
	["with JavaScript", true, 30],
	["without JavaScript", false, 31],
])(
	"on a phone, %s, a call is moved with a word, and cancelled",
	async (_way, javaScriptEnabled, days) => {
		// A call over midnight would be on two days.
		const startsAt = toMidnight(getNow()) + days * DAY_MS + 10 * HOUR_MS;
		const id = await saveCall("Farah Sheikh", startsAt);
		const page = await openSignedIn(owner, "/desk", { viewport: PHONE, javaScriptEnabled });
		await page.getByRole("link", { name: "Calls", exact: true }).click();
		await page.goto(`/desk/bookings?week=${new Date(startsAt).toISOString().slice(0, 10)}`);
		await page.getByRole("link", { name: "Farah Sheikh" }).click();
		await page.getByRole("link", { name: "Move or cancel it" }).click();
		const move = page.locator("form:has([value=move])");
		await move.getByRole("radio").first().check();
		await move.getByLabel("A word to Farah Sheikh").fill("The train is late.");
		await move.getByRole("button", { name: "Move the call" }).click();
		await page.waitForURL(`/desk/enquiries/${id}`);
		await page.getByText("Meera Shah moved the call to").waitFor();
		expect(await page.getByText("The train is late.").count()).toBe(1);

		await page.getByRole("link", { name: "Move or cancel it" }).click();
		await page.getByRole("button", { name: "Cancel the call" }).click();
		await page.getByText("Meera Shah cancelled the call").waitFor();
		expect(await page.getByRole("link", { name: "Move or cancel it" }).count()).toBe(0);
	},
);

test("a call that nobody took is noted with one tap, and a busy time takes its time from the visitor's form until it is removed", async () => {
	const id = await saveCall("Zubin Irani", getNow() + HOUR_MS);
	await desk.stores.database.db
		.updateTable("bookings")
		.set({ startsAt: getNow() - HOUR_MS, endsAt: getNow() - HOUR_MS / 2 })
		.where("enquiryId", "=", id)
		.execute();
	const page = await openSignedIn(owner, `/desk/enquiries/${id}`, { viewport: PHONE });
	await page.getByText("Took place").waitFor();
	await page.getByRole("button", { name: "They did not take the call" }).click();
	await page.getByText("noted that the visitor did not take the call").waitFor();
	await page.getByText("Not taken").waitFor();

	const visitor = await openPage(browser, site, { javaScriptEnabled: false });
	const findTime = (value: string) => visitor.locator(`[name=time][value="${value}"]`);
	await visitor.goto("/book");
	const time = await visitor.locator("[name=time]:not([value=''])").first().getAttribute("value");
	if (!time) throw new Error("No time is free.");
	await page.goto("/desk/bookings");
	const busy = page.locator("form:has([value=busy])");
	await busy.getByLabel("From").fill(formatLocalTime(Date.parse(time)));
	await busy.getByLabel("To").fill(formatLocalTime(Date.parse(time) + HOUR_MS));
	await busy.getByLabel("What it is").fill("Dentist");
	await busy.getByRole("button").click();
	await page.getByText("Dentist").waitFor();
	await visitor.reload();
	expect(await findTime(time).count()).toBe(0);
	await page.getByRole("button", { name: "Remove the busy time" }).click();
	await expect.poll(() => page.getByText("Dentist").count()).toBe(0);
	await visitor.reload();
	expect(await findTime(time).count()).toBe(1);
});
