import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../support/addresses.ts";
import { scoreAnswer } from "../support/observatory.ts";
import { provideSite, site } from "../support/provided.ts";
import { findHtmlFaults } from "../support/validate-html.ts";

provideSite();

describe.each(Object.entries(TEMPLATES))("%s", (_name, path) => {
	test("is valid HTML", async () => {
		expect(await findHtmlFaults((await open(path)).html)).toEqual([]);
	});

	test("needs nothing unsafe, and the Observatory gives it 145 at least", async () => {
		const { headers, html } = await open(path);
		const { score, findings } = scoreAnswer(headers, html);
		expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(145);
		expect(headers.get("Content-Security-Policy")).not.toContain("unsafe-");
		expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
	});
});

test("the form with faults is valid HTML", async () => {
	const body = new URLSearchParams({ name: "R", email: "r", message: "r" });
	const { html } = await open("/contact", { method: "POST", body });
	expect(await findHtmlFaults(html)).toEqual([]);
});

test("a blog without its source is valid HTML", async () => {
	await site.setBlog("failing");
	const { html } = await open("/blog");
	await site.setBlog("embedded");
	await site.takeErrors();
	expect(await findHtmlFaults(html)).toEqual([]);
});

async function open(path: string, init?: RequestInit) {
	const response = await site.request(path, init);
	return { headers: response.headers, html: await response.text() };
}
