import { expect, test } from "vitest";
import { createHostStore } from "../../app/calls/store/host-store.ts";
import { DAYS } from "../../app/content/schemas/text.ts";
import { findInAllViews } from "../support/axe.ts";
import { PHONE } from "../support/browser.ts";
import { desk, openSignedIn, provideLocalDesk } from "../support/localhost-desk.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";

provideLocalDesk();

const WINDOWS = [{ days: [...DAYS], from: "10:00", to: "16:00" }];

test.for([true, false])(
	"a call is booked at a free time of the week, moved by two clicks, and both are undone (JavaScript: %s)",
	async (javaScriptEnabled) => {
		const owner = await desk.invite("Meera Shah", "owner");
		const colleague = await desk.invite("Arjun Nair", "member");
		const hosts = createHostStore(desk.stores.database);
		for (const { id } of [owner, colleague]) await hosts.setWindows(id, WINDOWS);
		const name = javaScriptEnabled ? "Riya Desai" : "Farah Sheikh";
		const email = `${javaScriptEnabled}@x.example`;
		const { id } = await desk.stores.enquiries.save(createNewEnquiry({ name, email }), []);
		const page = await openSignedIn(owner, "/desk/bookings", {
			javaScriptEnabled,
			// The script that holds the e-mail back may come after the click that has undone it.
			mayFailToLoad: /status of 422/,
		});
		const undo = page.getByRole("button", { name: "Undo" });
		const find = () => desk.bookings.find(id);
		const slots = page.locator(".desk-slot:visible");

		await page.getByRole("link", { name: "Next week" }).click();
		await page.waitForURL(/week=/);
		await slots.first().click();
		await page.getByRole("heading", { name: "Who is the call with?" }).waitFor();
		if (javaScriptEnabled) expect(await findInAllViews(page)).toEqual([]);
		await page.getByRole("button", { name: `Book the call for ${name}` }).click();
		await page.getByText(`The call with ${name} is booked for`).waitFor();
		const booked = await find();
		expect(booked).toMatchObject({ state: "booked", sequence: 0 });
		expect([owner.id, colleague.id]).toContain(booked?.hostId);

		await page.getByRole("link", { name: `Move the call with ${name}` }).click();
		await page.getByText(`Choose a free time for the call with ${name}`).waitFor();
		if (javaScriptEnabled) expect(await findInAllViews(page)).toEqual([]);
		await slots.nth(3).click();
		await page.getByText(`The call with ${name} is moved to`).waitFor();
		expect(await find()).toMatchObject({ sequence: 1, hostId: booked?.hostId });
		expect((await find())?.startsAt).not.toBe(booked?.startsAt);
		await undo.click();
		await page.getByText("Undone").waitFor();
		expect(await find()).toEqual(booked);

		await page.goto(`/desk/bookings/${id}`);
		await page.getByRole("button", { name: "Cancel the call" }).click();
		await page.getByText(`The call with ${name} is cancelled`).waitFor();
		await undo.click();
		await page.getByText("Undone").waitFor();
		expect(await find()).toEqual(booked);
	},
);

test("on a phone a new enquiry is written down with its call, and somebody says when they hold calls", async () => {
	const owner = await desk.invite("Meera Shah", "owner");
	const page = await openSignedIn(owner, "/desk/enquiries/new", { viewport: PHONE });
	await page.getByLabel("Name", { exact: true }).fill("Lalita Rao");
	await page.getByLabel("Phone").fill("+91 98250 11223");
	await page.getByLabel("Message").fill("Asked for a call.");
	await page.getByText("Book a call with it").click();
	await page.getByRole("radio").nth(1).check();
	await page.getByRole("button", { name: "Save the enquiry" }).click();
	await page.getByText("The call with Lalita Rao is booked for").waitFor();
	// Both hosts of the first test have as many calls ahead, and two who were invited in one millisecond have no order.
	expect(await page.locator("#call").textContent()).toMatch(/with (Meera Shah|Arjun Nair)/);

	await page.goto("/desk/bookings");
	const hours = page.locator("#hours");
	expect(await findInAllViews(page)).toEqual([]);
	const last = hours.getByRole("group").last();
	for (const day of ["Sat", "Sun"]) await last.getByLabel(day).check();
	await last.getByLabel("First call from").fill("11:00");
	await last.getByLabel("Last call until").fill("12:00");
	await hours.getByRole("button", { name: "Save the hours" }).click();
	await page.getByText("Your hours for calls are saved").waitFor();
	expect(await hours.getByRole("listitem").first().textContent()).toContain("Sat–Sun 11:00");
});
