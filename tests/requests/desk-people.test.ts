import { afterAll, beforeAll, expect, it } from "vitest";
import { createPasskeyStore } from "../../app/desk/store/passkey-store.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { connectDesk, type Desk } from "../support/desk-requests.ts";
import { type OwnSite, SITE_URL, startSite } from "../support/site.ts";

let site: OwnSite;
let desk: Desk;
let passkeys: ReturnType<typeof createPasskeyStore>;
let owner: Staff;
let member: Staff;
/** Of the owner. */
let cookie = "";

beforeAll(async () => {
	site = await startSite();
	desk = await connectDesk(site);
	passkeys = createPasskeyStore(desk.stores.database);
	owner = await desk.invite("Meera", "owner");
	member = await desk.invite("Kabir");
	cookie = await desk.createCookie(owner);
});
afterAll(async () => {
	await desk.stores.database.close();
	await site.stop();
});

const change = (fields: Record<string, string>, as = cookie) =>
	desk.post("/desk/people", fields, as);

const find = async ({ id }: Staff) => desk.people.findById(id);

it("an owner invites somebody, who signs in with the address that is shown once", async () => {
	const fields = { intent: "invite", name: "Riya Desai", email: "Riya@kiteline.example" };
	const response = await change(fields);
	expect(response.status).toBe(200);
	const page = await response.text();
	expect(page).not.toContain("on its way");
	const [url = ""] = new RegExp(`${SITE_URL}/desk/sign-in/[0-9a-f]{64}`).exec(page) ?? [];
	expect(await (await desk.get("/desk/people", cookie)).text()).not.toContain("/desk/sign-in/");
	expect((await desk.post(new URL(url).pathname, {}, "")).status).toBe(303);
	const riya = await desk.people.findByEmail("riya@kiteline.example");
	expect(riya).toMatchObject({ name: "Riya Desai", role: "member" });
	const again = await change({ intent: "link", person: riya?.id ?? "" });
	expect(await again.text()).toContain("/desk/sign-in/");
});

it.each<[what: string, fields: Record<string, string>, words: string]>([
	["no name", { email: "a@kiteline.example" }, "give a name"],
	["a long name", { name: "a".repeat(81), email: "a@kiteline.example" }, "at most 80"],
	["no address", { name: "Asha", email: "asha" }, "give an e-mail address"],
	["somebody who is there", { name: "K", email: "kabir@kiteline.example" }, "invited already"],
])(
	"an invitation with %s is refused, and comes back as it was typed",
	async (_what, fields, words) => {
		const response = await change({ intent: "invite", role: "owner", ...fields });
		expect(response.status).toBe(422);
		const page = await response.text();
		expect(page).toContain(words);
		for (const typed of Object.values(fields)) expect(page).toContain(`value="${typed}"`);
	},
);

it("without a mail server the sign-in page has no field for an address, and says whom to ask", async () => {
	const page = await (await site.request("/desk/sign-in")).text();
	expect(page).not.toContain('name="email"');
	expect(page).toContain("Ask whoever runs the site");
	const refused = await desk.post("/desk/sign-in", { email: owner.email }, "");
	expect([refused.status, await refused.text()]).toEqual([
		422,
		expect.stringContaining("This site sends no e-mails"),
	]);
});

it("roles change, but the last owner stays one, and enabled", async () => {
	const last = { person: owner.id };
	for (const fields of [
		{ ...last, intent: "role", role: "member" },
		{ ...last, intent: "disable" },
	]) {
		const response = await change(fields);
		expect(response.status).toBe(422);
		expect(await response.text()).toContain("the only owner");
	}
	expect((await change({ intent: "role", person: member.id, role: "owner" })).status).toBe(303);
	expect(await find(member)).toMatchObject({ role: "owner" });
	expect((await change({ intent: "role", person: member.id, role: "member" })).status).toBe(303);
	expect(await find(owner)).toMatchObject({ role: "owner", disabledAt: null });
	expect((await change({ intent: "role", person: "nobody" })).status).toBe(422);
});

it("the open tab of somebody who is disabled can do nothing more, until enabled again", async () => {
	const tab = await desk.createCookie(member);
	const note = { intent: "note", text: "Written late", revision: "0" };
	expect((await desk.get("/desk", tab)).status).toBe(200);
	expect((await change({ intent: "disable", person: member.id })).status).toBe(303);
	expect((await desk.get("/desk", tab)).status).toBe(404);
	expect((await desk.post("/desk/enquiries/any", note, tab)).status).toBe(404);
	expect((await change({ intent: "end-all-sessions" }, tab)).status).toBe(404);
	const link = await change({ intent: "link", person: member.id });
	expect([link.status, await link.text()]).toEqual([422, expect.stringContaining("enable them")]);
	expect((await change({ intent: "enable", person: member.id })).status).toBe(303);
	expect((await desk.get("/desk", tab)).status).toBe(404);
	expect((await desk.get("/desk", await desk.createCookie(member))).status).toBe(200);
});

it("an owner ends the sessions and passkeys of others, a member only their own", async () => {
	const ofMember = await desk.createCookie(member);
	const add = (id: string, { id: staffId }: Staff) =>
		passkeys.add({ id, staffId, publicKey: "", counter: 0, name: `Phone ${id}` });
	await add("of-owner", owner);
	await add("of-member", member);
	const members = await (await desk.get("/desk/people", ofMember)).text();
	expect(members).toContain("Phone of-member");
	expect(members).not.toContain("Phone of-owner");
	expect(members).not.toContain("Invite somebody");
	await change({ intent: "remove-passkey", passkey: "of-owner" }, ofMember);
	const theirs = { intent: "remove-their-passkey", passkey: "of-owner", person: owner.id };
	expect((await change(theirs, ofMember)).status).toBe(403);
	const session = (await desk.people.listSessions(owner.id))[0]?.hash ?? "";
	await change({ intent: "end-session", session }, ofMember);
	expect(await passkeys.list(owner.id)).toHaveLength(1);
	expect((await desk.get("/desk", cookie)).status).toBe(200);

	expect(await (await desk.get("/desk/people", cookie)).text()).toContain("Phone of-member");
	const removal = { intent: "remove-their-passkey", passkey: "of-member", person: member.id };
	expect((await change(removal)).status).toBe(303);
	expect(await passkeys.list(member.id)).toEqual([]);
	expect((await change({ intent: "end-their-sessions", person: member.id })).status).toBe(303);
	expect((await desk.get("/desk", ofMember)).status).toBe(404);
	await change({ intent: "remove-passkey", passkey: "of-owner" });
	expect(await passkeys.list(owner.id)).toEqual([]);
});

it("who signs out, here or everywhere, is out at the next request", async () => {
	const here = await desk.createCookie(owner);
	const signOut = await desk.post("/desk/sign-out", {}, here);
	expect(signOut.headers.get("Set-Cookie")).toContain("Max-Age=0");
	expect((await desk.get("/desk", here)).status).toBe(404);
	expect((await desk.get("/desk", cookie)).status).toBe(200);
	await change({ intent: "end-all-sessions" });
	expect((await desk.get("/desk", cookie)).status).toBe(404);
});
