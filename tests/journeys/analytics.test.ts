import { expect, onTestFinished, test } from "vitest";
import { hydrate, markDocument, openPage } from "../support/browser.ts";
import { type RequestHandler, startContentHost } from "../support/content-host.ts";
import { fillForm, makeAgedForm, sendForm } from "../support/enquiries.ts";
import { startSite } from "../support/site.ts";
import { browser, provideSiteAndBrowser } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

/** Sends each command to the server, as Matomo's script sends views. */
const MATOMO = `{
	const own = document.currentScript.src;
	const push = (command) => fetch(own.replace(".js", ".php?") + encodeURIComponent(JSON.stringify(command)), { mode: "no-cors" });
	_paq.forEach(push);
	_paq = { push };
}`;

/** Sends what it was told, as Plausible's script sends views. */
const PLAUSIBLE = `fetch(new URL("/api/event?" + JSON.stringify([plausible.o, plausible.q ?? []]), document.currentScript.src), { mode: "no-cors" })`;

/** Starts a tool's server, and a site that has the tool. */
async function start(script: string, toSetting: (address: string) => string) {
	const answer: RequestHandler = (_request, response) =>
		void response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
	const host = await startContentHost(answer);
	onTestFinished(host.stop);
	const own = await startSite({ ANALYTICS: toSetting(`http://127.0.0.1:${host.port}`) });
	onTestFinished(own.stop);
	const page = await openPage(browser, own, { hasCache: true });
	const listAsked = () =>
		host.requests.map(({ pathname, search }) => pathname + decodeURIComponent(search));
	return { page, own, host, listAsked };
}

test("Matomo is told to store and read nothing, and of navigations in place", async () => {
	const { page, own, listAsked } = await start(MATOMO, (address) => `matomo 3 ${address}/stats/`);
	await page.goto("/about");
	const toRequest = (...command: unknown[]) => `/stats/matomo.php?${JSON.stringify(command)}`;
	await expect.poll(listAsked).toContain(toRequest("trackPageView"));
	const [script, ...commands] = listAsked();
	expect(script).toBe("/stats/matomo.js");
	expect(commands.slice(0, 2).toSorted()).toEqual([
		toRequest("disableBrowserFeatureDetection"),
		toRequest("disableCookies"),
	]);
	expect(listAsked()).toContain(toRequest("setSiteId", "3"));
	expect(await page.context().cookies()).toEqual([]);

	await hydrate(page);
	const isSameDocument = await markDocument(page);
	await page.getByRole("banner").getByRole("link", { name: "Services" }).first().click();
	await page.waitForURL("**/services");
	await expect
		.poll(() => listAsked().filter((asked) => asked.includes("trackPageView")))
		.toHaveLength(2);
	expect(await isSameDocument()).toBe(true);
	expect(listAsked()).toEqual(
		expect.arrayContaining([
			toRequest("setReferrerUrl", `${own.origin}/about`),
			toRequest("setCustomUrl", `${own.origin}/services`),
			toRequest("setDocumentTitle", await page.title()),
		]),
	);
});

test("Plausible's script of the site is loaded after the page, and started with its defaults", async () => {
	const { page, listAsked } = await start(
		PLAUSIBLE,
		(address) => `plausible pa-abc_123 ${address}`,
	);
	await page.goto("/about");
	await expect.poll(listAsked).toEqual(["/js/pa-abc_123.js", "/api/event?[{},[]]"]);
	expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test("no tool learns the address of a call, which is the key to it, not even as a referrer", async () => {
	const { page, own, listAsked } = await start(MATOMO, (address) => `matomo 3 ${address}/stats/`);
	await page.goto("/book");
	await hydrate(page);
	// A form that is sent within seconds is looked at by staff before a call is booked.
	const fields = Object.entries(makeAgedForm(own, 60_000));
	for (const [name, value] of fields)
		await page
			.locator(`[name=${name}]`)
			.evaluate((input: HTMLInputElement, text) => Object.assign(input, { value: text }), value);
	await page
		.getByRole("radio", { name: /^\d+:\d\d [AP]M, / })
		.first()
		.check();
	await fillForm(page, { email: "call@x.example" });
	await page.getByLabel("Phone").fill("+91 98765 43210");
	await sendForm(page);
	await page.waitForURL("**/book/**");
	await page.waitForLoadState("networkidle");
	await page.goto("/about");
	const countViews = () => listAsked().filter((asked) => asked.includes("trackPageView")).length;
	await expect.poll(countViews).toBe(2);
	expect(listAsked().filter((asked) => asked.includes("/book/"))).toEqual([]);
	await page.goBack();
	await page.waitForURL("**/book/**");
	await page.evaluate(() => {
		location.href = "/about";
	});
	await page.waitForURL("**/about");
	expect(await page.evaluate(() => new URL(document.referrer).pathname)).toBe("/");
});
