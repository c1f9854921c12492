import { beforeAll, expect, test } from "vitest";
import { all, edit, write } from "../support/content-acts.ts";
import { writeOwnPage } from "../support/own-pages.ts";
import { parseHtml } from "../support/parse-html.ts";
import { type OwnSite, startSite } from "../support/site.ts";

const NAVIGATION = `menu:
  - { name: Leistungen, to: /services }
  - { name: Jobs, to: /jobs }
button: { name: Angebot anfordern, to: /book }
columns:
  - title: Agentur
    links:
      - { name: Über uns, to: /about }
      - { name: Partner, to: "https://partner.example/" }
legal:
  - { name: Datenschutz, to: /privacy-policy }
`;

/** A menu that begins with the home page, and gives a page a name that its title does not have. */
const RENAMED = `menu:
  - { name: Start, to: / }
  - { name: Handiwork, to: /case-studies }
`;

const PHONES = `phoneName: Pune
morePhones:
  - { name: Goa, phone: "+91 832 5550 0100" }
`;

let ours: OwnSite;
let derived: OwnSite;
let renamed: OwnSite;

beforeAll(async () => {
	const pages = all(
		writeOwnPage("jobs", { name: "Jobs", linkedFrom: "menu" }, "Who comes finds a telescope."),
		writeOwnPage("team", { name: "Team", linkedFrom: "footer", path: "/about/team" }),
		writeOwnPage("imprint", { name: "Imprint", linkedFrom: "legal" }, "Who answers for this site."),
	);
	derived = await startSite({}, pages);
	ours = await startSite({}, all(pages, write("content/navigation.yaml", NAVIGATION)));
	renamed = await startSite(
		{},
		all(pages, write("content/navigation.yaml", RENAMED), edit("content/site.yaml", /$/, PHONES)),
	);
	return async () => {
		await renamed.stop();
		await derived.stop();
		await ours.stop();
	};
});

async function listLinks(site: OwnSite, selector: string): Promise<string[]> {
	const { texts } = parseHtml(await (await site.request("/")).text());
	return texts(`${selector} a`);
}

test("pages of one's own are linked where they say, beside what the site has", async () => {
	expect((await listLinks(derived, 'header nav[aria-label="Main"]')).slice(-2)).toEqual([
		"Contact",
		"Jobs",
	]);
	expect((await listLinks(derived, 'dialog nav[aria-label="Menu"]')).at(-1)).toBe("Jobs");
	expect((await listLinks(derived, 'nav[aria-label="Company"]')).at(-1)).toBe("Team");
	const footer = await listLinks(derived, "footer");
	expect(footer.slice(footer.indexOf("Sitemap"))).toEqual(["Sitemap", "Imprint"]);
});

test("a page of one's own is in the sitemap and in the search, and has its card", async () => {
	const [sitemap, search, page] = await Promise.all(
		["/sitemap.xml", "/search?q=telescope", "/jobs"].map(async (path) =>
			(await derived.request(path)).text(),
		),
	);
	expect(sitemap).toMatch(/<loc>[^<]*\/about\/team<\/loc>/);
	expect(search).toMatch(/href="\/jobs"/);
	const [, card = ""] =
		/property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page ?? "") ?? [];
	expect((await derived.request(card)).status).toBe(200);
	expect(page).toMatch(/<link rel="canonical" href="[^"]*\/jobs"/);
	expect((await derived.request("/jobs.data")).status).toBe(200);
	expect((await derived.request("/jobs/")).status).not.toBe(200);
});

test("navigation.yaml replaces menu, button, columns and legal line", async () => {
	expect(await listLinks(ours, 'header nav[aria-label="Main"]')).toEqual(["Leistungen", "Jobs"]);
	expect(await listLinks(ours, 'nav[aria-label="Agentur"]')).toEqual(["Über uns", "Partner"]);
	expect((await listLinks(ours, "footer")).at(-1)).toBe("Datenschutz");
	const html = await (await ours.request("/")).text();
	expect(html).not.toContain("Get a Quote<");
	expect(html.match(/href="\/book"[^>]*>Angebot anfordern</g)).toHaveLength(3);
	expect(html).not.toContain('aria-label="Company"');
});

test("the name that navigation.yaml gives a page is its name wherever the site names it", async () => {
	const [home, sitemap, cases, missing, search] = await Promise.all(
		["/", "/sitemap", "/case-studies", "/nothing-here", "/search?q=handiwork"].map(async (path) =>
			parseHtml(await (await renamed.request(path)).text()),
		),
	);
	expect(home?.texts('nav[aria-label="Company"] a')).toContain("Handiwork");
	expect(home?.texts('dialog nav[aria-label="Menu"] a')).toEqual(["Start", "Handiwork"]);
	expect(sitemap?.texts("main a").filter((name) => /^(Start|Handiwork)$/.test(name))).toEqual([
		"Start", // the breadcrumb
		"Start",
		"Handiwork",
	]);
	expect(cases?.texts('nav[aria-label="Breadcrumb"] li')).toEqual(["Start", "/Handiwork"]);
	expect(missing?.texts('nav[aria-label="Main pages"] a')).toContain("Handiwork");
	expect(search?.texts('main ol a[href="/case-studies"]')).toHaveLength(1);
});

test("each phone number has its name on the contact page, in the menu and the footer; the bar calls the first", async () => {
	const [home, contact] = await Promise.all(
		["/", "/contact"].map(async (path) => parseHtml(await (await renamed.request(path)).text())),
	);
	const goa = 'a[href="tel:+9183255500100"]';
	expect(home?.texts(`dialog ${goa}`)).toEqual(["Goa+91 832 5550 0100"]);
	expect(home?.texts(`footer ${goa}`)).toEqual(["Goa+91 832 5550 0100"]);
	expect(home?.texts("footer a").some((text) => /^Pune\+91/.test(text))).toBe(true);
	expect(home?.texts(`.call-bar ${goa}, header ${goa}`)).toEqual([]);
	expect(contact?.texts("main dt")).toEqual(expect.arrayContaining(["Pune", "Goa"]));
});
