import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadContent } from "../../app/content/load.ts";
import { toRegion } from "../../app/content/region.ts";
import { ROUTES } from "../../app/desk/routes.ts";
import { setRegion } from "../../app/platform/region.ts";
import { walkSite } from "../pages/crawl/walk-site.ts";
import { openCalls } from "../support/calls.ts";
import { createAddress, startDesk, untilMails } from "../support/desk.ts";
import { findEnglish, listTexts } from "../support/find-english.ts";
import { createStranger } from "../support/new-enquiry.ts";
import { ROOT } from "../support/project-folder.ts";
import { provideSite, site } from "../support/site-and-browser.ts";

const CONTENT_DIR = join(ROOT, "tests/agencies/leipzig");
const OFFICE = "anfragen@richtmass.example";
const HOUR = 3_600_000;
const content = loadContent(CONTENT_DIR);
/** What a visitor of Leipzig writes; the tests' own enquiry is in English. */
const GERMAN = {
	name: "Jörg Weiß",
	company: "Weiß Metallbau",
	message: "Wir bauen Treppen und Geländer und suchen neue Kunden in Sachsen.",
};

provideSite({ CONTENT_DIR });

let desk: Awaited<ReturnType<typeof startDesk>>;

beforeEach(() => setRegion(toRegion(content.site)));
beforeAll(async () => {
	desk = await startDesk({
		CONTENT_DIR,
		ENQUIRY_TO: OFFICE,
		ENQUIRY_FROM: "formular@richtmass.example",
	});
	return () => desk.stop();
});

const read = async (path: string, as = "") =>
	(await fetch(desk.origin + path, { headers: { Cookie: as } })).text();

test("no page is English, nor one that is missing", async () => {
	const request = (path: string) => site.request(path, { headers: { Connection: "close" } });
	const crawl = await walkSite(request, content);
	expect(crawl.pages.size).toBeGreaterThan(40);
	const others = ["/gibt-es-nicht", "/search?q=website", "/search?q=zzzz", "/contact", "/book"];
	const found = await Promise.all(
		[...crawl.pages.keys(), ...others].map(async (path) => {
			const html = await (await request(path)).text();
			expect(html).toMatch(/<html lang="de/);
			return findEnglish(listTexts(html)).map((text) => `${path}: ${text}`);
		}),
	);
	expect(found.flat()).toEqual([]);
});

test("no page is English as Markdown, nor is the list of them", async () => {
	const list = await read("/llms.txt");
	const paths = [...list.matchAll(/\]\(https?:\/\/[^/]+(\/[^)]*)\)/g)].map(([, path = ""]) => path);
	expect(paths.length).toBeGreaterThan(20);
	for (const path of ["/llms.txt", ...paths]) {
		const lines = (await read(path)).split("\n").filter((line) => line !== "");
		expect(findEnglish(lines).map((line) => `${path}: ${line}`)).toEqual([]);
	}
});

test("the scripts of a page get its messages in German", async () => {
	const html = await read("/contact");
	const [, href = ""] = /<link rel="deferred" id="messages" href="([^"]+)"/.exec(html) ?? [];
	const messages = JSON.parse(await read(href)) as Record<string, unknown>;
	const texts = Object.values(messages).filter((text) => typeof text === "string");
	expect(texts.length).toBeGreaterThan(50);
	expect(findEnglish(texts)).toEqual([]);
});

test("a call is told in German, in e-mails to both sides and in the calendar", async () => {
	const calls = openCalls(desk.stores);
	const email = createAddress();
	const startsAt = await calls.findTime();
	const wanted = { startsAt, endsAt: startsAt + HOUR / 2, zone: "Europe/Berlin" };
	const { id } = await desk.stores.enquiries.save(
		createStranger({ ...GERMAN, email }),
		["email", "acknowledgement"],
		wanted,
	);
	const [[toVisitor], [toOffice]] = await Promise.all([
		untilMails(() => desk.listMails(email), 1),
		untilMails(() => desk.mail.messages.filter(({ envelope }) => envelope.to.includes(OFFICE)), 1),
	]);
	for (const mail of [toVisitor, toOffice]) {
		const { subject = "", text = "", html = "", attachments = [] } = mail?.parsed ?? {};
		const calendar = attachments
			.filter(({ mimeType }) => mimeType === "text/calendar")
			.map(({ content }) =>
				new TextDecoder().decode(content as ArrayBuffer).replaceAll(/\r\n /g, ""),
			)
			.join("\n");
		const said = [...calendar.matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:(.*)$/gm)].flatMap(
			([, line = ""]) => line.split("\\n"),
		);
		const texts = [subject, ...text.split("\n"), ...listTexts(html), ...said];
		expect(findEnglish(texts), mail?.parsed.subject).toEqual([]);
	}
	const page = await read(await calls.toPath(id));
	expect(findEnglish(listTexts(page))).toEqual([]);
});

/** The routes of the desk for its scripts. */
const NO_PAGES = ["/desk/events", "/desk/enquiries/known"];

test("the desk is German, and English for whoever chooses it", async () => {
	const id = await desk.save(GERMAN, []);
	await desk.post(id, { intent: "note", text: "Mit Grit besprochen." });
	const paths = ROUTES.filter(({ get, path }) => get && !/\.(?:csv|js|css|webmanifest)$/.test(path))
		.map(({ path }) => path)
		.filter((path) => !path.includes(":") && !NO_PAGES.includes(path));
	const found: string[] = [];
	for (const path of [...paths, `/desk/enquiries/${id}`, `/desk/enquiries/${id}/erase`]) {
		const html = await read(path, desk.cookie);
		expect(html, path).toMatch(/<html lang="de/);
		found.push(...findEnglish(listTexts(html)).map((text) => `${path}: ${text}`));
	}
	expect(found).toEqual([]);
	await desk.people.setLanguage(desk.staff.id, "en");
	const html = await read("/desk", desk.cookie);
	expect(html).toMatch(/<html lang="en/);
	expect(findEnglish(listTexts(html)).length).toBeGreaterThan(5);
});
