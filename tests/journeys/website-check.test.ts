import { expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { findEnquiries } from "../requests/visitor.ts";
import { findInAllViews } from "../support/axe.ts";
import { openPage, untilHydrated } from "../support/browser.ts";
import { fillForm, sendForm } from "../support/enquiries.ts";
import { findOverflow, findSmallControls } from "../support/page-checks.ts";
import { openIn } from "../support/script-states.ts";
import { browser, provideSiteAndBrowser, site } from "../support/site-and-browser.ts";
import { findHtmlErrors } from "../support/validate-html.ts";
import { createReport, updateCheck, writeCheck } from "../support/website-checks.ts";

provideSiteAndBrowser();

const PATH = "/tools/website-check";
const STATES = ["with JavaScript off", "after hydration"] as const;
const DONE = { state: "done", step: null, report: JSON.stringify(createReport()) } as const;

const writeRunning = () =>
	writeCheck(site, { state: "running", step: "page", startedAt: getNow() }, null);

test.each(STATES)(
	"%s, an address that is none is told at its field, and one leads to its result",
	async (state) => {
		const host = `journey-${STATES.indexOf(state)}.example`;
		await writeCheck(site, { host });
		const page = await openIn(state, PATH, { mayFailToLoad: /status of 422/ });
		const field = page.getByLabel("Address of your website");
		await field.fill("nowhere");
		await page.getByRole("button", { name: "Check this website" }).click();
		await page.getByText("Please write the address of a website").waitFor();
		await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
		expect(await field.inputValue()).toBe("nowhere");
		await field.fill(host);
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { level: 1, name: `What we found on ${host}` }).waitFor();
	},
);

test("without JavaScript, a check that runs is loaded again until it is done", async () => {
	const id = await writeRunning();
	const page = await openIn("with JavaScript off", `${PATH}/${id}`);
	await page.getByText("Open the page", { exact: true }).waitFor();
	await updateCheck(site, id, DONE);
	await page.getByRole("heading", { name: "This first" }).waitFor();
});

test("with JavaScript, each step is told to assistive technology, and then the result", async () => {
	const id = await writeRunning();
	const watched = await openPage(browser, site);
	await watched.goto(`${PATH}/${id}`);
	// Nobody touches the page: its scripts start by themselves.
	await untilHydrated(watched);
	const status = watched.locator("main [role=status]");
	expect(await status.textContent()).toContain("Step 1 of 5");
	await updateCheck(site, id, { step: "links" });
	await expect.poll(() => status.textContent()).toContain("Step 4 of 5");
	await updateCheck(site, id, DONE);
	await expect.poll(() => status.textContent()).toContain("could be better");
});

test("a result goes along with an enquiry", async () => {
	const id = await writeCheck(site);
	const page = await openIn("after hydration", `${PATH}/${id}`);
	await page.getByRole("link", { name: "Send it to me" }).click();
	await page.getByText("Sent along: Website check").waitFor();
	const email = "along@x.example";
	await fillForm(page, { email });
	await sendForm(page);
	await expect
		.poll(() => findEnquiries(email))
		.toMatchObject([{ calculation: expect.stringContaining(`check=${id}`) }]);
});

test("form, progress and result are valid, can be used by everybody, and fit a narrow screen", async () => {
	const many = createReport();
	many.findings = Array(5).fill(many.findings[1]);
	const running = await writeRunning();
	const found = await writeCheck(site, {}, { ...many, passed: ["title"] });
	const unread = await writeCheck(site, {}, { problem: "slow", status: 0 });
	for (const path of [PATH, ...[running, found, unread, "nowhere"].map((id) => `${PATH}/${id}`)]) {
		const html = await (await site.request(path)).text();
		const errors = await findHtmlErrors(html);
		// Without scripts, a page that waits is loaded again: nothing else shows progress there.
		const faults = errors.filter((error) => !error.startsWith("meta-refresh"));
		expect([faults, errors.length], path).toEqual([[], path.endsWith(running) ? 1 : 0]);
		const page = await openIn("after hydration", path, { mayFailToLoad: /status of 404/ });
		expect(await findOverflow(page, [320, 768]), path).toEqual([]);
		expect(await findSmallControls(page), path).toEqual([]);
		expect(await findInAllViews(page), path).toEqual([]);
		await page.context().close();
	}
});
