import { expect } from "vitest";
import { provideSite } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

// Nothing is delivered: the address allows answers to be sent.
provideSite({ SMTP_URL: "smtp://127.0.0.1:1" });

const TYPED = {
	text: "Dear Riya, thank you.",
	said: "She calls back.",
	note: "Ask for the budget.",
};
const FIELDS = { text: "#answer-text", said: "#elsewhere textarea", note: "#note textarea" };

test("all fields and buttons of an enquiry's page belong to one form", async ({ desk }) => {
	const page = await readPage(desk.get(`/desk/enquiries/${await desk.save()}`));
	const forms = page.select("main form");
	expect(forms).toHaveLength(1);
	const [id] = page.attributes("main form", "id");
	for (const owner of page.attributes("main button", "form")) expect(owner).toBe(id);
	for (const field of Object.values(FIELDS)) expect(page.select(`form ${field}`)).toHaveLength(1);
	// Enter in a field presses the first button.
	expect(page.attributes('main button[name="intent"]', "value")[0]).toBe("draft");
});

test.for<[fields: Record<string, string>, done: keyof typeof TYPED | null]>([
	[{ intent: "save", state: "open" }, null],
	[{ intent: "spam" }, null],
	[{ intent: "draft" }, null],
	[{ template: "suggest-a-call" }, null],
	[{ channel: "whatsapp" }, "said"],
	[{ intent: "note" }, "note"],
	[{ intent: "answer" }, "text"],
])(
	"%j keeps what was typed in the other fields, without JavaScript",
	async ([fields, done], { desk }) => {
		const id = await desk.save();
		const page = await readPage(desk.change(id, { ...TYPED, ...fields }));
		for (const [name, words] of Object.entries(TYPED)) {
			const shown = page.text(FIELDS[name as keyof typeof FIELDS]);
			if (name === done) expect(shown).toBe("");
			else expect(shown).toContain(words);
		}
		if (done) expect(page.text('[aria-label="Conversation"]')).toContain(TYPED[done]);
		const revision = String((await desk.find(id)).revision);
		expect(page.attributes('[name="revision"]', "value")).toEqual([revision]);
	},
);

test("state, owner and snooze are saved by one button, each that was changed", async ({ desk }) => {
	const id = await desk.save();
	const fields = { intent: "save", state: "open", owner: desk.kabir.id, until: "" };
	expect((await desk.change(id, fields)).status).toBe(303);
	expect(await desk.find(id)).toMatchObject({
		state: "open",
		owner: desk.kabir.id,
		snoozedUntil: null,
		revision: 2,
	});
	expect((await desk.change(id, fields)).status).toBe(303);
	expect((await desk.find(id)).revision).toBe(2);
});

test("a page about spam says why first, and offers to free it before to answer it", async ({
	desk,
}) => {
	const id = await desk.save({ verdict: "quarantined", spamReasons: ["too fast"] });
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	const values = page.attributes('main button[name="intent"]', "value");
	expect(values.slice(0, 2)).toEqual(["draft", "ham"]);
	expect(page.text('[aria-labelledby="spam"]')).toContain("too fast");
	expect(page.attributes('details #answer button[value="answer"]', "data-tone")).toEqual(["quiet"]);
	expect(values).not.toContain("spam");
});
