import { rmSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { content } from "../support/addresses.ts";
import { hydrate, loseAnswer, openPage, type Visit } from "../support/browser.ts";
import { FAULTS, fillForm, GOOD, readEnquiries, SENT, sendForm } from "../support/enquiries.ts";
import { startSite } from "../support/site.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

async function openForm(path = "/contact", visit: Visit = {}, at = site) {
	const page = await openPage(browser, at, visit);
	await page.goto(path);
	await hydrate(page);
	const fields = [
		page.getByLabel("Name", { exact: true }),
		page.getByLabel("E-mail"),
		page.getByLabel("Message", { exact: true }),
	] as const;
	return {
		page,
		fields,
		readTyped: () => Promise.all(fields.map((field) => field.inputValue())),
		/** Which of the form's messages are shown. */
		readFaults: async () => {
			const faults = [FAULTS.name, FAULTS.email, FAULTS.message];
			const shown = faults.map((fault) => page.getByText(fault).first().isVisible());
			const areShown = await Promise.all(shown);
			return faults.filter((_fault, at) => areShown[at]);
		},
		readFocused: () => page.evaluate(() => document.activeElement?.getAttribute("name")),
	};
}

const findStored = (email: string) => readEnquiries(site).filter((row) => row.email === email);

test("the form starts empty, with samples in its fields", async () => {
	const { fields, readTyped } = await openForm();
	const [name, email, message] = fields;
	expect(await readTyped()).toEqual(["", "", ""]);
	expect(await message.evaluate((box) => getComputedStyle(box).resize)).toBe("none");
	expect(await message.getAttribute("placeholder")).toBe("Tell us about your project...");
	expect(await name.getAttribute("placeholder")).toMatch(/^\S+ \S+/);
	expect(await email.getAttribute("placeholder")).toContain("@");
});

test("nothing is checked before it is sent, and everything at each change after", async () => {
	const { page, fields, readFaults, readFocused } = await openForm();
	const [name] = fields;
	await fillForm(page, { name: "R", email: "riya", message: "short" });
	await name.focus();
	expect(await readFaults()).toEqual([]);
	await fillForm(page, { name: "", email: "", message: "" });
	await sendForm(page);
	await expect.poll(readFaults).toEqual([FAULTS.name, FAULTS.email, FAULTS.message]);
	expect(await readFocused()).toBe("name");
	for (const field of fields) {
		expect(await field.getAttribute("aria-invalid")).toBe("true");
		const id = await field.getAttribute("aria-describedby");
		expect(await page.locator(`#${id}`).isVisible()).toBe(true);
	}
	await name.pressSequentially("R");
	expect(await readFaults()).toContain(FAULTS.name);
	await name.pressSequentially("i");
	await expect.poll(readFaults).toEqual([FAULTS.email, FAULTS.message]);
	expect(await name.getAttribute("aria-invalid")).not.toBe("true");
	await name.fill("R");
	await expect.poll(readFaults).toContain(FAULTS.name);
	await fillForm(page, { email: "riya@" });
	await sendForm(page);
	await expect.poll(readFaults).toEqual([FAULTS.email]);
	expect(await readFocused(), "the first field that is wrong").toBe("email");
});

test("a good form is stored, thanked for with a toast, and emptied, as is the next", async () => {
	const { page, readTyped, readFaults } = await openForm();
	const email = "toast@x.example";
	const toast = page.getByText(SENT.title);
	await fillForm(page, { email });
	await sendForm(page);
	await toast.waitFor();
	expect(await page.getByText(SENT.text).isVisible()).toBe(true);
	const isLive = await toast.evaluate((element) =>
		Boolean(element.closest("[aria-live], [role=status], [role=alert]")),
	);
	expect(isLive, "told to assistive technology").toBe(true);
	expect(await readTyped()).toEqual(["", "", ""]);
	expect(await readFaults()).toEqual([]);
	expect(findStored(email)).toMatchObject([{ ...GOOD, email }]);
	// While the focus is on it, it stays.
	await page.getByRole("button", { name: /close/i }).focus();
	const boxes = page.locator("[aria-live] > *", { has: toast });
	expect((await boxes.boundingBox())?.width).toBe(356);
	await page.keyboard.press("Enter");
	await toast.waitFor({ state: "hidden" });

	await fillForm(page, { email, message: "The second question of two." });
	await sendForm(page);
	await toast.waitFor();
	expect(new Set(findStored(email).map((row) => row.submission_id)).size).toBe(2);
	await page.mouse.move(5, 5);
	await toast.first().waitFor({ state: "hidden", timeout: 8_000 });
});

test("a double click is one enquiry", async () => {
	const { page } = await openForm();
	const email = "double@x.example";
	const answers: Promise<unknown>[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/contact.data")) answers.push(request.response());
	});
	await fillForm(page, { email });
	await page.getByRole("button", { name: /^Send/ }).dblclick();
	await page.getByText(SENT.title).first().waitFor();
	await Promise.all(answers);
	expect(answers).toHaveLength(1);
	expect(findStored(email)).toHaveLength(1);
});

test("what the form is about is shown, stored, and can be dropped", async () => {
	const about = "SEO Services in Bandra, Mumbai";
	const { page } = await openForm("/contact?service=seo&city=mumbai&district=bandra");
	expect(await page.getByText(about).isVisible()).toBe(true);
	await fillForm(page, { email: "about@x.example" });
	await sendForm(page);
	await page.getByText(SENT.title).first().waitFor();
	const stored = { service: "seo", city: "mumbai", district: "bandra" };
	expect(findStored("about@x.example")).toMatchObject([stored]);
	await page.getByRole("link", { name: /something else/i }).click();
	await page.getByText(about).waitFor({ state: "detached" });
});

describe("when sending fails", () => {
	const findAlert = (page: Page) => page.getByRole("alert").filter({ hasText: content.site.email });

	async function expectKept({ page, readTyped }: Awaited<ReturnType<typeof openForm>>) {
		await findAlert(page).waitFor();
		expect(await findAlert(page).getByText(content.site.phone).isVisible()).toBe(true);
		expect(await readTyped()).toEqual(Object.values(GOOD));
		expect(await page.getByText(SENT.title).count()).toBe(0);
		expect(await page.getByRole("heading", { level: 1, name: "Contact Us" }).count()).toBe(1);
	}

	test("offline, no word is lost, and the next try sends them once", async () => {
		const visit = { mayFailToLoad: /ERR_INTERNET_DISCONNECTED/ };
		const form = await openForm("/contact?service=seo", visit);
		const { page } = form;
		const before = readEnquiries(site).length;
		await fillForm(page);
		await page.context().setOffline(true);
		await sendForm(page);
		await expectKept(form);
		await page.context().setOffline(false);
		await sendForm(page);
		await page.getByText(SENT.title).first().waitFor();
		expect(readEnquiries(site).slice(before)).toMatchObject([{ ...GOOD, service: "seo" }]);
		expect(await findAlert(page).count()).toBe(0);
	});

	test("with a store that fails, no word is lost, and e-mail and phone are shown", async () => {
		// Counting would complain of the store too.
		const broken = await startSite({ VISITS: "off" });
		onTestFinished(() => broken.stop());
		rmSync(broken.dataDir, { recursive: true });
		writeFileSync(broken.dataDir, "a file, not a folder");
		const form = await openForm("/contact", { mayFailToLoad: /status of 503/ }, broken);
		await fillForm(form.page);
		await sendForm(form.page);
		await expectKept(form);
		expect(await broken.takeErrors()).toContain("An enquiry could not be stored");
	});

	test("with an answer lost on its way back, the retry is no second enquiry", async () => {
		const { page } = await openForm("/contact", { mayFailToLoad: /ERR_FAILED/ });
		const email = "lost-answer@x.example";
		await loseAnswer(page, "/contact");
		await fillForm(page, { email });
		await sendForm(page);
		await findAlert(page).waitFor();
		await sendForm(page);
		await page.getByText(SENT.title).first().waitFor();
		expect(findStored(email)).toHaveLength(1);
	});
});
