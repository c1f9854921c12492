import type { Browser, Page } from "playwright-core";
import type { PublicPost } from "./public-posts.ts";
import { decode, readSlug } from "./site-pages.ts";

const PATIENCE = 10_000;
const FORBIDDEN = "script,style,base,form,input,button[formaction],object,embed,meta,link,iframe";

/**
 * Opens every post in a browser, by the addresses of the list, and tells what is not as it should be: title, author,
 * date, pictures, scripts of the post's that ran, requests that left the site.
 */
export async function walkPosts(
	browser: Browser,
	origin: string,
	posts: readonly PublicPost[],
	paths: readonly string[],
): Promise<string[]> {
	const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce" });
	context.setDefaultTimeout(PATIENCE);
	const faults: string[] = [];
	let slug = "";
	const tell = (words: string) => faults.push(`${slug}: ${words}`);
	context.on("dialog", (dialog) => {
		tell(`opens a dialog: ${dialog.message()}`);
		void dialog.dismiss();
	});
	context.on("weberror", (error) => tell(`throws ${error.error()}`));
	context.on("console", (message) => {
		if (message.type() !== "error") return;
		// A body may name pictures that never were: that they are missing is what the browser says.
		const isPicture = new URL(message.location().url || origin).pathname.startsWith("/pictures/");
		if (!isPicture) tell(`logs ${message.text()} (${message.location().url})`);
	});
	await context.route(
		(url) => url.origin !== origin && url.protocol !== "data:",
		(route) => {
			tell(`asks for ${route.request().url()}`);
			return route.abort();
		},
	);
	const page = await context.newPage();
	// The site's own pages let nobody parse HTML.
	const blank = await context.newPage();
	try {
		for (const post of posts) {
			slug = post.slug;
			const path = paths.find((candidate) => readSlug(candidate) === decode(slug));
			if (!path) tell("stands in no list");
			else
				await checkPost({ page, blank }, path, post, tell).catch((error: unknown) =>
					tell(firstLine(error)),
				);
		}
	} finally {
		await context.close();
	}
	return faults;
}

async function checkPost(
	{ page, blank }: { page: Page; blank: Page },
	path: string,
	post: PublicPost,
	tell: (words: string) => void,
): Promise<void> {
	const response = await page.goto(path, { waitUntil: "domcontentloaded" });
	if (response?.status() !== 200) return tell(`answers ${response?.status()}`);
	const article = page.locator("main article").first();
	await article.locator("img").first().waitFor();
	await page.mouse.move(2, 2);
	await page.mouse.move(300, 300);
	await page.mouse.click(300, 300);

	const title = await toPlainText(blank, post.title);
	const shown = tidy((await page.locator("h1").textContent()) ?? "");
	if (title ? shown !== title : !shown) tell(`is headed ${shown} instead of ${title}`);
	const author = await toPlainText(blank, post.author ?? "");
	if (!(await article.textContent())?.includes(author)) tell(`does not name ${author}`);
	const dates = await article
		.locator("time")
		.evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
	if (!dates.some((date) => new Date(date).toISOString() === post.date))
		tell(`is dated ${dates.join()} instead of ${post.date}`);
	for (const words of await page.evaluate(findForeign, FORBIDDEN)) tell(words);
}

/** Runs in the page. */
async function findForeign(forbidden: string): Promise<string[]> {
	const found: string[] = [];
	if ("__pwned" in window) found.push(`ran a script of the post: ${String(window.__pwned)}`);
	for (const element of document.querySelectorAll(".prose *")) {
		const name = element.tagName.toLowerCase();
		if (element.matches(forbidden)) found.push(`holds <${name}>`);
		for (const { name: attribute, value } of element.attributes) {
			if (/^on/i.test(attribute)) found.push(`holds ${attribute} at <${name}>`);
			if (/^\s*(javascript|vbscript|data:text)/i.test(value)) found.push(`holds ${value}`);
		}
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
	return tidy(
		await page.evaluate((text) => {
			const { body } = new DOMParser().parseFromString(`<body>${text}`, "text/html");
			for (const element of body.querySelectorAll("script,style")) element.remove();
			return body.textContent ?? "";
		}, html),
	);
}

function tidy(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim();
}

function firstLine(error: unknown): string {
	return String(error).split("\n")[0] ?? "";
}
