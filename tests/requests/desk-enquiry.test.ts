import { expect } from "vitest";
import { createStranger } from "../support/new-enquiry.ts";
import type { Document } from "../support/parse-html.ts";
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
	[{ template: "1" }, null],
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
	const id = await desk.save({
		verdict: "quarantined",
		spamReasons: [{ code: "too-fast", seconds: 0.2 }],
	});
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	const values = page.attributes('main button[name="intent"]', "value");
	expect(values.slice(0, 2)).toEqual(["draft", "ham"]);
	expect(page.text('[aria-labelledby="spam"]')).toContain("within 0.2 s");
	expect(page.attributes('details #answer button[value="answer"]', "data-tone")).toEqual(["quiet"]);
	expect(values).not.toContain("spam");
});

test("an e-mail address and a phone number are corrected, and a wrong one comes back with a reason", async ({
	desk,
}) => {
	const id = await desk.save({ email: "riya@desaicoton.example" });
	const wrong = { intent: "correct", email: "riya at desaicotton", phone: "98765 43210" };
	const page = await readPage(desk.change(id, wrong), 422);
	expect(page.text('[role="alert"]')).toContain("The e-mail address was not saved.");
	expect(page.attribute('[name="email"]', "value")).toBe(wrong.email);
	expect(page.attribute('[name="phone"]', "value")).toBe(wrong.phone);
	for (const email of [`${"r".repeat(65)}@x.example`, `r@${"x".repeat(64)}.in`, "riya@x.example©"])
		await readPage(desk.change(id, { ...wrong, email }), 422);
	const right = { ...wrong, email: "riya@desaicotton.example" };
	expect((await desk.change(id, right)).status).toBe(303);
	const { email, phone } = await desk.find(id);
	expect([email, phone]).toEqual([right.email, right.phone]);
	expect(await desk.read(`/desk?view=all&q=9876543210`)).toContain(id);
	expect(await desk.read(`/desk/enquiries/${id}`)).toContain("riya@desaicoton.example →");
	for (const nothing of [{ email: "", phone: "" }])
		await readPage(desk.change(id, { intent: "correct", ...nothing }), 422);
});

test("a name and a company are corrected, and what nobody typed stays as each enquiry has it", async ({
	desk,
}) => {
	const email = `${crypto.randomUUID()}@x.example`;
	const form = { email, phone: "98250 11223", company: "Desai Cotton" };
	const first = await desk.save(form);
	const second = await desk.save({ email });
	const address = `/desk/enquiries/${second}`;
	const page = await readPage(desk.get(address));
	const readShown = (name: string) => page.attribute(`[name="${name}"]`, "value") ?? "";
	expect(page.text("h1")).toContain(", Desai Cotton");
	expect(page.attributes(".desk-thumb-bar a", "href")).toContain("tel:+919825011223");
	expect(page.attributes('#elsewhere a[target="_blank"]', "href")[0]).toContain("919825011223");
	expect([readShown("was-phone"), readShown("phone")]).toEqual([form.phone, form.phone]);
	const shown = Object.fromEntries(
		["name", "company", "email", "phone"].flatMap((name) => [
			[name, readShown(name)],
			[`was-${name}`, readShown(`was-${name}`)],
		]),
	);
	const wrong = { ...shown, intent: "correct", name: "R" };
	expect((await readPage(desk.change(second, wrong), 422)).text('[role="alert"]')).toContain(
		"The name was not saved.",
	);
	expect((await desk.change(second, { ...wrong, name: "Riya Patel" })).status).toBe(303);
	expect(await desk.find(second)).toMatchObject({ name: "Riya Patel", phone: null, company: null });
	expect(await desk.find(first)).toMatchObject(form);
	expect(await desk.read(address)).toContain("Riya Desai → Riya Patel");
	expect(await desk.read("/desk?view=all&q=patel")).toContain(second);
	const inbox = await readPage(desk.get("/desk?view=all"));
	expect(inbox.text(`[data-row][href="/desk/enquiries/${second}?view=all"]`)).toContain(
		"Desai Cotton",
	);
});

test("two enquiries of one person are one conversation and one task, until they are taken apart", async ({
	desk,
}) => {
	const email = `${crypto.randomUUID()}@x.example`;
	const first = await desk.save({ email, message: "The first of my messages" });
	const second = await desk.save({ email, message: "The second of my messages" });
	const read = async (id: string) => readPage(desk.get(`/desk/enquiries/${id}`));
	for (const id of [first, second]) {
		const page = await read(id);
		expect(page.attributes("main article", "id")).toEqual([`event-${first}`, `event-${second}`]);
		expect(page.attributes("main article", "data-kind")).toEqual(["enquiry", "enquiry"]);
		expect(page.text(`#event-${id}`)).toContain("This enquiry");
		const other = id === first ? second : first;
		expect(page.attributes(`#event-${other} a`, "href")).toEqual([`/desk/enquiries/${other}`]);
	}
	await desk.change(second, { intent: "answered-elsewhere", channel: "e-mail" });
	const inbox = await desk.read("/desk");
	expect([inbox.includes(first), inbox.includes(second)]).toEqual([false, false]);
	expect((await read(first)).text("main")).toContain("Meera answered by e-mail.");

	expect((await desk.change(second, { intent: "take-apart" })).status).toBe(303);
	expect((await read(first)).attributes("main article", "id")).toEqual([`event-${first}`]);
	expect(await desk.read("/desk")).toContain(first);
	expect((await read(second)).attributes('[name="with"]', "value")).toEqual([first]);
	expect((await desk.change(second, { with: first })).status).toBe(303);
	expect((await read(first)).attributes("main article", "data-kind")).toHaveLength(3);
});

test("a colleague's note, or another field, is not in the way of owner, state and snooze", async ({
	desk,
}) => {
	const id = await desk.save();
	await desk.change(id, { intent: "note", text: "I know her" }, desk.ofKabir);
	await desk.change(id, { intent: "owner", owner: desk.kabir.id }, desk.ofKabir);
	// The page was opened before both, and shows nobody as the owner.
	const shown = { "was-owner": "", owner: "", "was-until": "", until: "", "was-state": "new" };
	const mine = { intent: "save", revision: "0", ...shown, state: "open" };
	expect((await desk.change(id, mine)).status).toBe(303);
	expect(await desk.find(id)).toMatchObject({ state: "open", owner: desk.kabir.id });
	expect((await desk.change(id, { intent: "snooze", until: "3", revision: "0" })).status).toBe(303);
	expect((await desk.change(id, { intent: "state", state: "new", revision: "0" })).status).toBe(
		409,
	);
});

test("a change of several that collides in one changes nothing, and its choices stay in the form", async ({
	desk,
}) => {
	const id = await desk.save();
	await desk.change(id, { intent: "state", state: "open" }, desk.ofKabir);
	const { revision } = await desk.find(id);
	const mine = { intent: "save", owner: desk.meera.id, "was-state": "new", state: "waiting" };
	const page = await readPage(desk.change(id, { ...mine, revision: "0" }), 409);
	expect(page.text('[role="alert"]')).toContain("Kabir set the state to Open.");
	expect(page.attributes('#manage [name="owner"] [selected]', "value")).toEqual([desk.meera.id]);
	expect(page.attributes('#manage [name="state"] [selected]', "value")).toEqual(["waiting"]);
	expect(await desk.find(id)).toMatchObject({ owner: null, state: "open", revision });
});

test("after a conflict only what its author chose comes back, so that a snooze undoes no colleague", async ({
	desk,
}) => {
	const id = await desk.save();
	const readForm = (page: Document) => {
		const fields: Record<string, string> = {};
		for (const name of ["state", "owner", "until"]) {
			const selector = `#manage [name="${name}"]`;
			const [was = ""] = page.attributes(`#manage [name="was-${name}"]`, "value");
			const [chosen = ""] = page.attributes(`${selector} [selected]`, "value");
			Object.assign(fields, { [`was-${name}`]: was, [name]: chosen });
		}
		for (const name of ["was-value", "value", "was-reason", "reason", "revision"]) {
			const [value = ""] = page.attributes(`[name="${name}"]`, "value");
			fields[name] = value;
		}
		return fields;
	};
	const shown = readForm(await readPage(desk.get(`/desk/enquiries/${id}`)));
	await desk.change(
		id,
		{ intent: "answered-elsewhere", channel: "call", said: "Yes" },
		desk.ofKabir,
	);
	await desk.change(id, { intent: "won", value: "45000" }, desk.ofKabir);
	const answer = { ...shown, intent: "answered-elsewhere", channel: "call", said: "Yes" };
	const late = await readPage(desk.change(id, answer), 409);
	const again = readForm(late);
	expect(again).toMatchObject({ owner: desk.kabir.id, state: "won", value: "45,000" });
	const done = await desk.change(id, { ...again, intent: "save", until: "3" });
	expect(done.status).toBe(303);
	const enquiry = await desk.find(id);
	expect(enquiry).toMatchObject({ owner: desk.kabir.id, state: "won", wonValue: 45_000 });
	expect(enquiry.snoozedUntil).not.toBeNull();
});

test("an answer that knows nothing of a colleague's is asked about once, and then goes out", async ({
	desk,
}) => {
	const id = await desk.save();
	const mine = { intent: "answer", text: "It costs 60,000.", revision: "0" };
	await desk.change(id, { ...mine, text: "It costs 90,000." }, desk.ofKabir);
	const late = await readPage(desk.change(id, mine), 409);
	expect(late.text('#answer [role="alert"]')).toContain("It costs 90,000.");
	expect(late.text("#answer-text")).toBe("It costs 60,000.");
	expect(late.text('#answer [value="answer"]')).toBe("Send it all the same");
	const [revision = ""] = late.attributes('[name="revision"]', "value");
	expect((await desk.change(id, { ...mine, revision })).status).toBe(303);
});

test("who shares a number with somebody is asked about until staff say that they are two", async ({
	desk,
}) => {
	const [one, other] = [
		await desk.save({ ...createStranger(), name: "Riya", phone: "98250 70012" }),
		await desk.save({ ...createStranger(), name: "Prakash", phone: "98250 70012" }),
	];
	const question = '[aria-label="Perhaps the same person"]';
	const open = (id: string) => readPage(desk.get(`/desk/enquiries/${id}`));
	expect((await open(one)).text(question)).toContain("Same number as Prakash");
	expect((await desk.change(other, { "other-person": one })).status).toBe(303);
	for (const id of [one, other]) {
		const page = await open(id);
		expect(page.select(question)).toEqual([]);
		expect(page.text("aside")).toContain("The same person after all?");
	}
	expect((await open(other)).text("#history")).toContain("another enquiry with the same number");
});

test("a page from before a colleague said what it is worth does not undo that", async ({
	desk,
}) => {
	const id = await desk.save();
	await desk.change(id, { intent: "won", value: "1000" });
	const { revision } = await desk.find(id);
	const shown = { "was-state": "won", state: "won", "was-value": "1,000", value: "1,000" };
	await desk.change(id, { intent: "won", value: "2000" }, desk.ofKabir);
	const mine = { intent: "save", ...shown, revision: String(revision), owner: desk.meera.id };
	expect((await desk.change(id, mine)).status).toBe(303);
	expect(await desk.find(id)).toMatchObject({ wonValue: 2_000, owner: desk.meera.id });
});

test("what is expected of an enquiry is saved beside its state, and proposed once it is won", async ({
	desk,
}) => {
	const id = await desk.save();
	const save = (fields: Record<string, string>) =>
		desk.change(id, { intent: "save", "was-state": "new", "was-value": "", ...fields });
	expect((await save({ state: "new", value: "much" })).status).toBe(422);
	expect((await save({ state: "new", value: "1.2 lakh" })).status).toBe(303);
	expect(await desk.find(id)).toMatchObject({ state: "new", expectedValue: 120_000 });
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	expect(page.attributes('#manage [name="value"]', "value")).toEqual(["1,20,000"]);
	const proposed = { "was-value": "1,20,000", value: "1,20,000" };
	expect((await save({ state: "won", ...proposed })).status).toBe(303);
	expect(await desk.find(id)).toMatchObject({ state: "won", wonValue: 120_000 });
});
