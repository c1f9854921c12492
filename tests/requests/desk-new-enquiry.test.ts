import { expect } from "vitest";
import { provideSite } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

// Nothing is delivered: the address allows answers to be sent.
provideSite({ SMTP_URL: "smtp://127.0.0.1:1" });

const WALKED_IN = {
	source: "walk-in",
	name: "Nisha Trivedi",
	phone: "98250 11224",
	message: "SEO",
	service: "seo",
	city: "surat",
};

const toId = (address: string) => address.split(/[/?]/)[3] ?? "";

test("an enquiry is made by hand with a name and a phone number, and says who made it", async ({
	desk,
}) => {
	const form = await readPage(desk.get("/desk/enquiries/new", desk.ofKabir));
	const submissionId = form.attribute('[name="submissionId"]', "value") ?? "";
	const fields = { ...WALKED_IN, submissionId };
	const response = await desk.post("/desk/enquiries", fields, desk.ofKabir);
	expect(response.status).toBe(303);
	const address = response.headers.get("Location") ?? "";
	const stored = await desk.find(toId(address));
	expect(stored).toMatchObject({
		name: "Nisha Trivedi",
		email: "",
		phone: "98250 11224",
		message: "SEO",
		service: "seo",
		city: "surat",
		source: "walk-in",
		state: "new",
	});
	expect(stored.deliveries.map(({ channel }) => channel)).not.toContain("acknowledgement");
	// A double click is one enquiry.
	const again = await desk.post("/desk/enquiries", fields, desk.ofKabir);
	expect(again.headers.get("Location")).toBe(address);
	const page = await readPage(desk.get(address));
	expect(page.text("main")).toContain("Kabir wrote the enquiry down.");
	const told = await readPage(desk.get(address, desk.ofKabir));
	expect(told.text("#done")).toContain("The enquiry is saved");
	// There is no address to which an answer could go.
	expect(page.select("#answer-text")).toEqual([]);
	expect(page.attributes("main a", "href").filter((href) => href.startsWith("mailto:"))).toEqual(
		[],
	);
	const answer = { intent: "answer", text: "Dear Nisha" };
	const rejected = await readPage(desk.change(stored.id, answer), 422);
	expect(rejected.text('[role="alert"]')).toMatch(/no e-mail address.*Dear Nisha/s);
	expect(await desk.read("/desk")).toContain("Nisha Trivedi");
});

test("an enquiry made by hand with a wrong field comes back with all words and the reason", async ({
	desk,
}) => {
	for (const [wrong, reason] of [
		[{ phone: "" }, "a phone number or an e-mail address"],
		[{ name: "" }, "Name must be"],
		[{ email: "nisha at x" }, "valid email"],
		[{ email: "nisha@x.example©" }, "valid email"],
		[{ email: `nisha@${"x".repeat(64)}.example` }, "valid email"],
		[{ email: `${"n".repeat(65)}@x.example` }, "valid email"],
		[{ message: "" }, "a few words"],
	] as const) {
		const fields = { ...WALKED_IN, company: "Rejected Sweets", ...wrong };
		const page = await readPage(desk.post("/desk/enquiries", fields), 422);
		expect(page.text("#main form")).toContain(reason);
		expect(page.attribute("#company", "value")).toBe("Rejected Sweets");
		expect(page.attributes('#main [aria-invalid="true"]', "id")).toHaveLength(1);
	}
	expect(await desk.read("/desk?view=all")).not.toContain("Rejected");
});

test("what is pasted into an enquiry made by hand is cleaned", async ({ desk }) => {
	const pasted = {
		name: "Nisha\u0003 O\u0092Neil",
		phone: "☎\ufe0f \u202a9\ufe0f\u20e38250\u00a0１１２３９\u202c",
		message: "SE\u0003O",
	};
	const response = await desk.post("/desk/enquiries", { ...WALKED_IN, ...pasted });
	expect(response.status).toBe(303);
	const id = toId(response.headers.get("Location") ?? "");
	expect(await desk.find(id)).toMatchObject({
		name: "Nisha O’Neil",
		phone: "98250 11239",
		message: "SEO",
	});
});

test("two people without an e-mail address are two people, and are erased one by one", async ({
	desk,
}) => {
	const make = async (phone: string) => {
		const response = await desk.post("/desk/enquiries", { ...WALKED_IN, phone });
		return toId(response.headers.get("Location") ?? "");
	};
	const [one, other] = [await make("98250 11225"), await make("98250 11226")];
	const page = await readPage(desk.get(`/desk/enquiries/${one}`));
	expect(page.select("main article")).toHaveLength(1);
	const question = await readPage(desk.get(`/desk/enquiries/${one}/erase`));
	expect(question.attributes('[name="scope"]', "value")).toEqual(["enquiry"]);
	await desk.change(one, { intent: "erase", scope: "person" });
	expect((await desk.find(one)).erasedAt).not.toBeNull();
	expect((await desk.find(other)).erasedAt).toBeNull();
});

test("an enquiry made by hand is one's own or a colleague's, and may be answered already", async ({
	desk,
}) => {
	const form = await readPage(desk.get("/desk/enquiries/new", desk.ofKabir));
	expect(form.attribute('[name="owner"] [selected]', "value")).toBe(desk.kabir.id);
	expect(form.select("#main form > details[open]")).toEqual([]);
	const make = (fields: Record<string, string>) =>
		desk.post("/desk/enquiries", { ...WALKED_IN, ...fields }, desk.ofKabir);
	const answered = await make({
		phone: "98250 11301",
		owner: desk.kabir.id,
		channel: "whatsapp",
		"said-next": "us-1",
	});
	const address = answered.headers.get("Location") ?? "";
	const stored = await desk.find(toId(address));
	expect(stored).toMatchObject({ owner: desk.kabir.id, state: "open" });
	expect(stored.firstAnswerAt).not.toBeNull();
	expect(stored.dueAt).not.toBeNull();
	const told = await readPage(desk.get(address, desk.ofKabir));
	expect(told.text("#done")).toContain("The enquiry is saved");
	for (const [wrong, reason] of [
		[{ owner: "nobody known" }, "owner"],
		[{ channel: "pigeon" }, "whatsapp"],
		[{ channel: "call", "said-next": "they" }, "next"],
	] as const) {
		const page = await readPage(make({ phone: "98250 11302", ...wrong }), 422);
		expect(page.text('#main [role="alert"]')).toContain(reason);
	}
});

test("who has a matter keeps it from the one who writes an enquiry down, but not from a colleague", async ({
	desk,
}) => {
	const email = `${crypto.randomUUID()}@x.example`;
	const first = await desk.save({ email });
	await desk.change(first, { intent: "owner", owner: desk.kabir.id });
	const make = async (owner: string) => {
		const response = await desk.post("/desk/enquiries", { ...WALKED_IN, phone: "", email, owner });
		return (await desk.find(toId(response.headers.get("Location") ?? ""))).owner;
	};
	const meera = (
		await desk.stores.database.db.selectFrom("staff").select(["id", "role"]).execute()
	).find(({ role }) => role === "owner");
	expect(await make(meera?.id ?? "")).toBe(desk.kabir.id);
	expect(await make(desk.kabir.id)).toBe(desk.kabir.id);
});

test("who wrote before is found by the e-mail address or the number that is typed", async ({
	desk,
}) => {
	const email = `${crypto.randomUUID()}@x.example`;
	const id = await desk.save({ email, name: "Riya Desai", phone: "+91 98250 11399" });
	const find = async (fields: Record<string, string>) =>
		(await desk.get(`/desk/enquiries/known?${new URLSearchParams(fields)}`, desk.ofKabir)).json();
	const known = [
		{
			href: `/desk/enquiries/${id}`,
			words: "Riya Desai wrote before. Open the conversation",
		},
	];
	expect(await find({ email: email.toUpperCase(), phone: "" })).toEqual(known);
	expect(await find({ email: "", phone: "98250-11399" })).toEqual(known);
	expect(await find({ email: "", phone: "" })).toEqual([]);
	expect(await find({})).toEqual([]);
});

test("the conversation of a person has an address of its own", async ({ desk }) => {
	const email = `${crypto.randomUUID()}@x.example`;
	const [first] = [await desk.save({ email }), await desk.save({ email })];
	const page = await readPage(desk.get(`/desk/people-of/${first}`));
	expect(page.select("main article")).toHaveLength(2);
	await readPage(desk.get("/desk/people-of/nobody"), 404);
});
