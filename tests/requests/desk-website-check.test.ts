import { expect } from "vitest";
import { provideSite } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

/** What visitors see is changed, so the site is one that no other file of tests has. */
provideSite({ ENQUIRY_ACKNOWLEDGE: "off", RATE_LIMIT_ENQUIRIES: "99997/1s" });

const POST = "posts/the-first-call.md";
const DISTRICT = "cities/mumbai/districts/bandra.yaml";

const test = base.extend("form", ({ desk }) => ({
	/** Sends the form of a file with the version that it has now, and follows the redirect. */
	send: async (file: string, fields: Record<string, string>) => {
		const edit = `/desk/website/edit/${file}`;
		const opened = await readPage(desk.get(edit));
		const version = opened.attribute('form [name="version"]', "value") ?? "";
		const sent = await desk.post(edit, { version, ...fields });
		expect(sent.status).toBe(303);
		return readPage(desk.get(sent.headers.get("Location") ?? ""));
	},
}));

test("a check says what could be better, which is published all the same, and said then", async ({
	form,
}) => {
	const body = "A [link](/nowhere) in a text that says little.";
	const saved = await form.send(POST, { intent: "save", body });
	expect(saved.select("#warnings")).toHaveLength(0);
	const checked = await form.send(POST, { intent: "check" });
	expect(checked.text("#warnings")).toContain("/nowhere");
	const published = await form.send(POST, { intent: "publish" });
	expect(published.text("#done")).toContain("Published");
	expect(published.text("#warnings")).toContain("/nowhere");
});

test("a page that says too little is told of at a check", async ({ desk, form }) => {
	const opened = await readPage(desk.get(`/desk/website/edit/${DISTRICT}`));
	const texts = opened
		.attributes("[name]", "name")
		.filter((name) => /^(?:place|customers)\[\d\]$|^firstSteps\[\d\]\.text$/.test(name));
	const text = "A short paragraph that says next to nothing of the place.";
	const checked = await form.send(DISTRICT, {
		intent: "check",
		...Object.fromEntries(texts.map((name) => [name, text])),
	});
	expect(checked.text("#warnings")).toContain("words that no other page has, and needs 180");
});
