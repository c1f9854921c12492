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

test("a subject that was chosen is kept with the draft, comes back when the answer is undone, and is shown", async ({
	desk,
}) => {
	const id = await desk.save({ service: "seo", email: `${crypto.randomUUID()}@x.example` });
	const read = async () => {
		const page = await readPage(desk.get(toPath(id)));
		return page.attribute('#answer [name="subject"]', "value");
	};
	const subject = await read();
	// What the service is called, a test of the website's form may have changed on the shared site.
	expect(subject).toMatch(/^Your enquiry about \S/);
	const typed = { text: TEXT, "was-subject": subject ?? "", subject: "Our <quote>" };
	await desk.change(id, { intent: "note", note: "A word", ...typed });
	expect(await read()).toBe("Our <quote>");
	await desk.change(id, { intent: "draft", ...typed, subject: typed["was-subject"] });
	expect(await read()).toBe(subject);
	const tooLong = await desk.change(id, { intent: "answer", ...typed, subject: "a".repeat(151) });
	expect((await readPage(tooLong, 422)).text('[role="alert"]')).toContain("151 characters");
	expect((await desk.change(id, { intent: "answer", ...typed })).status).toBe(303);
	const sent = await readPage(desk.get(toPath(id)));
	expect(sent.text('[data-kind="answer"]')).toContain("Subject: Our <quote>");
	expect(sent.attribute('#answer [name="subject"]', "value")).toBe("Re: Our <quote>");
	await desk.change(id, { intent: "undo" });
	expect(await read()).toBe("Our <quote>");
	await desk.stores.staff.erase({ id });
	const { db } = desk.stores.database;
	const events = db.selectFrom("enquiryEvents").select("subject").where("enquiryId", "=", id);
	expect((await events.execute()).flatMap((event) => event.subject ?? [])).toEqual([]);
});

test("a note that is sent alone leaves the draft", async ({ desk }) => {
	const id = await desk.save();
	await desk.change(id, { intent: "draft", text: TEXT });
	await desk.change(id, { intent: "note", text: "Called" });
	expect((await readPage(desk.get(toPath(id)))).text("#answer-text")).toBe(TEXT);
});

test("two devices without JavaScript lose no word, and a sent answer leaves what the other one wrote", async ({
	desk,
}) => {
	const id = await desk.save();
	const getBegun = async () => {
		const page = await readPage(desk.get(toPath(id)));
		const [version = "", was = ""] = ["draft-version", "was-text"].map(
			(name) => page.attributes(`[name="${name}"]`, "value")[0],
		);
		return { "draft-version": version, "was-text": was };
	};
	const begun = await getBegun();
	await desk.change(id, { intent: "draft", ...begun, text: "On the phone" });
	const shown = await readPage(
		desk.change(id, { intent: "draft", ...begun, text: "At the desk", note: "Later" }),
	);
	const both = "On the phone\n\nAt the desk";
	expect(shown.attributes('[name="was-text"]', "value")).toEqual([both]);
	await desk.change(id, { intent: "owner", owner: desk.kabir.id, ...begun, text: "" });
	expect(await getBegun()).toMatchObject({ "was-text": both });
	const sent = { ...begun, text: "At the desk", "was-text": "At the desk" };
	expect((await desk.change(id, { intent: "answer", ...sent })).status).toBe(303);
	expect(await getBegun()).toMatchObject({ "was-text": "On the phone" });
});

test("a script hears the version of its draft, and words from elsewhere", async ({ desk }) => {
	const id = await desk.save();
	const save = (fields: Record<string, string>) =>
		site.request(toPath(id), {
			method: "POST",
			headers: { Cookie: desk.ofMeera, "Sec-Fetch-Dest": "empty" },
			body: new URLSearchParams({ intent: "draft", "was-text": "", cc: "", ...fields }),
		});
	const first = await save({ text: "One", "draft-version": "" });
	expect([first.status, await first.text()]).toEqual([204, ""]);
	const version = first.headers.get("Draft-Version") ?? "";
	const second = await save({ text: "Two", "draft-version": version });
	expect(second.headers.get("Draft-Version")).toBe(String(Number(version) + 1));
	const other = await save({ text: "Three", "draft-version": "" });
	expect([other.status, await other.json()]).toEqual([200, { text: "Two\n\nThree", cc: "" }]);
	const long = await save({ text: "x".repeat(20_001), "draft-version": "" });
	expect([long.status, await long.text()]).toEqual([
		422,
		"The draft, with what you wrote elsewhere, has 20,013 characters, and at most 20,000 are possible. It was not saved. Shorten it in its form, or split it.",
	]);
});

test("a draft that is too long stays in the page with the reason, and nothing else is done", async ({
	desk,
}) => {
	const id = await desk.save();
	const text = "x".repeat(20_001);
	const fields = { text, note: "Ask her.", owner: desk.kabir.id };
	const response = await desk.change(id, { intent: "save", ...fields });
	const page = await readPage(response, 422);
	expect(page.text('[role="alert"]')).toContain(
		"20,001 characters, and at most 20,000 are possible",
	);
	expect(page.text("#answer-text")).toBe(text);
	expect(page.text("#note textarea")).toBe(fields.note);
	expect((await desk.find(id)).owner).toBeNull();
	const shortened = { text: "x".repeat(15_000), owner: desk.kabir.id };
	expect((await desk.change(id, { intent: "save", ...shortened })).status).toBe(303);
	expect((await desk.find(id)).owner).toBe(desk.kabir.id);
});
