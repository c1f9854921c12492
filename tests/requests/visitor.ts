import { expect } from "vitest";
import { readEnquiries } from "../support/enquiries.ts";
import { parseHtml } from "../support/parse-html.ts";
import type { Site } from "../support/site.ts";
import { site } from "../support/site-and-browser.ts";

/** The user agents of a browser, which gets pages in parts, and of a crawler, which gets them whole. */
export const CHROME =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
export const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Parses the page of a response to its elements and texts. Fails with another status. */
export async function readPage(asked: Response | Promise<Response>, status = 200) {
	const response = await asked;
	expect(response.status, response.url).toBe(status);
	return parseHtml(await response.text());
}

export const openPage = (path: string, status?: number) => readPage(site.request(path), status);

/** Sends the contact form, as a browser without JavaScript does. */
export function postForm(
	fields: Record<string, string>,
	headers: Record<string, string> = {},
	at: Site = site,
) {
	return at.request("/contact", { method: "POST", body: new URLSearchParams(fields), headers });
}

export const findEnquiries = (email: string, at: Site = site) =>
	readEnquiries(at).filter((row) => row.email === email);
