import { afterAll, beforeAll, expect, it } from "vitest";
import { getNow } from "#app/clock.ts";
import { createPeopleStore, type Staff } from "../../app/desk/store/people-store.ts";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { toDay } from "../../app/visits/day.ts";
import { createSpeedStore } from "../../app/visits/speed-store.ts";
import { createVisitStore } from "../../app/visits/visit-store.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { type OwnSite, startSite } from "../support/site.ts";

let site: OwnSite;
let stores: Stores;
let owner: Staff;
/** Of an owner and of a member. */
let [ofOwner, ofMember] = ["", ""];

beforeAll(async () => {
	site = await startSite();
	stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined });
	const people = createPeopleStore(stores.database);
	const invite = async (name: string, role: Staff["role"]) => {
		const staff = await people.invite(name, `${name}@kiteline.example`, role);
		if (!staff) throw new Error(`${name} is invited already`);
		return { staff, cookie: `__Host-desk=${await people.createSession(staff.id, "a test")}` };
	};
	const meera = await invite("Meera", "owner");
	owner = meera.staff;
	[ofOwner, ofMember] = [meera.cookie, (await invite("Kabir", "member")).cookie];
});
afterAll(async () => {
	await stores.database.close();
	await site.stop();
});

const get = (path: string, as = ofOwner) => site.request(path, { headers: { Cookie: as } });

async function save(given: Parameters<typeof createNewEnquiry>[0] = {}): Promise<string> {
	return (await stores.enquiries.save(createNewEnquiry(given), ["email"])).id;
}

async function findEnquiry(id: string) {
	const [enquiry] = await stores.enquiries.findByIdPrefix(id);
	if (!enquiry) throw new Error("it is not stored");
	return enquiry;
}

async function post(id: string, fields: Record<string, string>, as = ofOwner) {
	const { revision } = await findEnquiry(id);
	return site.request(`/desk/enquiries/${id}`, {
		method: "POST",
		headers: { Cookie: as },
		body: new URLSearchParams({ revision: String(revision), ...fields }),
	});
}

/** The cells of a CSV without quotes in it. */
async function readCsv(path: string, as = ofOwner): Promise<string[][]> {
	const text = await (await get(path, as)).text();
	return text
		.split("\r\n")
		.slice(0, -1)
		.map((line) => line.split(","));
}

it("an owner exports a view with all its rows, in its order; a member and a stranger do not", async () => {
	const message = "We sell tea";
	const ids: string[] = [];
	for (let at = 0; at < 60; at++) ids.push(await save({ message, city: "surat" }));
	const other = await save({ message, city: "pune" });
	await save({ message, city: "surat", verdict: "quarantined" });
	const exportIds = async (query: string) =>
		(await readCsv(`/desk/enquiries.csv?${query}`)).slice(1).map(([id]) => id);
	expect(await exportIds("city=surat")).toEqual(ids);
	expect(await exportIds("city=surat&view=all&page=2")).toEqual(ids.toReversed());
	expect(await exportIds("view=mine&city=surat")).toEqual([]);
	expect(await exportIds("q=tea&since=2020-01-01")).toEqual([...ids, other]);
	expect((await get("/desk/enquiries.csv", ofMember)).status).toBe(403);
	expect((await get("/desk/enquiries.csv", "")).status).toBe(404);
	const link = '<a href="/desk/enquiries.csv?city=surat">';
	expect(await (await get("/desk?city=surat&page=2")).text()).toContain(link);
	expect(await (await get("/desk?city=surat", ofMember)).text()).not.toContain("enquiries.csv");
});

it("an export is a file for nobody's cache, and no cell of it is a formula", async () => {
	const id = await save({ name: '=HYPERLINK("https://evil.example")', company: "@SUM(A1)" });
	await post(id, { intent: "owner", owner: owner.id });
	const response = await get("/desk/enquiries.csv?q=hyperlink");
	expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
	expect(response.headers.get("Content-Disposition")).toMatch(
		/^attachment; filename="enquiries-unanswered-\d{4}-\d\d-\d\d\.csv"$/,
	);
	expect(response.headers.get("Cache-Control")).toMatch(/^no-store\b/);
	const bytes = new Uint8Array(await response.arrayBuffer());
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const text = new TextDecoder().decode(bytes);
	expect(text).toMatch(/^id,submissionId,createdAt,name,/);
	expect(text).toContain(`,"'=HYPERLINK(""https://evil.example"")",riya@desaicotton.example,`);
	expect(text).toContain(",'@SUM(A1),");
	expect(text).toContain(",new,Meera,");
});

it("the numbers are those of the store, on the page and as CSV; by person for owners alone", async () => {
	const { db } = stores.database;
	await db.updateTable("enquiries").set({ verdict: "spam" }).execute();
	const ids = [await save({ service: "seo" }), await save({ service: "seo", city: "surat" })];
	const id = await save({ city: "surat" });
	await post(ids[0] ?? "", { intent: "answered-elsewhere", channel: "call" });
	await post(id, { intent: "answered-elsewhere", channel: "call" }, ofMember);
	await post(id, { intent: "state", state: "won" });
	const page = { path: "/", service: "", city: "", source: "direct", medium: "", campaign: "" };
	const day = toDay(getNow());
	await createVisitStore(stores.database).add([{ ...page, day, entries: 40, views: 90 }]);
	const lines = await readCsv("/desk/numbers.csv?weeks=2");
	const find = (by: string, name: string) =>
		lines.find((cells) => cells[0] === by && cells[1] === name)?.slice(2, 8);
	expect(lines[0]?.slice(1, 6)).toEqual(["name", "visits", "enquiries", "won", "answered"]);
	expect(find("all", "")).toEqual(["40", "3", "1", "2", "2", "2"]);
	expect(lines.filter(([by]) => by === "week")).toHaveLength(2);
	expect(find("service", "SEO Services")).toEqual(["", "2", "0", "1", "1", "1"]);
	expect(find("city", "Surat")).toEqual(["", "2", "1", "1", "1", "1"]);
	expect(find("source", "direct")).toEqual(["", "3", "1", "2", "2", "2"]);
	expect(find("person", "Kabir")).toEqual(["", "1", "1", "1", "1", "1"]);
	const ofMembers = await readCsv("/desk/numbers.csv?weeks=2", ofMember);
	expect(ofMembers).toEqual(lines.filter(([by]) => by !== "person"));
	const shown = await (await get("/desk/numbers?weeks=2")).text();
	expect(shown).toContain('SEO Services<svg width="100%" height="6" aria-hidden="true"');
	expect(shown).toMatch(/67%<\/dd>/);
	expect(shown).toContain("First answers by person");
	const toMember = await (await get("/desk/numbers?weeks=2", ofMember)).text();
	expect(toMember).not.toContain("First answers by person");
	for (const weeks of ["", "0", "-3", "1e9", "x", "1.5"])
		expect((await get(`/desk/numbers?weeks=${weeks}`)).status, weeks).toBe(200);
});

it("the numbers tell what became of calls, on the page and as CSV", async () => {
	const ids = [await save(), await save(), await save()];
	const startsAt = getNow() - 3_600_000;
	const states = ["booked", "cancelled", "no-show"] as const;
	await stores.database.db
		.insertInto("bookings")
		.values(
			ids.map((enquiryId, at) => ({
				enquiryId,
				startsAt: startsAt + at,
				endsAt: startsAt + 1_800_000,
				zone: null,
				state: states[at] ?? "booked",
				sequence: 0,
				createdAt: "2026-11-20T10:00:00.000Z",
			})),
		)
		.execute();
	const lines = await readCsv("/desk/numbers.csv?weeks=2");
	const columns = ["callsBooked", "callsHeld", "callsCancelled", "callsNotTaken"];
	for (const by of ["all", "source"]) {
		const line = lines.find(([name]) => name === by) ?? [];
		const cells = columns.map((column) => line[lines[0]?.indexOf(column) ?? 0]);
		expect(cells, by).toEqual(["3", "1", "1", "1"]);
	}
	expect(await (await get("/desk/numbers?weeks=2")).text()).toMatch(
		/All sources<\/th>(<td[^>]*>3<\/td>)(<td[^>]*>1<\/td>){3}(<td[^>]*>0<\/td>)/,
	);
});

it("the speed of pages is on the page and in the CSV, with how many loads it is of", async () => {
	const row = { day: toDay(getNow()), template: "city", device: "phone", metric: "LCP" } as const;
	await createSpeedStore(stores.database).add([
		{ ...row, bucket: 2_000, loads: 30 },
		{ ...row, bucket: 4_500, loads: 90 },
		{ ...row, metric: "INP", bucket: 180, loads: 19 },
	]);
	const lines = await readCsv("/desk/numbers.csv?weeks=2");
	expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
	expect(lines[0]?.slice(-5)).toEqual(["device", "metric", "loads", "p75", "rating"]);
	const ofCity = lines.filter(([by, name]) => by === "speed" && name === "City");
	expect(ofCity.map((cells) => cells.slice(-5))).toEqual([
		["phone", "LCP", "120", "4333", "poor"],
		["phone", "INP", "19", "", "too few"],
		["phone", "CLS", "0", "", "too few"],
		["phone", "TTFB", "0", "", "too few"],
	]);
	const shown = (await (await get("/desk/numbers?weeks=2", ofMember)).text()).replaceAll(
		"<!-- -->",
		"",
	);
	expect(shown).toMatch(/4\.3 s<\/span>.*?poor<\/strong>, of 120/);
	expect(shown).toContain("too few (19)");
});

it("an owner erases an enquiry after a page that asks, with its notes", async () => {
	const id = await save({ name: "Zubin", message: "I sell silver", email: "z@x.example" });
	await post(id, { intent: "note", text: "He sells silver" });
	const question = await (await get(`/desk/enquiries/${id}/erase`)).text();
	expect(question).toContain("Erase the data of Zubin?");
	expect(question).not.toContain("Erase all");
	expect(await (await get(`/desk/enquiries/${id}`)).text()).toContain(`${id}/erase"`);
	expect(await (await get(`/desk/enquiries/${id}`, ofMember)).text()).not.toContain("/erase");
	expect((await get(`/desk/enquiries/${id}/erase`, ofMember)).status).toBe(403);
	expect((await post(id, { intent: "erase", scope: "enquiry" }, ofMember)).status).toBe(403);
	expect((await findEnquiry(id)).erasedAt).toBeNull();
	expect((await post(id, { intent: "erase", scope: "enquiry" })).status).toBe(303);
	expect(await findEnquiry(id)).toMatchObject({ name: "", email: "", message: "" });
	const page = await (await get(`/desk/enquiries/${id}`)).text();
	expect(page).not.toMatch(/silver|Zubin|href="mailto:/);
	expect(page).toMatch(/<h1[^>]*>Erased enquiry</);
	expect(page).toMatch(/Meera(<!-- -->)? erased the person’s data/);
	expect((await get(`/desk/enquiries/${id}/erase`)).status).toBe(404);
});

it("a person who asks is erased from all enquiries of the address, and from no other", async () => {
	const ids = [await save({ email: "Asha@x.example" }), await save({ email: "asha@x.example" })];
	const other = await save({ email: "vasha@x.example" });
	const [first = ""] = ids;
	expect(await (await get(`/desk/enquiries/${first}/erase`)).text()).toMatch(/Erase all .*2/);
	expect((await post(first, { intent: "erase", scope: "person" })).status).toBe(303);
	for (const id of ids) expect((await findEnquiry(id)).erasedAt).not.toBeNull();
	expect((await findEnquiry(other)).erasedAt).toBeNull();
});

it("what somebody changed meanwhile is not erased unseen", async () => {
	const id = await save();
	await post(id, { intent: "note", text: "She called again" }, ofMember);
	const late = await post(id, { intent: "erase", scope: "enquiry", revision: "0" });
	expect(late.status).toBe(409);
	expect(await late.text()).toContain("Nothing was erased yet");
	expect((await findEnquiry(id)).erasedAt).toBeNull();
});
