import { DomUtils, parseDocument } from "htmlparser2";
import type { Browser, Request } from "playwright-core";
import { PHONE_VISIT } from "../tests/support/first-visit.ts";
import type { Nginx } from "../tests/support/nginx.ts";
import { type Figure, getMedian, type Table } from "./figures.ts";
import { type ServedFile, serveFiles } from "./nginx-files.ts";
import { KEY_PAGES, SLOW_4G, withSiteAndBrowser, withSlowPhone } from "./site.ts";

/** A larger paint may come after `load`, and pictures that are loaded lazily. */
const REST_MS = 2_000;

type Paints = { FCP: number; LCP: number };

export function measureSlowLine(isThorough: boolean): Promise<Table[]> {
	return withSiteAndBrowser(async ({ origin }, browser) => {
		const plain = await startPlainSite(browser, origin);
		const figures: Figure[] = [];
		for (const [name, path] of Object.entries(KEY_PAGES)) {
			const [own, bare]: [Paints[], Paints[]] = [[], []];
			for (let round = 0; round < (isThorough ? 15 : 7); round++) {
				own.push(await measurePaints(browser, origin + path));
				bare.push(await measurePaints(browser, plain.origin + path));
			}
			for (const kind of ["FCP", "LCP"] as const) {
				const median = (all: readonly Paints[]) => getMedian(all.map((paints) => paints[kind]));
				const limit = name === "home" && kind === "LCP" ? { most: 676, peer: 676 } : {};
				figures.push(
					{ title: `${name}, ${kind}`, value: median(own), unit: "ms", ...limit },
					{ title: `${name}, ${kind}, plain HTML`, value: median(bare), unit: "ms" },
				);
			}
			console.log(`${name}: LCP ${own.map(({ LCP }) => Math.round(LCP)).join(", ")} ms`);
		}
		await plain.stop();
		return [{ title: "paint", figures }];
	});
}

function measurePaints(browser: Browser, address: string): Promise<Paints> {
	return withSlowPhone(browser, SLOW_4G, async (page) => {
		await page.goto(address, { waitUntil: "load" });
		await page.waitForTimeout(REST_MS);
		return page.evaluate(
			() =>
				new Promise<Paints>((resolve) => {
					const [first] = performance.getEntriesByName("first-contentful-paint");
					new PerformanceObserver((list) => {
						const LCP = list.getEntries().at(-1)?.startTime ?? 0;
						resolve({ FCP: first?.startTime ?? 0, LCP });
					}).observe({ type: "largest-contentful-paint", buffered: true });
				}),
		);
	});
}

/** What a browser can reach: the same pages with styles, fonts and pictures, without any script, as files of nginx. */
async function startPlainSite(browser: Browser, origin: string): Promise<Nginx> {
	const files: Record<string, ServedFile> = {};
	for (const path of Object.values(KEY_PAGES)) {
		const context = await browser.newContext({ ...PHONE_VISIT, javaScriptEnabled: false });
		const page = await context.newPage();
		const requests: Request[] = [];
		page.on("requestfinished", (request) => requests.push(request));
		await page.goto(origin + path, { waitUntil: "load" });
		await page.waitForTimeout(REST_MS);
		for (const request of requests) {
			const response = await request.response();
			if (!response || request.resourceType() === "script") continue;
			const body = await response.body();
			files[new URL(request.url()).pathname] ??= {
				headers: response.headers(),
				body: request.isNavigationRequest() ? removeScripts(body) : body,
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
