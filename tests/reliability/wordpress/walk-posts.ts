import type { Browser, Page } from "playwright-core";
import { hydrate, openPage } from "../../support/browser.ts";
import type { Site } from "../../support/site.ts";
import { decode, type PublicPost } from "./public-posts.ts";

const FORBIDDEN =
	"script,style,base,form,input,button[formaction],object,embed,meta,link,iframe,[onclick],[onload],[onerror],[onfocus],[ontoggle],[onplay]";

/**
 * Opens every post in a browser, by the addresses of the list, and tells what is not as it should be: title, author,
 * date, pictures, mark-up, scripts of the post's that ran, requests that left the site.
 */
export async function walkPosts(
	browser: Browser,
	site: Site,
	posts: readonly PublicPost[],
	paths: readonly string[],
): Promise<string[]> {
	const page = await openPage(browser, site, { mayFailToLoad: /status of (404|502)/ });
	// The site's own pages let nobody parse HTML.
	const blank = await browser.newPage();
	const faults: string[] = [];
	page.on("request", (request) => {
		const { origin, protocol } = new URL(request.url());
		if (protocol !== "data:" && origin !== site.origin)
			faults.push(`${page.url()} asks for ${request.url()}`);
	});
	page.on("response", (response) => {
		// A body may name pictures that never were, and an author one of Gravatar's.
		if (response.status() >= 400 && !response.url().startsWith(`${site.origin}/pictures/`))
			faults.push(`${page.url()} lacks ${response.url()}`);
	});
	for (const post of posts) {
		const path = paths.find((candidate) => decode(candidate) === post.path);
		const found = path ? await checkPost(page, blank, path, post) : ["stands in no list"];
		faults.push(...found.map((fault) => `${post.path} ${fault}`));
	}
	await blank.close();
	return faults;
}

async function checkPost(
	page: Page,
	blank: Page,
	path: string,
	post: PublicPost,
): Promise<string[]> {
	const response = await page.goto(path);
	if (response?.status() !== 200) return [`answers ${response?.status()}`];
	const article = page.locator("main article").first();
	await article.locator("img").first().waitFor();
	await hydrate(page);
	await page.mouse.click(300, 300);

	const faults = await page.evaluate(findForeign, FORBIDDEN);
	const title = await toPlainText(blank, post.title);
	const shown = tidy(await page.locator("h1").textContent());
	if (title ? shown !== title : !shown) faults.push(`is headed ${shown} instead of ${title}`);
	const author = await toPlainText(blank, post.author);
	if (!(await article.textContent())?.includes(author)) faults.push(`does not name ${author}`);
	const dates = await article
		.locator("time")
		.evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
	if (!dates.some((date) => new Date(date).toISOString() === post.date))
		faults.push(`is dated ${dates.join()} instead of ${post.date}`);
	return faults;
}

/** Runs in the page. */
async function findForeign(forbidden: string): Promise<string[]> {
	const found: string[] = [];
	if ("__pwned" in window) found.push(`ran a script of the post: ${String(window.__pwned)}`);
	for (const element of document.querySelectorAll(".prose *")) {
		const isLink = element instanceof HTMLAnchorElement && element.href;
		const leads = isLink ? /^(https?|mailto|tel):$/.test(element.protocol) : true;
		if (element.matches(forbidden) || !leads) found.push(`holds ${element.outerHTML}`);
	}
	for (const picture of document.querySelectorAll<HTMLImageElement>("main img")) {
		const isOwn = [picture.src, picture.currentSrc].every(
			(address) => !address || address.startsWith("data:") || address.startsWith(location.origin),
		);
		if (!isOwn) found.push(`shows ${picture.src}`);
		if (picture.closest(".prose") || picture.loading === "lazy") continue;
		await picture.decode().catch(() => found.push(`does not show ${picture.src}`));
	}
	return found;
}

/** As a browser understands the HTML, without what scripts say. */
async function toPlainText(page: Page, html: string): Promise<string> {
	const text = await page.evaluate((source) => {
		const { body } = new DOMParser().parseFromString(`<body>${source}`, "text/html");
		for (const element of body.querySelectorAll("script,style")) element.remove();
		return body.textContent;
	}, html);
	return tidy(text);
}

function tidy(text: string | null): string {
	return (text ?? "").replaceAll(/\s+/g, " ").trim();
}
