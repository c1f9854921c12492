import { HtmlValidate } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { TEMPLATES } from "../support/addresses.ts";
import { type Site, startSite } from "../support/site.ts";

const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:recommended"],
	rules: {
		// React writes <meta/> and charSet: both mean the same to every parser of HTML.
		"void-style": "off",
		"attr-case": "off",
		// React writes checked="" where it could write checked.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		// Search engines cut titles by pixels, and ours end in the agency's name.
		"long-title": "off",
		// Where a number may break is for the styles; a no-break space would be copied with the number.
		"tel-non-breaking": "off",
	},
});

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

test.each(Object.entries(TEMPLATES))("the HTML of %s is valid", async (_name, path) => {
	const html = await (await site.request(path)).text();
	expect(await findFaults(html)).toEqual([]);
});

test("the HTML of the form with faults is valid", async () => {
	const body = new URLSearchParams({ name: "R", email: "r", message: "r" });
	const html = await (await site.request("/contact", { method: "POST", body })).text();
	expect(await findFaults(html)).toEqual([]);
});

test("the HTML of a blog without its source is valid", async () => {
	await site.tellBlog("failing");
	const html = await (await site.request("/blog")).text();
	await site.tellBlog("embedded");
	await site.takeErrors();
	expect(await findFaults(html)).toEqual([]);
});

async function findFaults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}
