import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { sanitizeBody } from "#app/blog/html/body.ts";
import { sanitizeExcerpt, sanitizeTitle } from "#app/blog/html/inline.ts";

const PER_PAGE = 500;

const OPTIONS = {
	base: "https://cms.example/a-post/",
	ownOrigins: ["cms.example", "site.example"],
	toPicture(address: string, width: number): string | null {
		const url = new URL(address);
		if (url.host !== "cms.example" && url.host !== "i.ytimg.com") return null;
		url.searchParams.set("w", String(width));
		return url.href;
	},
};
const PLACES = {
	title: sanitizeTitle,
	excerpt: sanitizeExcerpt,
	body: (html: string) => sanitizeBody(html, OPTIONS).html,
};

type Case = { place: keyof typeof PLACES; source: string; safe: string };

/**
 * Expects vectors to be harmless as title, excerpt and body, each parsed by the browser in a document and by innerHTML.
 */
export async function expectHarmless(browser: Browser, vectors: readonly string[]): Promise<void> {
	const cases = vectors.flatMap((source) =>
		Object.entries(PLACES).map(([place, make]) => ({ place, source, safe: make(source) }) as Case),
	);
	const notSame = cases.filter(({ place, safe }) => PLACES[place](safe) !== safe);
	expect(notSame, "made safe twice").toEqual([]);
	for (let from = 0; from < cases.length; from += PER_PAGE) {
		const some = cases.slice(from, from + PER_PAGE);
		const { page, ran, requests } = await openInstrumentedPage(browser);
		const sections = some.map(({ safe }) => `<section>${safe}</section>`).join("");
		await page.setContent(`<!doctype html><html lang="en"><title>x</title><body>${sections}`);
		await expectQuiet(page, some);
		await page.evaluate(
			(parts) => {
				for (const [at, section] of [...document.body.children].entries())
					section.innerHTML = parts[at] ?? "";
			},
			some.map(({ safe }) => safe),
		);
		await expectQuiet(page, some);
		expect(await ran()).toEqual([]);
		const isOwn = (url: string) => /^https:\/\/(?:cms\.example|i\.ytimg\.com)\//.test(url);
		expect(requests.filter((url) => !isOwn(url))).toEqual([]);
		await page.context().close();
	}
}

/** Acts on every element, and expects that no script runs. */
async function expectQuiet(page: Page, cases: readonly Case[]): Promise<void> {
	await page.evaluate(act);
	expect(await findForbidden(page)).toEqual([]);
	const read = await page.evaluate(() =>
		[...document.body.children].map((section) => section.innerHTML),
	);
	expect(read).toHaveLength(cases.length);
	const moved = cases.filter(({ place, safe }, at) => PLACES[place](read[at] ?? "") !== safe);
	expect(moved, "read otherwise by the browser").toEqual([]);
}

/** Opens a page in which every run of a script is recorded. */
export async function openInstrumentedPage(browser: Browser) {
	const context = await browser.newContext({ bypassCSP: true });
	const said: string[] = [];
	const requests: string[] = [];
	await context.route("**", (route) => {
		requests.push(route.request().url());
		return route.abort();
	});
	await context.addInitScript(() => {
		const ran: string[] = [];
		Reflect.set(window, "ran", ran);
		for (const name of ["alert", "prompt", "confirm", "print", "open", "fetch"]) {
			Reflect.set(window, name, () => ran.push(name));
		}
		window.addEventListener("error", (event) => {
			if (event instanceof ErrorEvent) ran.push(event.message);
		});
	});
	context.on("weberror", (error) => said.push(String(error.error())));
	context.on("console", (message) => {
		if (!message.text().startsWith("Failed to load resource")) said.push(message.text());
	});
	context.on("dialog", (dialog) => {
		said.push(dialog.type());
		dialog.dismiss().catch(() => {});
	});
	const page = await context.newPage();
	const ran = async () => [...said, ...(await page.evaluate(() => Reflect.get(window, "ran")))];
	return { page, ran, requests };
}

/** Triggers what a visitor, or the page itself, may trigger. Runs in the page. */
async function act(): Promise<void> {
	const kinds =
		"mouseover pointerdown focus blur click error load toggle beforetoggle animationstart transitionend begin input submit keydown copy start";
	window.addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (link && /^(?:https?|mailto|tel|about):$/.test(link.protocol)) event.preventDefault();
	});
	for (const each of document.body.querySelectorAll("section *")) {
		if (each instanceof HTMLElement) each.focus();
		for (const kind of kinds.split(" ")) {
			const bubbles = kind !== "error" && kind !== "load";
			each.dispatchEvent(new MouseEvent(kind, { bubbles, cancelable: true }));
		}
	}
	await new Promise((resolve) => setTimeout(resolve, 100));
	// The click may have opened elements.
	for (const each of document.querySelectorAll("details")) each.open = false;
}

/** Lists each element and attribute of the page that is forbidden. */
export function findForbidden(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const errors: string[] = [];
		const allowed =
			/^(?:a|abbr|b|blockquote|br|caption|cite|code|dd|details|div|dl|dt|em|figcaption|figure|h[2-6]|hr|i|img|kbd|li|mark|ol|p|pre|q|s|section|small|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul)$/;
		const attributes =
			/^(?:alt|aria-label|class|colspan|datetime|decoding|dir|height|href|id|lang|loading|rel|role|rowspan|scope|sizes|src|srcset|start|tabindex|title|value|width)$/;
		const classes = /^(?:wide-table|number|embed|gallery|code-[a-z]+|language-[a-z]+)$/;
		const addresses = /^(?:https?:\/\/[a-z0-9]|mailto:|tel:|#part-)/;
		for (const each of document.body.querySelectorAll("*")) {
			const isHtml = each.namespaceURI === "http://www.w3.org/1999/xhtml";
			if (!isHtml || !allowed.test(each.nodeName.toLowerCase())) errors.push(each.outerHTML);
			for (const { name, value } of each.attributes) {
				const isAddress = name === "href" || name === "src" || name === "srcset";
				const isOk =
					attributes.test(name) &&
					(name !== "id" || value.startsWith("part-")) &&
					(name !== "class" || classes.test(value)) &&
					(!isAddress || (addresses.test(value) && !/[\s,](?:javascript|data):/i.test(value)));
				if (!isOk) errors.push(`${name}="${value}" in ${each.outerHTML}`);
			}
		}
		return errors;
	});
}
