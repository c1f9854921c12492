import { expect } from "vitest";
import { createPasskeyStore } from "../../app/desk/passkeys/passkey-store.ts";
import { changeEnquiry } from "../../app/enquiries/store/change-enquiry.ts";
import { byPerson } from "../../app/enquiries/store/change-types.ts";
import { getNow } from "../../app/platform/clock.ts";
import { DAY } from "../../app/platform/durations.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";

/** The site is without SMTP_URL. */
provideSite();

const test = base.extend("change", ({ desk }) => {
	return (fields: Record<string, string>, as?: string) => desk.post("/desk/people", fields, as);
});

test("an owner invites somebody, who signs in with the address that is shown once", async ({
	desk,
	change,
}) => {
	const fields = { intent: "invite", name: "Riya Desai", email: "Riya@kiteline.example" };
	const response = await change(fields);
	expect(response.status).toBe(200);
	const page = await response.text();
	expect(page).not.toContain("on its way");
	const [url = ""] = new RegExp(`${SITE_URL}/desk/sign-in/[0-9a-f]{64}`).exec(page) ?? [];
	expect(await desk.read("/desk/people")).not.toContain("/desk/sign-in/");
	expect((await desk.post(new URL(url).pathname, {}, "")).status).toBe(303);
	const riya = await desk.people.findByEmail("riya@kiteline.example");
	expect(riya).toMatchObject({ name: "Riya Desai", role: "member" });
	const again = await change({ intent: "link", person: riya?.id ?? "" });
	expect(await again.text()).toContain("/desk/sign-in/");
});

test.for([
	["K", "asha", "give an e-mail address"],
	["K", `${"a".repeat(250)}@b.in`, "give an e-mail address"],
	["K", `${"a".repeat(65)}@b.in`, "give an e-mail address"],
	["K", `a@${"b".repeat(64)}.in`, "give an e-mail address"],
	["K", "a@b.in©", "give an e-mail address"],
	["K", "a@b.in™", "give an e-mail address"],
	["K", "kabir@kiteline.example", "already invited"],
	["K".repeat(81), "kavya@kiteline.example", "a name of at most 80 characters"],
] as const)(
	"an invitation of %s to %s is rejected: %s; it comes back as it was typed",
	async ([name, email, words], { change }) => {
		const response = await change({ intent: "invite", role: "owner", name, email });
		expect(response.status).toBe(422);
		const page = await response.text();
		for (const text of [words, `value="${name}"`, `value="${email}"`]) expect(page).toContain(text);
	},
);

test("without a mail server the sign-in page has no field for an address, and says whom to ask", async ({
	desk,
}) => {
	const page = await desk.read("/desk/sign-in");
	expect(page).not.toContain('name="email"');
	expect(page).toContain("the person who runs the site");
	const rejected = await desk.post("/desk/sign-in", { email: desk.meera.email }, "");
	expect(rejected.status).toBe(422);
});

test("roles change, but the last owner stays one, and enabled", async ({ desk, change }) => {
	const { meera, kabir, people } = desk;
	for (const intent of ["role", "disable"]) {
		const response = await change({ intent, person: meera.id, role: "member" });
		expect(response.status).toBe(422);
		expect(await response.text()).toContain("the only owner");
	}
	expect(await people.findById(meera.id)).toMatchObject({ role: "owner", disabledAt: null });
	for (const role of ["owner", "member"]) {
		expect((await change({ intent: "role", person: kabir.id, role })).status).toBe(303);
		expect(await people.findById(kabir.id)).toMatchObject({ role });
	}
});

test("the open tab and the link of somebody who is disabled can do nothing more, until enabled again", async ({
	desk,
	change,
}) => {
	const person = desk.kabir.id;
	const tab = await desk.createCookie(desk.kabir);
	const link = `/desk/sign-in/${await desk.people.createLink(person)}`;
	expect((await desk.get("/desk", tab)).status).toBe(200);
	expect((await change({ intent: "disable", person })).status).toBe(303);
	expect((await desk.get("/desk", tab)).status).toBe(404);
	expect((await desk.post(link, {}, "")).status).toBe(410);
	expect((await change({ intent: "link", person })).status).toBe(422);
	expect((await change({ intent: "enable", person })).status).toBe(303);
	expect((await desk.get("/desk", tab)).status).toBe(404);
	expect((await desk.get("/desk", await desk.createCookie(desk.kabir))).status).toBe(200);
});

test("an owner ends the sessions and passkeys of others, a member only their own", async ({
	desk,
	change,
}) => {
	const { meera, kabir, ofMeera } = desk;
	const passkeys = createPasskeyStore(desk.stores.database);
	const ofMember = await desk.createCookie(kabir);
	for (const [id, { id: staffId }] of [["of-owner", meera] as const, ["of-member", kabir] as const])
		await passkeys.add({ id, staffId, publicKey: "", counter: 0, name: `Phone ${id}` });
	const members = await desk.read("/desk/people", ofMember);
	expect(members).toContain("Phone of-member");
	expect(members).not.toContain("Phone of-owner");
	expect(members).not.toContain("Invite someone");
	await change({ intent: "remove-passkey", passkey: "of-owner" }, ofMember);
	const session = (await desk.people.listSessions(meera.id))[0]?.hash ?? "";
	await change({ intent: "end-session", session }, ofMember);
	expect(await passkeys.list(meera.id)).toHaveLength(1);
	expect((await desk.get("/desk", ofMeera)).status).toBe(200);

	expect(await desk.read("/desk/people")).toContain("Phone of-member");
	const removal = { intent: "remove-their-passkey", passkey: "of-member", person: kabir.id };
	expect((await change(removal)).status).toBe(303);
	expect(await passkeys.list(kabir.id)).toEqual([]);
	expect((await change({ intent: "end-their-sessions", person: kabir.id })).status).toBe(303);
	expect((await desk.get("/desk", ofMember)).status).toBe(404);
	await change({ intent: "remove-passkey", passkey: "of-owner" });
	expect(await passkeys.list(meera.id)).toEqual([]);
});

test("the page says how many planned answers of somebody are taken back, before and after", async ({
	desk,
	change,
}) => {
	const { database } = desk.stores;
	const lata = await desk.invite("Lata");
	const sendAt = new Date(getNow() + DAY).toISOString();
	const by = byPerson(lata.id);
	for (const name of ["Riya", "Ravi"]) {
		const id = await desk.save({ name, email: `${name}@planned.example` });
		await changeEnquiry(database, { id, by }, { kind: "answer", text: "Dear Riya", sendAt });
	}
	expect(await desk.read("/desk/people")).toContain("Lata has 2 answers planned");
	const done = await change({ intent: "disable", person: lata.id });
	const after = await desk.read(done.headers.get("Location") ?? "");
	expect(after).toContain("2 of their planned answers were cancelled");
	expect(after).not.toContain("answers planned");
});

test("an owner erases who has left, whose enquiry says so, but not the last owner", async ({
	desk,
	change,
}) => {
	const lina = await desk.invite("Lina");
	const ofLina = await desk.createCookie(lina);
	const id = await desk.save();
	await desk.change(id, { intent: "note", text: "Called" }, ofLina);
	await desk.change(id, { intent: "owner", owner: lina.id });
	expect((await change({ intent: "erase", person: desk.meera.id })).status).toBe(422);
	expect((await change({ intent: "erase", person: lina.id })).status).toBe(303);
	expect(await desk.read("/desk/people")).not.toMatch(/lina/i);
	expect((await desk.get("/desk", ofLina)).status).toBe(404);
	const page = await desk.read(`/desk/enquiries/${id}`);
	expect(page).toMatch(
		/A former colleague wrote a note.*gave it to a former colleague.*Its owner has left/s,
	);
	expect(page).not.toMatch(/lina/i);
});

test("everybody saves a signature of their own; one that is too long comes back", async ({
	desk,
	change,
}) => {
	const ofKabir = await desk.createCookie(desk.kabir);
	const signature = "Kabir <b>\r\nSearch";
	expect((await change({ intent: "signature", signature }, ofKabir)).status).toBe(303);
	const read = async () => (await desk.people.findById(desk.kabir.id))?.signature;
	expect(await read()).toBe("Kabir <b>\nSearch");
	expect(await desk.read("/desk/people", ofKabir)).toContain("Kabir &lt;b&gt;\nSearch");
	expect(await desk.read("/desk/people")).not.toContain("Kabir &lt;b&gt;");
	const long = "A line\n".repeat(7).trim();
	const rejected = await change({ intent: "signature", signature: long }, ofKabir);
	expect(rejected.status).toBe(422);
	const page = await rejected.text();
	for (const words of [long, "7 lines"]) expect(page).toContain(words);
	expect(await read()).toBe("Kabir <b>\nSearch");
	await change({ intent: "signature", signature: "" }, ofKabir);
	expect(await read()).toBeNull();
});

test("everybody chooses the language of their pages, and no one else's", async ({
	desk,
	change,
}) => {
	const ofKabir = await desk.createCookie(desk.kabir);
	expect((await change({ intent: "language", language: "de" }, ofKabir)).status).toBe(303);
	const page = await desk.read("/desk/people", ofKabir);
	for (const text of ['<html lang="de"', "Ihre Sprache", ">Deutsch</option>"])
		expect(page).toContain(text);
	expect(await desk.read("/desk/people")).toContain("Your language");
	await change({ intent: "language", language: "en" }, ofKabir);
	expect(await desk.read("/desk/people", ofKabir)).toContain('<html lang="en-IN"');
	await change({ intent: "language", language: "xx" }, ofKabir);
	expect((await desk.people.findById(desk.kabir.id))?.language).toBeNull();
});

test("who signs out, here or everywhere, is out at the next request", async ({ desk, change }) => {
	const here = await desk.createCookie(desk.meera);
	const outHere = await desk.post("/desk/sign-out", {}, here);
	expect((await desk.get("/desk", here)).status).toBe(404);
	expect((await desk.get("/desk")).status).toBe(200);
	const outEverywhere = await change({ intent: "end-all-sessions" });
	for (const { headers } of [outHere, outEverywhere]) {
		// Without this header the back button would show cached pages.
		expect(headers.get("Clear-Site-Data")).toBe('"cache"');
		expect(headers.get("Set-Cookie")).toContain("Max-Age=0");
	}
	expect((await desk.get("/desk")).status).toBe(404);
});
