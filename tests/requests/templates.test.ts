import { expect, test } from "vitest";
import { TEMPLATES } from "../support/addresses.ts";
import { scoreResponse } from "../support/observatory.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findHtmlErrors } from "../support/validate-html.ts";
import { postForm } from "./visitor.ts";

provideSite();

test.each(Object.entries(TEMPLATES))(
	"%s is valid HTML, needs nothing unsafe, and the Observatory gives it 140 at least",
	async (_name, path) => {
		const response = await site.request(path);
		const html = await response.text();
		const { score, findings } = scoreResponse(response.headers, html);
		expect.soft(await findHtmlErrors(html)).toEqual([]);
		expect.soft(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(140);
		expect.soft(response.headers.get("Content-Security-Policy")).not.toContain("unsafe-");
		expect.soft(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
	},
);

test("the form with errors is valid HTML", async () => {
	const response = await postForm({ name: "R", email: "r", message: "r" });
	expect(await findHtmlErrors(await response.text())).toEqual([]);
});

test("a blog without its source is valid HTML", async () => {
	await site.setBlog("failing");
	const response = await site.request("/blog");
	await site.setBlog("embedded");
	await site.takeErrors();
	expect(await findHtmlErrors(await response.text())).toEqual([]);
});
