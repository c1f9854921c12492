import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { PHONE_VISIT } from "../tests/support/first-visit.ts";
import { findNginx, type Nginx } from "../tests/support/nginx.ts";
import { AS_BROWSER, getRaw, type Raw, readText } from "./get-raw.ts";
import { type Answers, serveFiles } from "./nginx-files.ts";

const LONGEST_REST_MS = 2_000;

/**
 * The limit in the browser: the same pages with their styles, fonts and pictures but without any script, as files of
 * nginx. Null where there is no nginx.
 */
export async function startPlainSite(
	browser: Browser,
	origin: string,
	paths: readonly string[],
): Promise<Nginx | null> {
	if (!findNginx()) return null;
	const answers: Answers = {};
	for (const path of paths) {
		const page = await getRaw(origin + path, AS_BROWSER);
		answers[path] = withoutScripts(page);
		for (const part of await listParts(browser, origin + path))
			answers[part] ??= await getRaw(origin + part, AS_BROWSER);
	}
	return serveFiles(answers);
}

function withoutScripts(page: Raw): Raw {
	const plain = readText(page)
		.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
		.replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
	const headers = { ...page.headers, "content-encoding": "br" };
	return { ...page, headers, body: brotliCompressSync(plain) };
}

/** Paths of what the page loads beside itself, but for scripts. */
async function listParts(browser: Browser, address: string): Promise<string[]> {
	const context = await browser.newContext({ ...PHONE_VISIT, javaScriptEnabled: false });
	const page = await context.newPage();
	const parts = new Set<string>();
	page.on("requestfinished", (request) => {
		const { origin, pathname } = new URL(request.url());
		if (origin === new URL(address).origin && request.url() !== address) parts.add(pathname);
	});
	await page.goto(address, { waitUntil: "load" });
	await page.waitForTimeout(LONGEST_REST_MS);
	await context.close();
	return [...parts];
}
