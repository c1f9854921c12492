import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { content } from "../support/addresses.ts";
import { hydrate, openPage, type Visit } from "../support/browser.ts";
import { ERRORS, fillForm, GOOD, readEnquiries, SENT, sendForm } from "../support/enquiries.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const CALCULATION =
	"tool=ad-budget&budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";

async function openForm(path = "/contact", visit: Visit = {}) {
	const page = await openPage(browser, site, visit);
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
		/** Returns the form's messages that are visible. */
		readErrors: async () => {
			const errors = [ERRORS.name, ERRORS.email, ERRORS.message];
			const shown = errors.map((error) => page.getByText(error).first().isVisible());
			const areShown = await Promise.all(shown);
			return errors.filter((_error, at) => areShown[at]);
		},
		readFocused: () => page.evaluate(() => document.activeElement?.getAttribute("name")),
	};
}

const findStored = (email: string) => readEnquiries(site).filter((row) => row.email === email);

test("the form starts empty with samples, checks nothing before it is sent, and everything at each change after", async () => {
	const { page, fields, readTyped, readErrors, readFocused } = await openForm();
	const [name, email, message] = fields;
	expect(await readTyped()).toEqual(["", "", ""]);
	expect(await message.evaluate((box) => getComputedStyle(box).resize)).toBe("none");
	expect(await message.getAttribute("placeholder")).toBe(
		content.pages.contact.form.messagePlaceholder,
	);
	expect(await name.getAttribute("placeholder")).toMatch(/^\S+ \S+/);
	expect(await email.getAttribute("placeholder")).toContain("@");
	await fillForm(page, { name: "R", email: "riya", message: "short" });
	await name.focus();
	expect(await readErrors()).toEqual([]);
	await fillForm(page, { name: "", email: "", message: "" });
	await sendForm(page);
	await expect.poll(readErrors).toEqual([ERRORS.name, ERRORS.email, ERRORS.message]);
	expect(await readFocused()).toBe("name");
	for (const field of fields) {
		expect(await field.getAttribute("aria-invalid")).toBe("true");
		const id = await field.getAttribute("aria-describedby");
		expect(await page.locator(`#${id}`).isVisible()).toBe(true);
	}
	await name.pressSequentially("R");
	expect(await readErrors()).toContain(ERRORS.name);
	await name.pressSequentially("i");
	await expect.poll(readErrors).toEqual([ERRORS.email, ERRORS.message]);
	expect(await name.getAttribute("aria-invalid")).not.toBe("true");
	await name.fill("R");
	await expect.poll(readErrors).toContain(ERRORS.name);
	await fillForm(page, { email: "riya@" });
	await sendForm(page);
	await expect.poll(readErrors).toEqual([ERRORS.email]);
	expect(await readFocused(), "the first field that is wrong").toBe("email");
});

test("a good form is stored, thanked for with a toast, and emptied, as is the next, though its button is clicked three times", async () => {
	const topic = "service=seo&city=mumbai&district=bandra";
	const { page, readTyped, readErrors } = await openForm(`/contact?${topic}&${CALCULATION}`);
	const email = "toast@x.example";
	const toast = page.getByText(SENT.title);
	const about = page.getByText("SEO Services in Bandra, Mumbai");
	await fillForm(page, { email });
	expect(await about.isVisible()).toBe(true);
	await page.getByRole("link", { name: "Leave it out" }).click();
	await page.getByText("Sent along").waitFor({ state: "detached" });
	await page.clock.install();
	await sendForm(page);
	await toast.waitFor();
	expect(await page.getByText(SENT.text).isVisible()).toBe(true);
	const isLive = await toast.evaluate((element) =>
		Boolean(element.closest("[aria-live], [role=status], [role=alert]")),
	);
	expect(isLive, "told to assistive technology").toBe(true);
	expect(await readTyped()).toEqual(["", "", ""]);
	expect(await readErrors()).toEqual([]);
	const stored = { service: "seo", city: "mumbai", district: "bandra", calculation: null };
	expect(findStored(email)).toMatchObject([{ ...GOOD, ...stored, email }]);
	await page.getByRole("button", { name: /close/i }).focus();
	await page.clock.fastForward("01:00");
	const boxes = page.locator("[aria-live] > *", { has: toast });
	expect((await boxes.boundingBox())?.width, "it stays while the focus is on it").toBe(356);
	await page.keyboard.press("Enter");
	await toast.waitFor({ state: "hidden" });

	await page.getByRole("link", { name: /something else/i }).click();
	await about.waitFor({ state: "detached" });
	const sent: string[] = [];
	const isSent = Promise.withResolvers<void>();
	const isClicked = Promise.withResolvers<void>();
	await page.route("**/contact.data*", async (route) => {
		if (route.request().method() === "POST") sent.push(route.request().url());
		isSent.resolve();
		await isClicked.promise;
		await route.continue();
	});
	await fillForm(page, { email, message: "The second question of two." });
	const button = page.getByRole("button", { name: /^Send/ });
	await button.dblclick();
	await isSent.promise;
	// The button is busy, which Playwright takes for disabled.
	await button.click({ force: true });
	isClicked.resolve();
	await toast.waitFor();
	expect(sent).toHaveLength(1);
	const [, next, ...more] = findStored(email);
	expect(more).toEqual([]);
	expect(next).toMatchObject({ message: "The second question of two.", service: null });
	await page.mouse.move(5, 5);
	await page.clock.fastForward("00:06");
	await toast.waitFor({ state: "hidden" });
});

// A lost response is tested in book.test.ts.
test("offline and while the store fails no word is lost, e-mail and phone are shown, and the next try sends them once", async () => {
	const mayFailToLoad = /ERR_INTERNET_DISCONNECTED|status of 503/;
	const { page, readTyped } = await openForm("/contact?service=seo", { mayFailToLoad });
	const email = "fails@x.example";
	const alert = page.getByRole("alert").filter({ hasText: content.site.email });
	const expectKept = async () => {
		await alert.getByText(content.site.phone).waitFor();
		expect(await readTyped()).toEqual(Object.values({ ...GOOD, email }));
		expect(await page.getByText(SENT.title).count()).toBe(0);
		expect(
			await page.getByRole("heading", { level: 1, name: content.pages.contact.title }).count(),
		).toBe(1);
	};
	await fillForm(page, { email });
	await page.context().setOffline(true);
	await sendForm(page);
	await expectKept();

	await page.context().setOffline(false);
	const database = new DatabaseSync(join(site.dataDir, "enquiries.sqlite"));
	const mend = () => database.exec("drop trigger if exists broken");
	onTestFinished(() => {
		mend();
		database.close();
	});
	database.exec("pragma busy_timeout = 5000");
	database.exec(
		"create trigger broken before insert on enquiries begin select raise(abort, 'broken'); end",
	);
	const rejected = page.waitForResponse((response) => response.status() === 503);
	await sendForm(page);
	await rejected;
	await expectKept();
	expect(await site.takeErrors()).toContain("An enquiry could not be stored");

	mend();
	await sendForm(page);
	await page.getByText(SENT.title).first().waitFor();
	expect(findStored(email)).toMatchObject([{ ...GOOD, email, service: "seo" }]);
	expect(await alert.count()).toBe(0);
});
