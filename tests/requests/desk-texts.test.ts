import { expect } from "vitest";
import { content } from "../support/addresses.ts";
import type { Document } from "../support/parse-html.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

/** The site is without SMTP_URL. */
provideSite();

const TEXTS = "/desk/texts";

/** Reads the text with its line ends. */
const readTextarea = (page: Document) => page.select("textarea")[0]?.textContent ?? "";

const test = base.extend("texts", ({ desk }) => {
	const open = (id: string) => readPage(desk.get(`${TEXTS}?edit=${id}`));
	const send = (fields: Record<string, string>, as?: string) => desk.post(TEXTS, fields, as);
	return {
		open,
		send,
		list: async () => (await readPage(desk.get(TEXTS))).texts("main h3"),
		/** Returns the fields of the form of a text, as a browser sends them. */
		readFields: async (id: string) => {
			const page = await open(id);
			const [seen = ""] = page.attributes('[name="seen"]', "value");
			const [name = ""] = page.attributes('[name="name"]', "value");
			return { id, seen, name, text: readTextarea(page) };
		},
	};
});

test("an owner edits, adds, orders and removes texts, and returns to those of the content files", async ({
	desk,
	texts,
}) => {
	const id = await desk.save({ name: "Zubin Irani", service: "seo", city: "surat" });
	const before = await texts.list();
	expect(before.length).toBeGreaterThan(1);
	const [call = ""] = before;

	const edited = {
		...(await texts.readFields("1")),
		text: "Dear {firstName},\r\n\r\nabout {topic}.",
	};
	const saved = await texts.send({ intent: "save", ...edited });
	const done = await readPage(desk.get(saved.headers.get("Location") ?? ""));
	expect(done.text("#done")).toBe("The text is saved.");
	expect(done.text(`[id="text-1"]`)).toContain("Dear Riya, about SEO Services in");
	const added = { intent: "add", name: "नमस्ते <b>", text: "{name}: {book}" };
	for (const _ of "twice") expect((await texts.send(added)).status).toBe(303);
	const enquiry = await desk.read(`/desk/enquiries/${id}`);
	const body = encodeURIComponent("Dear Zubin,\n\nabout SEO Services in Surat.");
	expect(enquiry).toContain(body);
	expect(enquiry).toContain("E-mail: नमस्ते &lt;b&gt;");

	const page = await readPage(desk.get(TEXTS));
	const [newId = ""] = page.attributes('[name="id"]', "value").slice(-1);
	for (const _ of before) await texts.send({ intent: "up", id: newId });
	expect(await texts.list()).toEqual(["नमस्ते <b>", ...before]);
	const moved = await texts.send({ intent: "down", id: newId });
	expect(moved.headers.get("Location")).toBe(`${TEXTS}#text-${newId}`);
	const fields = await texts.readFields(newId);
	expect((await texts.send({ intent: "remove", ...fields })).status).toBe(303);
	expect(await texts.list()).toEqual(before);
	expect((await desk.get(`${TEXTS}?edit=${newId}`)).headers.get("Location")).toBe(TEXTS);

	expect((await texts.send({ intent: "reset" })).status).toBe(303);
	expect((await texts.readFields("1")).text).not.toBe(edited.text);
	expect(call).toBe((await texts.list())[0]);
	expect((await readPage(desk.get(TEXTS))).select('[value="reset"]')).toEqual([]);
});

test("a member edits texts of their own, which come first and which nobody else sees, and none of everybody", async ({
	desk,
	texts,
}) => {
	const before = await texts.list();
	const added = { name: "Mine", text: "Dear {name}, {staff}" };
	expect((await texts.send({ intent: "add", ...added }, desk.ofKabir)).status).toBe(403);
	const sent = await texts.send({ intent: "own-add", own: "yes", ...added }, desk.ofKabir);
	expect(sent.status).toBe(303);
	const page = await readPage(desk.get(TEXTS, desk.ofKabir));
	expect(page.texts("main h3")).toEqual(["Mine", ...before]);
	const edited = page.attributes("main a", "href").filter((href) => /edit=(?!new)/.test(href));
	expect(edited).toHaveLength(1);
	expect(await texts.list()).toEqual(before);
	const id = await desk.save();
	const path = `/desk/enquiries/${id}`;
	expect(await desk.read(path, desk.ofKabir)).toContain("E-mail: Mine");
	expect(await desk.read(path)).not.toContain("E-mail: Mine");
	const [href = ""] = edited;
	expect((await desk.get(href)).headers.get("Location")).toBe(TEXTS);
	const form = await readPage(desk.get(href, desk.ofKabir));
	expect(form.attributes('[name="name"]', "value")).toEqual(["Mine"]);
});

test.for<[what: string, fields: Record<string, string>, reason: string, field: string]>([
	[
		"an unknown placeholder",
		{ text: "Dear {frstName}" },
		"{frstName} is not a placeholder",
		"text",
	],
	["no text", { text: " " }, "The text is empty", "text"],
	["a long text", { text: "अ".repeat(10_001) }, "10,001 characters", "text"],
	["no name", { name: " " }, "needs a name", "name"],
	["a long name", { name: "n".repeat(61) }, "61 characters, and at most 60 are possible", "name"],
	["the name of another", { name: content.desk.answers[1]?.name ?? "" }, "already a text", "name"],
])("%s is rejected, with all that was typed", async ([_what, fields, reason, field], { texts }) => {
	const stored = await texts.readFields("1");
	const typed = { ...stored, name: "A name", text: "Dear {name}, yes", ...fields };
	const page = await readPage(texts.send({ intent: "save", ...typed }), 422);
	expect(page.text('[role="alert"]')).toContain(reason);
	expect(page.attributes('[aria-invalid="true"]', "name")).toEqual([field]);
	expect(page.attributes('[name="name"]', "value")).toEqual([typed.name.trim()]);
	expect(readTextarea(page)).toBe(typed.text.trim());
	expect(await texts.readFields("1")).toEqual(stored);
});

test("a preview fills in what is typed, and saves nothing", async ({ desk, texts }) => {
	await desk.people.setSignature(desk.meera.id, "Meera Shah\nSearch");
	const stored = await texts.readFields("1");
	const text = "Dear {name}, <i>yes</i>\n\n{staff}\nKiteline";
	const page = await readPage(texts.send({ intent: "preview", ...stored, text }));
	expect(page.text("#preview")).toContain("Dear Riya Desai, <i>yes</i> Meera Shah Search");
	expect(page.text("#preview")).not.toContain("Kiteline");
	expect(page.text("textarea")).toBe(text.replaceAll(/\s+/g, " "));
	expect(await texts.readFields("1")).toEqual(stored);
	await desk.people.setSignature(desk.meera.id, null);
	const filled = await readPage(texts.send({ intent: "preview", ...stored, text }));
	expect(filled.text("#preview")).toContain("yes</i> Meera Kiteline");
});

test("of two owners who edit one text the second is told, and loses no word", async ({
	desk,
	texts,
}) => {
	const asha = await desk.createCookie(await desk.invite("Asha", "owner"));
	const before = await texts.readFields("2");
	await texts.send({ intent: "save", ...before, text: "Hers: {name}" }, asha);
	const mine = { ...before, name: "My name", text: "Mine: {name}" };
	const page = await readPage(texts.send({ intent: "save", ...mine }), 409);
	expect(page.text('[role="alert"]')).toMatch(/Someone changed this text.*Hers: \{name\}/s);
	expect(readTextarea(page)).toBe(mine.text);
	expect(page.attributes('[name="name"]', "value")).toEqual([mine.name]);
	expect((await texts.readFields("2")).text).toBe("Hers: {name}");
	const [seen = ""] = page.attributes('[name="seen"]', "value");
	expect((await texts.send({ intent: "save", ...mine, seen })).status).toBe(303);
	const stored = await texts.readFields("2");
	expect(stored).toMatchObject({ name: mine.name, text: mine.text });

	await texts.send({ intent: "remove", id: stored.id }, asha);
	const gone = await readPage(texts.send({ intent: "save", ...stored, text: "Still" }), 409);
	expect(gone.text('[role="alert"]')).toContain("Someone removed this text");
	expect(readTextarea(gone)).toBe("Still");
	expect(gone.attributes('button[value="add"]', "value")).toEqual(["add"]);
});
