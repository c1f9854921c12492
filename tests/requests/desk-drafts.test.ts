import { expect } from "vitest";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

// Nothing is delivered: the address allows answers to be sent.
provideSite({ SMTP_URL: "smtp://127.0.0.1:1" });

const TEXT = "Dear Riya, thank you.";
const toPath = (id: string) => `/desk/enquiries/${id}`;

test("an answer and a note survive that the owner is saved, and the answer a reload, for its author alone", async ({
	desk,
}) => {
	const id = await desk.save();
	const fields = { text: TEXT, "was-text": "", note: "Ask for the budget.", owner: desk.kabir.id };
	const saved = await readPage(desk.change(id, { intent: "save", ...fields }));
	expect(saved.text("#answer-text")).toBe(TEXT);
	expect(saved.text("#note textarea")).toBe(fields.note);
	expect((await desk.find(id)).owner).toBe(desk.kabir.id);
	const again = await readPage(desk.get(toPath(id)));
	expect(again.text("#answer-text")).toBe(TEXT);
	expect(again.text("#answer-draft")).toMatch(/^Draft of 12:\d\d\spm$/);
	expect(again.attributes('[name="was-text"]', "value")).toEqual([TEXT]);
	const theirs = await desk.read(toPath(id), desk.ofKabir);
	expect(theirs).not.toContain(TEXT);
	expect(theirs).not.toContain("Draft of");
});

test("a draft is saved by its own intent, for a script without a page", async ({ desk }) => {
	const id = await desk.save();
	const saved = await desk.post(toPath(id), { intent: "draft", text: TEXT });
	expect([saved.status, saved.headers.get("location")]).toEqual([303, toPath(id)]);
	const body = new URLSearchParams({ intent: "draft", text: `${TEXT} Yours`, "was-text": TEXT });
	const headers = { Cookie: desk.ofMeera, "Sec-Fetch-Dest": "empty" };
	const silent = await site.request(toPath(id), { method: "POST", headers, body });
	expect([silent.status, await silent.text()]).toEqual([204, ""]);
	const page = await readPage(desk.get(toPath(id)));
	expect(page.text("#answer-text")).toBe(`${TEXT} Yours`);
	expect((await desk.find(id)).revision).toBe(0);
});

test("a rejected answer is kept as a draft, and a sent one is not", async ({ desk }) => {
	const id = await desk.save();
	await desk.change(id, { intent: "note", text: "I call her" }, desk.ofKabir);
	const late = await desk.change(id, { intent: "answer", text: TEXT, revision: "0" });
	expect(late.status).toBe(409);
	expect((await readPage(desk.get(toPath(id)))).text("#answer-text")).toBe(TEXT);
	expect((await desk.change(id, { intent: "answer", text: TEXT })).status).toBe(303);
	const page = await readPage(desk.get(toPath(id)));
	expect([page.text("#answer-text"), page.text("#answer-draft")]).toEqual(["", ""]);
});

test("a note that is sent alone leaves the draft", async ({ desk }) => {
	const id = await desk.save();
	await desk.change(id, { intent: "draft", text: TEXT });
	await desk.change(id, { intent: "note", text: "Called" });
	expect((await readPage(desk.get(toPath(id)))).text("#answer-text")).toBe(TEXT);
});
