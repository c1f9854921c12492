import { expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "../../app/platform/dates.server.ts";
import { createVisitStore } from "../../app/visits/visit-store.ts";
import { createCallActs } from "../support/call-stores.ts";
import { parseHtml } from "../support/parse-html.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";

const NUMBERS = "/desk/numbers.csv?weeks=2";

provideSite();

/** A test with a function that reads the cells of a CSV that has no quotes. */
const test = base.extend("readCsv", ({ desk }) => async (path: string, as?: string) => {
	const lines = (await desk.read(path, as)).split("\r\n").slice(0, -1);
	return lines.map((line) => line.split(","));
});

// This test is the first one, while the store is empty.
test("the numbers are those of the store, on the page and as CSV; members see no colleague", async ({
	desk,
	readCsv,
}) => {
	expect(await desk.read("/desk/numbers")).toContain("Nobody has written in these weeks");
	const [won, cancelled] = [
		await desk.save({ service: "seo" }),
		await desk.save({ service: "seo", city: "surat", email: "cancelled@x.example" }),
	];
	await desk.change(won, { intent: "answered-elsewhere", channel: "call" }, desk.ofKabir);
	await desk.change(won, { intent: "won", value: "1.5 lakh" });
	await desk.change(cancelled, { intent: "value", value: "80,000" });
	const row = { path: "/", service: "", city: "", source: "direct", medium: "", campaign: "" };
	const day = toDay(getNow());
	await createVisitStore(desk.stores.database).add([{ ...row, day, entries: 40, views: 90 }]);
	const startsAt = getNow() + 3_600_000;
	const call = { startsAt, endsAt: startsAt + 1_800_000, zone: null };
	await createCallActs(desk.stores.database).book(cancelled, call);
	await createCallActs(desk.stores.database).cancel(cancelled, { staffId: null, sequence: 0 });

	const lines = await readCsv(NUMBERS);
	const find = (by: string, name: string) => {
		const cells = lines.find((line) => line[0] === by && line[1] === name) ?? [];
		return Object.fromEntries((lines[0] ?? []).map((column, at) => [column, cells[at]]));
	};
	const sums = {
		enquiries: "2",
		won: "1",
		wonValue: "150000",
		lost: "0",
		answered: "1",
		withinTarget: "1",
		open: "1",
		overdue: "0",
		inHand: "80000",
	};
	expect(find("all", "")).toMatchObject({ visits: "40", ...sums });
	expect(lines.filter(([by]) => by === "week")).toHaveLength(2);
	expect(find("source", "direct")).toMatchObject(sums);
	expect(find("city", "Surat")).toMatchObject({ enquiries: "1", won: "0" });
	const ofKabir = { answered: "1", answers: "1", won: "1", open: "0", inHand: "0" };
	expect(find("person", "Kabir")).toMatchObject(ofKabir);
	expect(find("person", "")).toMatchObject({ open: "1", inHand: "80000" });
	const toMember = await readCsv(NUMBERS, desk.ofKabir);
	expect(toMember).toEqual(lines.filter(([by, name]) => by !== "person" || name === "Kabir"));

	const shown = await desk.read("/desk/numbers?weeks=2");
	expect(shown).toContain("₹1,50,000");
	for (const answer of [
		"2 people wrote in the last 2 weeks, 1 a week. The website had 40 visits.",
		"50% of everyone had it within your target of ",
		"1 is won, worth ₹1,50,000; 0 are lost. 1 is open, with ₹80,000 in hand; none is overdue. Of 1 call that they booked, 0 took place, 0 were no-shows and 1 was cancelled.",
		"Kabir gave the most first answers (1). 1 open enquiry has no owner.",
	])
		expect(parseHtml(shown).text("main")).toContain(answer);
	const ofMember = parseHtml(await desk.read("/desk/numbers?weeks=2", desk.ofKabir)).text("main");
	expect(ofMember).toContain("You gave 1 of 1 first answers.");
	expect(ofMember).not.toContain("Nobody");
	for (const weeks of ["0", "x"])
		expect((await desk.get(`/desk/numbers?weeks=${weeks}`)).status, weeks).toBe(200);
});

test("an owner exports a view with all its rows, in its order; a member is not offered it", async ({
	desk,
	readCsv,
}) => {
	for (let at = 0; at < 60; at++) await desk.save({ message: "We sell tea", city: "pune" });
	await desk.save({ message: "We sell tea", city: "pune", verdict: "quarantined" });
	// Rows of the same millisecond have no fixed order.
	const listIds = async (query: string) => {
		const pages = [await desk.read(`/desk?${query}`), await desk.read(`/desk?${query}&page=2`)];
		const links = pages.flatMap((page) => [
			...page.matchAll(/href="\/desk\/enquiries\/([\da-f-]{36})/g),
		]);
		return links.map(([, id]) => id);
	};
	const exportIds = async (query: string) =>
		(await readCsv(`/desk/enquiries.csv?${query}`)).slice(1).map(([id]) => id);
	const ids = await listIds("city=pune");
	expect(ids).toHaveLength(60);
	expect(await exportIds("city=pune")).toEqual(ids);
	expect(await exportIds("city=pune&view=all&page=2")).toEqual(ids.toReversed());
	expect(await exportIds("view=mine&city=pune")).toEqual([]);
	const link = '<a href="/desk/enquiries.csv?city=pune">';
	expect(await desk.read("/desk?city=pune&page=2")).toContain(link);
	expect(await desk.read("/desk?city=pune", desk.ofKabir)).not.toContain("enquiries.csv");
});

test("an export is a file for nobody's cache, and no cell of it is a formula", async ({ desk }) => {
	const name = '=HYPERLINK("https://evil.example")';
	const email = "riya@desaicotton.example";
	const id = await desk.save({ name, email, company: "@SUM(A1)" });
	await desk.change(id, { intent: "owner", owner: desk.meera.id });
	const response = await desk.get("/desk/enquiries.csv?q=hyperlink");
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "text/csv; charset=utf-8",
		"content-disposition": `attachment; filename="enquiries-search-${toDay(getNow())}.csv"`,
		"cache-control": expect.stringMatching(/^no-store\b/),
	});
	const bytes = new Uint8Array(await response.arrayBuffer());
	// Excel recognises UTF-8 by this mark.
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const text = new TextDecoder().decode(bytes);
	expect(text).toContain(`,"'=HYPERLINK(""https://evil.example"")",${email},`);
	expect(text).toContain(",'@SUM(A1),");
	expect(text).toContain(",new,Meera,");
});

test("an owner erases an enquiry after a page that asks, with its notes", async ({ desk }) => {
	const id = await desk.save({ name: "Zubin", message: "I sell silver", email: "z@x.example" });
	const path = `/desk/enquiries/${id}`;
	await desk.change(id, { intent: "note", text: "He sells silver" });
	const question = await desk.read(`${path}/erase`);
	expect(question).toContain("Erase the data of Zubin?");
	expect(question).not.toContain("Erase all");
	expect(await desk.read(path, desk.ofKabir)).not.toContain("/erase");
	const erase = { intent: "erase", scope: "enquiry" };
	expect((await desk.change(id, { ...erase, revision: "0" })).status).toBe(409);
	expect((await desk.find(id)).erasedAt).toBeNull();
	expect((await desk.change(id, erase)).status).toBe(303);
	expect(await desk.find(id)).toMatchObject({ name: "", email: "", message: "" });
	const page = await desk.read(path);
	expect(page).not.toMatch(/silver|Zubin|href="mailto:/);
	expect(page).toContain("Meera erased the person’s data");
});

test("a person who asks is erased from all enquiries of the address, and from no other", async ({
	desk,
}) => {
	const [first, second, other] = [
		await desk.save({ email: "Asha@x.example" }),
		await desk.save({ email: "asha@x.example" }),
		await desk.save({ email: "vasha@x.example" }),
	];
	const erase = (page: string) => {
		const { attributes } = parseHtml(page);
		const [seen = ""] = attributes('[name="seen"]', "value");
		const [revision = ""] = attributes('[name="revision"]', "value");
		return desk.change(first, { intent: "erase", scope: "person", revision, seen });
	};
	const question = await desk.read(`/desk/enquiries/${first}/erase`);
	expect(question).toMatch(/Erase all .*2/);
	await desk.change(second, { intent: "note", text: "She called" }, desk.ofKabir);
	const rejected = await erase(question);
	expect(rejected.status).toBe(409);
	const again = await rejected.text();
	const changed = parseHtml(again).attributes('[role="alert"] a', "href");
	// Both are of one matter, which was changed.
	expect(changed.sort()).toEqual([first, second].map((id) => `/desk/enquiries/${id}`).sort());
	for (const id of [first, second]) expect((await desk.find(id)).erasedAt).toBeNull();
	expect((await erase(again)).status).toBe(303);
	for (const id of [first, second]) expect((await desk.find(id)).erasedAt).not.toBeNull();
	expect((await desk.find(other)).erasedAt).toBeNull();
});
