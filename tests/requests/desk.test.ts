import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getNow } from "#app/clock.ts";
import { createBookingStore } from "../../app/bookings/store/booking-store.ts";
import { PERMISSIONS } from "../../app/desk/permissions.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import type { Stores } from "../../app/enquiries/open-stores.ts";
import { connectDesk, type Desk } from "../support/desk-requests.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { ROOT } from "../support/project-folder.ts";
import { type OwnSite, SITE_URL, startSite } from "../support/site.ts";

const HOUR_MS = 3_600_000;

let site: OwnSite;
let desk: Desk;
let stores: Stores;
let owner: Staff;
let member: Staff;
/** Of the owner. */
let cookie = "";

beforeAll(async () => {
	site = await startSite();
	desk = await connectDesk(site);
	stores = desk.stores;
	owner = await desk.invite("Meera", "owner");
	member = await desk.invite("Kabir");
	cookie = await desk.createCookie(owner);
});
afterAll(async () => {
	await stores.database.close();
	await site.stop();
});

const get = (path: string, as = cookie) => desk.get(path, as);
const post = (path: string, fields: Record<string, string>, as = cookie, headers = {}) =>
	desk.post(path, fields, as, headers);

async function save(given: Parameters<typeof createNewEnquiry>[0] = {}): Promise<string> {
	return (await stores.enquiries.save(createNewEnquiry(given), ["email"])).id;
}

let callCount = 0;
/** Each an hour after the one before. */
async function bookCall(id: string): Promise<void> {
	const startsAt = getNow() + (24 + callCount++) * HOUR_MS;
	const call = { startsAt, endsAt: startsAt + HOUR_MS / 2, zone: null };
	await createBookingStore(stores.database).book(id, call);
}

async function findEnquiry(id: string) {
	const [enquiry] = await stores.enquiries.findByIdPrefix(id);
	if (!enquiry) throw new Error("it is not stored");
	return enquiry;
}

async function change(id: string, fields: Record<string, string>): Promise<number> {
	const { revision } = await findEnquiry(id);
	const response = await post(`/desk/enquiries/${id}`, { revision: String(revision), ...fields });
	return response.status;
}

it("a page has its styles, whatever its title says", async () => {
	const id = await save({ name: "/*styles*/" });
	const page = await (await get(`/desk/enquiries/${id}`)).text();
	expect(page).toContain("<title>/*styles*/ | Desk</title>");
	expect(page).toMatch(/<style>[^<]{1000}/);
});

it("everybody may do what the table of permissions says, and nobody else", async () => {
	const disabled = await desk.invite("Asha", "owner");
	const ofDisabled = await desk.createCookie(disabled);
	await desk.people.setDisabled(disabled.id, true);
	const ofMember = await desk.createCookie(member);
	const expired = await desk.createCookie(owner, "an old one");
	const { db } = stores.database;
	await db
		.updateTable("sessions")
		.set({ createdAt: "2020-01-01T00:00:00.000Z" })
		.where("device", "=", "an old one")
		.execute();
	const strangers = ["", "__Host-desk=0", expired, ofDisabled];
	for (const { method, path, intent, role } of PERMISSIONS) {
		if (path.endsWith("sign-out") || intent === "end-all-sessions") continue;
		const id = await save();
		if (path.includes("bookings")) await bookCall(id);
		const address = path.replace(":id", id);
		const send = (as: string) =>
			method === "GET"
				? get(address, as)
				: post(address, { intent: intent ?? "", revision: "0", person: "nobody" }, as);
		const statuses = await Promise.all(strangers.map(async (as) => (await send(as)).status));
		expect(statuses, `strangers: ${method} ${path} ${intent}`).toEqual([404, 404, 404, 404]);
		const allowed = method === "GET" ? [200] : [303, 422];
		const ofRole = (await send(ofMember)).status;
		if (role === "member") expect(allowed, `${path} ${intent}`).toContain(ofRole);
		else expect(ofRole, `member: ${path} ${intent}`).toBe(403);
		const ofOwner = (await send(cookie)).status;
		expect([...allowed, 409], `owner: ${path} ${intent}`).toContain(ofOwner);
	}
	expect((await get("/desk/numbers-of-others")).status).toBe(404);
	expect((await post("/desk/people", { intent: "rule-the-world" })).status).toBe(400);
});

it("a form of another site changes nothing, whoever is signed in", async () => {
	const id = await save();
	const fields = { intent: "note", text: "forged", revision: "0" };
	const foreign = { Origin: "https://evil.example" };
	for (const headers of [foreign, { ...foreign, "Sec-Fetch-Site": "cross-site" }])
		expect((await post(`/desk/enquiries/${id}`, fields, cookie, headers)).status).toBe(403);
	expect((await findEnquiry(id)).revision).toBe(0);
	const own = { Origin: SITE_URL, "Sec-Fetch-Site": "same-origin" };
	expect((await post(`/desk/enquiries/${id}`, fields, cookie, own)).status).toBe(303);
});

it("an enquiry is answered, noted, given to somebody, snoozed and won, and tells all of it", async () => {
	const id = await save({ message: "Please call <b>me</b> & mine" });
	expect(await change(id, { intent: "note", text: "Asked for a quote in June." })).toBe(303);
	expect(await change(id, { intent: "answered-elsewhere", channel: "call" })).toBe(303);
	const { firstAnswerAt, ...answered } = await findEnquiry(id);
	expect(answered).toMatchObject({ state: "waiting", owner: owner.id, firstAnswerBy: owner.id });
	expect(getNow() - Date.parse(firstAnswerAt ?? "")).toBeLessThan(60_000);
	expect(await change(id, { intent: "owner", owner: member.id })).toBe(303);
	expect(await change(id, { intent: "snooze", until: "3" })).toBe(303);
	expect(await (await get("/desk?view=snoozed")).text()).toContain(id);
	expect(await change(id, { intent: "snooze", until: "" })).toBe(303);
	expect(await change(id, { intent: "state", state: "won" })).toBe(303);
	const page = await (await get(`/desk/enquiries/${id}`)).text();
	for (const words of [
		"Please call &lt;b&gt;me",
		"quote in June",
		"answered by call",
		"Kabir",
		"Won",
	])
		expect(page).toContain(words);
});

it.each<[fields: Record<string, string>, reason: string]>([
	[{ intent: "note", text: " \r\n" }, "The note is empty"],
	[{ intent: "state", state: "lent" }, "Choose a state"],
	[{ intent: "owner", owner: "x" }, "not one of the desk"],
	[{ intent: "snooze", until: "2020-01-01" }, "in the future"],
	[{ intent: "answered-elsewhere", channel: "pigeon", text: "By bird" }, "Say how"],
])("%j is refused with a reason", async (fields, reason) => {
	const id = await save();
	const response = await post(`/desk/enquiries/${id}`, { revision: "0", ...fields });
	expect(response.status).toBe(422);
	const page = await response.text();
	expect(page).toContain(reason);
	if (fields.text?.trim()) expect(page).toContain(fields.text);
	expect((await findEnquiry(id)).revision).toBe(0);
});

it("who comes second is told what changed, and loses no word", async () => {
	const id = await save();
	const as = await desk.createCookie(member);
	await post(`/desk/enquiries/${id}`, { intent: "note", text: "I call them", revision: "0" }, as);
	const late = { intent: "note", text: "I had written this", revision: "0" };
	const response = await post(`/desk/enquiries/${id}`, late);
	expect(response.status).toBe(409);
	const page = await response.text();
	for (const words of ["Kabir wrote a note", "I call them", "while you had it open"])
		expect(page).toContain(words);
	expect(page).toContain("I had written this</textarea>");
	expect((await findEnquiry(id)).revision).toBe(1);
});

it("what is freed from spam is delivered, one by one or several at once", async () => {
	const spam = await Promise.all([
		save({ verdict: "quarantined", spamReasons: ["too fast"] }),
		save({ verdict: "quarantined" }),
	]);
	expect(await (await get("/desk?view=spam")).text()).toContain(spam[0]);
	expect(await change(spam[0], { intent: "ham" })).toBe(303);
	expect((await post("/desk", { intent: "ham", id: spam[1] })).status).toBe(303);
	for (const id of spam) {
		const { verdict, deliveries } = await findEnquiry(id);
		expect([verdict, ...deliveries.map(({ state }) => state)]).toEqual(["ham", "pending"]);
	}
	expect(await change(spam[0], { intent: "spam" })).toBe(303);
	expect((await findEnquiry(spam[0])).deliveries.map(({ state }) => state)).toEqual(["held"]);
});

it("the inbox is searched and filtered by its address", async () => {
	const id = await save({
		name: "Zubin Irani",
		company: "100%_Cotton",
		phone: "+91 98250 11223",
		service: "seo",
		city: "surat",
	});
	const finds = async (query: string) => (await (await get(`/desk?${query}`)).text()).includes(id);
	for (const query of ["q=zubin", "q=100%25_cot", "q=98250", "service=seo&city=surat"])
		expect(await finds(query), query).toBe(true);
	for (const query of [
		"q=zubina",
		"q=100_",
		"service=seo&city=pune",
		"view=mine",
		"since=2099-01-01",
	])
		expect(await finds(query), query).toBe(false);
	expect(await finds("view=all&page=99")).toBe(false);
	for (const query of ["view=x&page=-1&since=soon", "q=%00%25'"])
		expect((await get(`/desk?${query}`)).status, query).toBe(200);
});

it("an erasure takes the notes with it", async () => {
	const id = await save();
	await change(id, { intent: "note", text: "She sells silver" });
	await stores.staff.erase({ id });
	const page = await (await get(`/desk/enquiries/${id}`)).text();
	expect(page).toContain("wrote a note");
	expect(page).not.toContain("silver");
	expect((await findEnquiry(id)).revision).toBe(2);
});

it("the public site has no byte of it", () => {
	const files = globSync("build/client/assets/*.{js,css}", { cwd: ROOT });
	expect(files.length).toBeGreaterThan(20);
	for (const file of files)
		expect(readFileSync(join(ROOT, file), "utf8"), file).not.toMatch(/desk-(wrap|button|field)/);
});
