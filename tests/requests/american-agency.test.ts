import { join } from "node:path";
import { beforeEach, expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { loadContent } from "../../app/content/load.ts";
import { addDays, listDays, toDay, toDayStart, toMonday } from "../../app/platform/dates.server.ts";
import type { Day } from "../../app/platform/day.ts";
import { setRegion } from "../../app/platform/region.ts";
import { createVisitStore } from "../../app/visits/visit-store.ts";
import { createCallActs, HOUR } from "../support/call-stores.ts";
import { MONTHS } from "../support/months.ts";
import { createStranger } from "../support/new-enquiry.ts";
import { getAttribute, getText, parseHtml } from "../support/parse-html.ts";
import { ROOT } from "../support/project-folder.ts";
import { REGIONS } from "../support/regions.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { openPage } from "./visitor.ts";

const CONTENT_DIR = join(ROOT, "tests/agencies/tern");
const content = loadContent(CONTENT_DIR);
const [post] = content.posts;
const POST = `/blog/${post?.slug}`;

provideSite({ CONTENT_DIR });
beforeEach(() => setRegion(REGIONS.portland));

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Returns a day as Americans write it, without a calendar, which could err as the product does. */
function write(day: string, length: "long" | "short" = "long"): string {
	const [year, month = 0, date] = day.split("-").map(Number);
	const name = MONTHS[month - 1] ?? "";
	return `${length === "long" ? name : name.slice(0, 3)} ${date}, ${year}`;
}

/** Lists the days of a week as the desk names them: Mon Nov 23. */
function nameDays(monday: Day): string[] {
	return listDays(monday, addDays(monday, 6)).map(
		(day, index) => `${WEEKDAYS[index]} ${write(day, "short").split(",", 1)}`,
	);
}

test("the week of the calls begins on Monday, and a call stands under its day", async ({
	desk,
}) => {
	const monday = addDays(toMonday(toDay(getNow())), 7);
	const startsAt = Date.parse(toDayStart(addDays(monday, 2))) + 23 * HOUR;
	const { enquiries, database } = desk.stores;
	const { id } = await enquiries.save(createStranger({ name: "Sam Rivera" }), []);
	const call = { startsAt, endsAt: startsAt + HOUR / 3, zone: null };
	await createCallActs(database).book(id, call);
	const page = parseHtml(await desk.read(`/desk/bookings?week=${monday}`));
	const names = nameDays(monday);
	expect(page.texts("h3").slice(0, 7)).toEqual(names);
	const listed = page.texts("li").find((text) => text.includes("Sam Rivera"));
	expect(listed).toMatch(new RegExp(`^${names[2]}.*11:00 – 11:20.PM.*Sam Rivera`));
});

test("a call is moved to a time under its own day, which the page of the call then names", async ({
	desk,
}) => {
	const { enquiries, database } = desk.stores;
	const { id } = await enquiries.save(createStranger(), []);
	const startsAt = getNow() + 2 * HOUR;
	await createCallActs(database).book(id, { startsAt, endsAt: startsAt + HOUR / 3, zone: null });
	const page = parseHtml(await desk.read(`/desk/bookings/${id}`));
	const days = page.select("#move details").map((element) => {
		const select = (selector: string) => element.querySelectorAll(selector);
		const values = select('[name="time"]').map((radio) => getAttribute(radio, "value") ?? "");
		return {
			title: select("summary strong").map(getText).join(),
			starts: values.map((time) => toDay(Date.parse(time))),
			spoken: select(".sr-only").map(getText),
		};
	});
	expect(days.length).toBeGreaterThan(5);
	for (const { title, starts, spoken } of days) {
		const [day] = starts;
		expect(new Set(starts).size, title).toBe(1);
		expect(day && nameDays(toMonday(day))).toContain(title);
		expect(title).toContain(write(day ?? "", "short").split(",", 1)[0]);
		expect(new Set(spoken)).toEqual(new Set([`${title},`]));
	}
	const [time = ""] = page.attributes('#move [name="time"]', "value");
	await desk.post("/desk/bookings", { id, intent: "move", sequence: "0", time });
	const moved = parseHtml(await desk.read(`/desk/bookings/${id}`));
	expect(moved.text("main")).toContain(days[0]?.title);
});

test("each week of the numbers begins on its Monday, and today counts in the last one", async ({
	desk,
}) => {
	const row = { path: "/", service: "", city: "", source: "direct", medium: "", campaign: "" };
	const day = toDay(getNow());
	await createVisitStore(desk.stores.database).add([{ ...row, day, entries: 40, views: 90 }]);
	const html = await desk.read("/desk/numbers?weeks=4");
	const page = parseHtml(html);
	const mondays = [-21, -14, -7, 0].map((days) => addDays(toMonday(day), days));
	const rows = page.texts("tbody tr").filter((text) => /^\w{3} \d+, \d{4}/.test(text));
	expect(rows.map((text) => text.slice(0, text.indexOf(", ") + 6))).toEqual(
		mondays.map((monday) => write(monday, "short")),
	);
	expect(rows.at(-1)).toMatch(/, so far\d+40/);
	const labels = [...html.matchAll(/>([A-Z]\w\w \d+)<\/text>/g)].map(([, label]) => label);
	expect(labels.slice(0, 4)).toEqual(
		mondays.map((monday) => write(monday, "short").split(",", 1)[0]),
	);
});

test.for(["/privacy-policy", "/accessibility", "/portland", "/blog", POST])(
	"each day on %s is the one that the content has",
	async (path) => {
		const { select } = await openPage(path);
		const days = select("time").map((time) => ({
			day: getAttribute(time, "datetime") ?? "",
			text: getText(time),
		}));
		expect(days).not.toEqual([]);
		expect(days).toEqual(days.map(({ day }) => ({ day, text: write(day) })));
	},
);

test("a post and a credential have the days of their files, for people and for machines", async () => {
	const { date = "", updated = date, slug } = post ?? {};
	const page = await openPage(POST);
	expect(page.texts("article time, main time")).toContain(write(date));
	const read = (name: string) => page.attribute(`meta[property="article:${name}"]`, "content");
	expect([read("published_time"), read("modified_time")]).toEqual([date, updated]);
	const graph = page.texts('script[type="application/ld+json"]').join();
	expect(graph).toContain(`"datePublished":"${date}"`);
	const feed = await (await site.request("/feed.xml")).text();
	const [, published = ""] =
		new RegExp(`/blog/${slug}</guid>\\s*<pubDate>([^<]+)`).exec(feed) ?? [];
	expect(toDay(Date.parse(published))).toBe(date);
	expect(published).toMatch(/^\w{3}, \d\d \w{3} \d{4} 00:00:00 -0[78]00$/);
	const sitemap = await (await site.request("/sitemap.xml")).text();
	expect(sitemap).toContain(`/blog/${slug}</loc><lastmod>${updated}</lastmod>`);
	for (const credential of content.proof.record?.credentials ?? [])
		expect((await openPage("/about")).text("main")).toContain(write(credential.date));
});
