import { expect } from "vitest";
import { parseHtml } from "../support/parse-html.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";

provideSite();

test("a search looks everywhere, groups by view and says why, and a view narrows it", async ({
	desk,
}) => {
	const word = "Vadnagar";
	const given = {
		name: "Nisha Trivedi",
		company: "Trivedi Sweets",
		message: `Near ${word}, sweets`,
	};
	const unanswered = await desk.save(given);
	const waiting = await desk.save({ name: "Zubin", email: "zubin@x.example" });
	await desk.change(waiting, { intent: "note", text: `His <b>shop</b> is in ${word}, too` });
	await desk.change(waiting, { intent: "answered-elsewhere", channel: "call" });
	const lost = await desk.save({ ...given, email: "lost@x.example" });
	await desk.change(lost, { intent: "lost", reason: "Price" });
	const spam = await desk.save({ ...given, verdict: "quarantined" });
	const page = await desk.read(`/desk?q=${word}`);
	const { texts, attributes } = parseHtml(page);
	expect(texts("#main h2")).toEqual(["Unanswered 1", "Waiting 1", "Open, won or lost 1", "Spam 1"]);
	const ids = attributes("a[data-row]", "href").map((href) => href.slice(16, 52));
	expect(ids).toEqual([unanswered, waiting, lost, spam]);
	expect(page).toContain("His &lt;b&gt;shop&lt;/b&gt; is in <mark>Vadnagar</mark>");
	const csv = await (await desk.get(`/desk/enquiries.csv?q=${word}`)).text();
	for (const id of ids) expect(csv).toContain(id);
	const link = attributes("main a", "href").find((href) => href.includes("enquiries.csv"));
	expect(link).toBe(`/desk/enquiries.csv?q=${word}`);

	const [, second = ""] = attributes("a[data-row]", "href");
	const found = parseHtml(await desk.read(second));
	expect(found.attributes("[data-up]", "href")).toEqual([`/desk?q=${word}`]);
	expect(found.text("[data-up]")).toBe("Inbox: search results");
	// What is done with it leads back there as well.
	const noted = await desk.post(second, { intent: "note", text: "A word", revision: "2" });
	const after = parseHtml(await desk.read(noted.headers.get("Location") ?? ""));
	expect(after.attributes("[data-up]", "href")).toEqual([`/desk?q=${word}`]);
	const inView = parseHtml(await desk.read(`/desk/enquiries/${lost}?view=waiting&q=${word}`));
	expect(inView.attributes("[data-up]", "href")).toEqual([`/desk?view=waiting&q=${word}`]);

	const narrowed = parseHtml(await desk.read(`/desk?q=${word}&view=waiting`));
	expect(narrowed.attributes("a[data-row]", "href")).toHaveLength(1);
	const none = await desk.read(`/desk?q=${word}&view=snoozed`);
	expect(none).toContain("Only this view was searched");
	expect(none).toContain(`href="/desk?q=${word}"`);
	expect(none).toContain("(4 found)");
	expect(await desk.read("/desk?q=nothing-of-this")).toContain(
		"in all views, answers, notes and files",
	);
	expect(await desk.read("/desk?q=Vadnagra")).toContain("No exact match");
});

test("what the form of the search sends empty is not in its address", async ({ desk }) => {
	const response = await desk.get("/desk?q=desai&service=&city=&view=");
	expect(response.status).toBe(302);
	expect(response.headers.get("Location")).toBe("/desk?q=desai");
	expect((await desk.get("/desk?q=&since=")).headers.get("Location")).toBe("/desk");
});
