import { rmSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { content } from "../support/addresses.ts";
import { hydrate, openPage } from "../support/browser.ts";
import {
	EMAIL_FAULT,
	GOOD,
	MESSAGE_FAULT,
	NAME_FAULT,
	readEnquiries,
	SENT_TEXT,
	SENT_TITLE,
} from "../support/enquiries.ts";
import { browser, provideSiteAndBrowser, site } from "../support/provided.ts";
import { startSite } from "../support/site.ts";

provideSiteAndBrowser();

function findForm(page: Page) {
	return {
		name: page.getByLabel("Name", { exact: true }),
		email: page.getByLabel("E-mail"),
		message: page.getByLabel("Message", { exact: true }),
		send: page.getByRole("button", { name: /^Send/ }),
		faults: [NAME_FAULT, EMAIL_FAULT, MESSAGE_FAULT].map((text) => page.getByText(text)),
	};
}

type Form = ReturnType<typeof findForm>;

async function openForm(
	path = "/contact",
	options: Parameters<typeof openPage>[2] = {},
	at = site,
) {
	const page = await openPage(browser, at, options);
	await page.goto(path);
	await hydrate(page);
	return { page, form: findForm(page) };
}

async function fill(form: Form, fields: Partial<typeof GOOD> = GOOD): Promise<void> {
	for (const name of ["name", "email", "message"] as const)
		await form[name].fill(fields[name] ?? "");
}

function readTyped(form: Form): Promise<string[]> {
	return Promise.all([form.name, form.email, form.message].map((field) => field.inputValue()));
}

function countFaults(form: Form): Promise<number> {
	return Promise.all(form.faults.map((fault) => fault.count())).then((counts) =>
		counts.reduce((sum, count) => sum + count, 0),
	);
}

function readFocused(page: Page): Promise<string | null | undefined> {
	return page.evaluate(() => document.activeElement?.getAttribute("name"));
}

describe("checking the form", () => {
	test("it starts empty, and nothing is checked before it is sent", async () => {
		const { form } = await openForm();
		expect(await readTyped(form)).toEqual(["", "", ""]);
		await fill(form, { name: "R", email: "riya", message: "short" });
		await form.name.focus();
		expect(await countFaults(form)).toBe(0);
	});

	test("sent empty, it shows the three messages and goes to the first field", async () => {
		const { page, form } = await openForm();
		await form.send.click();
		for (const fault of form.faults) await fault.waitFor();
		expect(await readFocused(page)).toBe("name");
		for (const field of [form.name, form.email, form.message]) {
			expect(await field.getAttribute("aria-invalid")).toBe("true");
			const id = await field.getAttribute("aria-describedby");
			expect(await page.locator(`#${id}`).isVisible()).toBe(true);
		}
	});

	test("the focus goes to the first field that is wrong", async () => {
		const { page, form } = await openForm();
		await fill(form, { ...GOOD, email: "riya@" });
		await form.send.click();
		await page.getByText(EMAIL_FAULT).waitFor();
		expect(await readFocused(page)).toBe("email");
		expect(await countFaults(form)).toBe(1);
	});

	test("once sent it is checked at each change", async () => {
		const { page, form } = await openForm();
		await form.send.click();
		await page.getByText(NAME_FAULT).waitFor();
		await form.name.pressSequentially("R");
		expect(await page.getByText(NAME_FAULT).count()).toBe(1);
		await form.name.pressSequentially("i");
		await page.getByText(NAME_FAULT).waitFor({ state: "detached" });
		expect(await form.name.getAttribute("aria-invalid")).not.toBe("true");
		await form.name.fill("R");
		await page.getByText(NAME_FAULT).waitFor();
	});
});

describe("sending the form", () => {
	test("a good one is stored, thanked for with a toast, and emptied", async () => {
		const { page, form } = await openForm();
		await fill(form, { ...GOOD, email: "toast@x.example" });
		await form.send.click();
		await page.getByText(SENT_TITLE).waitFor();
		expect(await page.getByText(SENT_TEXT).isVisible()).toBe(true);
		expect(await readTyped(form)).toEqual(["", "", ""]);
		expect(await countFaults(form)).toBe(0);
		const stored = readEnquiries(site).filter(({ email }) => email === "toast@x.example");
		expect(stored).toMatchObject([{ ...GOOD, email: "toast@x.example" }]);
	});

	test("the toast is told to assistive technology, can be closed and goes by itself", async () => {
		const { page, form } = await openForm();
		await fill(form, { ...GOOD, email: "close@x.example" });
		await form.send.click();
		await page.getByText(SENT_TITLE).waitFor();
		const isLive = await page
			.getByText(SENT_TITLE)
			.last()
			.evaluate((element) => element.closest("[aria-live], [role=status], [role=alert]") !== null);
		expect(isLive).toBe(true);
		await page.getByText(SENT_TITLE).hover();
		await page.getByRole("button", { name: /close/i }).click();
		await page.getByText(SENT_TITLE).first().waitFor({ state: "hidden" });
		await fill(form, { ...GOOD, email: "alone@x.example" });
		await form.send.click();
		await page.getByText(SENT_TITLE).waitFor();
		await page.mouse.move(5, 5);
		await page.getByText(SENT_TITLE).first().waitFor({ state: "hidden", timeout: 8_000 });
	});

	test("a double click is one enquiry", async () => {
		const { page, form } = await openForm();
		await fill(form, { ...GOOD, email: "double@x.example" });
		await form.send.dblclick();
		await page.getByText(SENT_TITLE).first().waitFor();
		await page.waitForTimeout(500);
		const stored = readEnquiries(site).filter(({ email }) => email === "double@x.example");
		expect(stored).toHaveLength(1);
	});

	test("a second message after the first is a second enquiry", async () => {
		const { page, form } = await openForm();
		for (const message of ["The first question of two.", "The second question of two."]) {
			await fill(form, { ...GOOD, email: "again@x.example", message });
			await form.send.click();
			await page.waitForFunction(
				() => document.querySelector<HTMLTextAreaElement>("textarea")?.value === "",
			);
		}
		const stored = readEnquiries(site).filter(({ email }) => email === "again@x.example");
		expect(new Set(stored.map((row) => row.submission_id)).size).toBe(2);
	});

	test("what it is about is shown, stored, and can be dropped", async () => {
		const about = "SEO Services in Bandra, Mumbai";
		const { page, form } = await openForm("/mumbai/bandra");
		await page.getByRole("link", { name: "Get a Free Consultation" }).first().click();
		await page.waitForURL("**/contact?*");
		await page.getByText("Bandra, Mumbai").first().waitFor();
		await page.goto("/contact?service=seo&city=mumbai&district=bandra");
		await hydrate(page);
		expect(await page.getByText(about).isVisible()).toBe(true);
		await fill(form, { ...GOOD, email: "about@x.example" });
		await form.send.click();
		await page.getByText(SENT_TITLE).first().waitFor();
		const [row] = readEnquiries(site).filter(({ email }) => email === "about@x.example");
		expect(row).toMatchObject({ service: "seo", city: "mumbai", district: "bandra" });
		await page.getByRole("link", { name: /something else/i }).click();
		await page.getByText(about).waitFor({ state: "detached" });
	});
});

describe("when sending fails", () => {
	async function expectKept(page: Page, form: Form): Promise<void> {
		const alert = page.getByRole("alert").filter({ hasText: content.site.email });
		await alert.waitFor();
		expect(await alert.innerText()).toContain(content.site.phone);
		expect(await readTyped(form)).toEqual(Object.values(GOOD));
		expect(await page.getByText(SENT_TITLE).count()).toBe(0);
		expect(await page.getByRole("heading", { level: 1, name: "Contact Us" }).count()).toBe(1);
	}

	test("offline, no word is lost, and the next try sends them once", async () => {
		const { page, form } = await openForm("/contact?service=seo", {
			mayFailToLoad: /ERR_INTERNET_DISCONNECTED/,
		});
		const before = readEnquiries(site).length;
		await fill(form);
		await page.context().setOffline(true);
		await form.send.click();
		await expectKept(page, form);
		await page.context().setOffline(false);
		await form.send.click();
		await page.getByText(SENT_TITLE).first().waitFor();
		expect(readEnquiries(site).slice(before)).toMatchObject([{ ...GOOD, service: "seo" }]);
		expect(await page.getByRole("alert").filter({ hasText: content.site.email }).count()).toBe(0);
	});

	test("with a store that fails, no word is lost, and e-mail and phone are shown", async () => {
		// Counting would complain of the store too.
		const broken = await startSite({ VISITS: "off" });
		onTestFinished(() => broken.stop());
		rmSync(broken.dataDir, { recursive: true });
		writeFileSync(broken.dataDir, "a file, not a folder");
		const { page, form } = await openForm("/contact", { mayFailToLoad: /status of 503/ }, broken);
		await fill(form);
		await form.send.click();
		await expectKept(page, form);
		expect(await broken.takeErrors()).toContain("An enquiry could not be stored");
	});

	test("with an answer lost on its way back, the retry is no second enquiry", async () => {
		const { page, form } = await openForm("/contact", { mayFailToLoad: /ERR_FAILED/ });
		const email = "lost-answer@x.example";
		let isLost = false;
		await page.route("**/contact.data*", async (route) => {
			if (route.request().method() !== "POST" || isLost) return route.continue();
			isLost = true;
			await route.fetch();
			await route.abort();
		});
		await fill(form, { ...GOOD, email });
		await form.send.click();
		await page.getByRole("alert").filter({ hasText: content.site.email }).waitFor();
		await form.send.click();
		await page.getByText(SENT_TITLE).first().waitFor();
		expect(readEnquiries(site).filter((row) => row.email === email)).toHaveLength(1);
	});
});

test("the message box cannot be resized, and the fields have their samples", async () => {
	const { form } = await openForm();
	expect(await form.message.evaluate((box) => getComputedStyle(box).resize)).toBe("none");
	expect(await form.message.getAttribute("placeholder")).toBe("Tell us about your project...");
	expect(await form.name.getAttribute("placeholder")).toMatch(/^\S+ \S+/);
	expect(await form.email.getAttribute("placeholder")).toContain("@");
});
