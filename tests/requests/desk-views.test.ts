import { expect } from "vitest";
import { parseHtml } from "../support/parse-html.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";

/** The site is without SMTP_URL. */
provideSite();

const VIEWS = 'nav[aria-label="Views"] a';

test("a filter is saved as a view, for oneself or by owners for all, and removed again", async ({
	desk,
}) => {
	await desk.save({ service: "seo", name: "Riya of SEO" });
	await desk.save({ service: "content-marketing", name: "Anil of content" });
	const query = "?view=all&service=seo";
	const read = async (path: string, as?: string) => parseHtml(await desk.read(path, as));
	const saveAs = (name: string, as?: string) =>
		desk.post(`/desk${query}`, { intent: "save-view", name, all: "yes" }, as);
	expect((await read("/desk")).select('[value="save-view"]')).toEqual([]);
	expect((await read(`/desk${query}`)).select('[value="save-view"]')).toHaveLength(1);

	const done = await saveAs("All of SEO");
	const shown = await read(done.headers.get("Location") ?? "");
	expect(shown.text("#done")).toContain("The view is saved");
	expect(shown.text(`${VIEWS}[aria-current]`)).toBe("All of SEO 1");
	expect(shown.text("main")).toContain("Riya of SEO");
	expect(shown.text("main form.desk-ticking")).not.toContain("Anil of content");

	// A member saves for themselves alone, and does not remove what is for all.
	await saveAs("Mine of SEO", desk.ofKabir);
	const listNames = async (as?: string) => (await read("/desk", as)).texts(VIEWS).slice(9);
	expect(await listNames()).toEqual(["All of SEO 1"]);
	expect(await listNames(desk.ofKabir)).toEqual(["All of SEO 1", "Mine of SEO 1"]);
	const { db } = desk.stores.database;
	const rows = await db.selectFrom("savedViews").selectAll().orderBy("name").execute();
	expect(rows).toMatchObject([
		{ query, isForAll: 1 },
		{ query, isForAll: 0, staffId: desk.kabir.id },
	]);
	const rename = (at: number, name: string, as?: string) =>
		desk.post("/desk", { intent: "rename-view", saved: rows[at]?.id ?? "", name }, as);
	expect((await rename(0, "Not his", desk.ofKabir)).status).toBe(422);
	expect((await rename(0, " ")).status).toBe(422);
	const renamed = await rename(0, "SEO of all");
	expect((await read(renamed.headers.get("Location") ?? "")).text(`${VIEWS}[aria-current]`)).toBe(
		"SEO of all 1",
	);
	const remove = (at: number, as?: string) =>
		desk.post("/desk", { intent: "remove-view", saved: rows[at]?.id ?? "" }, as);
	expect((await remove(0, desk.ofKabir)).status).toBe(422);
	expect((await remove(1)).status).toBe(422);
	expect((await remove(0)).status).toBe(303);
	expect((await remove(1, desk.ofKabir)).status).toBe(303);
	expect(await listNames(desk.ofKabir)).toEqual([]);
	expect((await saveAs("")).status).toBe(422);
	expect((await saveAs("x".repeat(41))).status).toBe(422);
});

test("a saved view leaves the other views as they are, and folds the fields of its filter", async ({
	desk,
}) => {
	await desk.save({ service: "seo" });
	await desk.save({ service: "content-marketing" });
	const query = `?service=seo&owner=${desk.kabir.id}`;
	const before = parseHtml(await desk.read("/desk"));
	const byHand = parseHtml(await desk.read(`/desk${query}`));
	expect(byHand.select("details.desk-search[open]")).toHaveLength(1);
	expect(byHand.select("[data-by-hand]")).toHaveLength(1);
	expect(byHand.text(".desk-filters > summary")).toMatch(/: .*SEO.* · Kabir$/i);
	expect(byHand.attributes(VIEWS, "href")[1]).toContain("owner=");
	await desk.post(`/desk${query}`, { intent: "save-view", name: "Of Kabir" });
	const saved = parseHtml(await desk.read(`/desk${query}`));
	expect(saved.select("[data-by-hand], details.desk-search[open]")).toEqual([]);
	expect(saved.text(`${VIEWS}[aria-current]`)).toBe("Of Kabir 0");
	expect(saved.texts(VIEWS).slice(0, 9)).toEqual(before.texts(VIEWS).slice(0, 9));
	expect(saved.attributes(VIEWS, "href").slice(0, 9)).toEqual(
		before.attributes(VIEWS, "href").slice(0, 9),
	);
});

test("an owner empties the spam, but for what came since, and members do not", async ({ desk }) => {
	const { db } = desk.stores.database;
	const held = await desk.save();
	const clean = await desk.save();
	await desk.change(held, { intent: "spam" });
	const page = parseHtml(await desk.read("/desk?view=spam"));
	const [until = ""] = page.attributes('[type="hidden"][name="until"]', "value");
	expect(await desk.read("/desk?view=spam", desk.ofKabir)).not.toContain("empty-spam");
	const empty = (as?: string) => desk.post("/desk?view=spam", { intent: "empty-spam", until }, as);
	expect((await empty(desk.ofKabir)).status).toBe(403);
	const later = await desk.save();
	await desk.change(later, { intent: "spam" });
	const after = new Date(Date.parse(until) + 1).toISOString();
	await db.updateTable("enquiries").set({ createdAt: after }).where("id", "=", later).execute();
	const done = await empty();
	expect(parseHtml(await desk.read(done.headers.get("Location") ?? "")).text("#done")).toContain(
		"erased for good",
	);
	const kept = await db
		.selectFrom("enquiries")
		.select("id")
		.where("id", "in", [held, clean, later])
		.where("erasedAt", "is", null)
		.execute();
	expect(kept.map(({ id }) => id).toSorted()).toEqual([clean, later].toSorted());
});

test("a page of a view says which one it is, and an enquiry its place in the view", async ({
	desk,
}) => {
	const word = `w${crypto.randomUUID().slice(0, 8)}`;
	const ids: string[] = [];
	for (let count = 0; count < 51; count += 1)
		ids.push(await desk.save({ message: `We want ${word}.` }));
	const query = `?view=all&q=${word}`;
	const read = async (path: string) => parseHtml(await desk.read(path));
	expect((await read(`/desk${query}`)).text('nav[aria-label="Pages"]')).toContain("Page 1 of 2");
	const ways = (id: string | undefined, of: string) =>
		read(`/desk/enquiries/${id}${of}`).then((page) => page.text('nav[aria-label="Enquiries"]'));
	expect(await ways(ids.at(-2), query)).toContain("2 of 51");
	expect(await ways(ids[0], query)).toContain("51 of 51");
	expect(await ways(ids[0], "?view=lost")).not.toContain(" of ");
});
