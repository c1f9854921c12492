import { DomUtils, parseDocument } from "htmlparser2";
import type { Browser, Request } from "playwright-core";
import { PHONE_VISIT } from "../tests/support/first-visit.ts";
import { findNginx, type Nginx } from "../tests/support/nginx.ts";
import { type ServedFile, serveFiles } from "./nginx-files.ts";

/** For pictures that are loaded lazily. */
const REST_MS = 2_000;

/**
 * What a browser can reach: the same pages with their styles, fonts and pictures but without any
 * script, as files of nginx. Null where there is no nginx.
 */
export async function startPlainSite(
	browser: Browser,
	origin: string,
	paths: readonly string[],
): Promise<Nginx | null> {
	if (!findNginx()) return null;
	const files: Record<string, ServedFile> = {};
	for (const path of paths) {
		const context = await browser.newContext({ ...PHONE_VISIT, javaScriptEnabled: false });
		const page = await context.newPage();
		const requests: Request[] = [];
		page.on("requestfinished", (request) => requests.push(request));
		await page.goto(origin + path, { waitUntil: "load" });
		await page.waitForTimeout(REST_MS);
		for (const request of requests) {
			const response = await request.response();
			const { pathname } = new URL(request.url());
			if (!response || request.resourceType() === "script") continue;
			const body = await response.body();
			const isPage = request.isNavigationRequest();
			files[pathname] ??= {
				headers: response.headers(),
				body: isPage ? removeScripts(body) : body,
			};
		}
		await context.close();
	}
	return serveFiles(files);
}

function removeScripts(html: Buffer): Buffer {
	const document = parseDocument(html.toString());
	const scripts = DomUtils.findAll(
		({ name, attribs }) => name === "script" || attribs.rel === "modulepreload",
		document.children,
	);
	for (const script of scripts) DomUtils.removeElement(script);
	return Buffer.from(DomUtils.getOuterHTML(document, { encodeEntities: "utf8" }));
}
