import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkLinks } from "#app/content/check-links.ts";
import { reloadContent } from "#app/content/content.server.ts";
import { addLines } from "#app/content/files/content-reader.ts";
import { loadContent } from "#app/content/load.ts";
import { formatIssue } from "#app/platform/content-error.ts";
import { listSearchPages } from "#app/site/search/list-search-pages.ts";
import { listSitePages } from "#app/site/sitemap/site-pages.server.ts";
import { loadCardFacts } from "#app/site/social-card/card-facts.server.ts";
import { findCountedPage } from "#app/visits/find-counted-page.server.ts";
import { type Act, all, write } from "../../../tests/support/content-acts.ts";
import { copySample, editFile } from "../../../tests/support/copied-content.ts";
import { openRoute } from "../../../tests/support/open-route.ts";
import { writeLandingPage, writeOwnPage } from "../../../tests/support/own-pages.ts";
import { listOwnLinks } from "../../content/own-links.ts";

/** Serves the sample content with further pages until the test ends, and returns its folder. */
function serve(...acts: Act[]): string {
	const root = copySample();
	all(...acts)(root);
	const folder = join(root, "content");
	reloadContent(folder);
	onTestFinished(() => void reloadContent());
	return folder;
}

const TEXT = `Who comes **to us** finds a <script>alert(1)</script>desk.

## Desks

| desk | window |
|---|---|
| first | sea |

- a chair
- a [lamp](/contact "A lamp")

# A heading too large

![A lamp](one.webp)
`;

it.each(["/jobs", "/about/jobs", "/jobs/designer", "/sampleton/jobs"])(
	"the page at %s is shown, found, listed, counted, and has a card",
	async (path) => {
		serve(writeOwnPage("jobs", { path, title: "Work with us", updated: "2026-03-04" }, "A desk."));
		const { status, renderWhole } = await openRoute(path);
		expect(status).toBe(200);
		expect(await renderWhole()).toMatch(/<h1[^>]*>Work with us<\/h1>.*<p>A desk\.<\/p>/);
		expect((await listSitePages()).pages).toContainEqual({ path, updated: "2026-03-04" });
		expect(await findCountedPage(path)).toMatchObject({ path, template: "own page" });
		expect(listSearchPages()).toContainEqual(
			expect.objectContaining({
				path,
				name: "Work with us",
				also: ["Page of jobs"],
				body: ["A desk."],
			}),
		);
		const request = new Request(`http://site.example${path}`);
		expect(await loadCardFacts(request, path)).toMatchObject({ status: "found" });
	},
);

it("its text is safe HTML below one first heading, and the search finds its words without signs", async () => {
	serve(writeOwnPage("jobs", {}, TEXT.replace(/!\[.*/, "")));
	const html = await (await openRoute("/jobs")).renderWhole();
	expect(html.match(/<h1/g)).toHaveLength(1);
	expect(html).not.toContain("alert");
	expect(html).toContain('<a href="/contact">lamp</a>');
	expect(html).toContain("<table");
	const { body } = listSearchPages().find(({ path }) => path === "/jobs") ?? {};
	expect(body).toEqual([
		"Who comes to us finds a alert(1)desk.",
		"Desks",
		"desk",
		"window",
		"first",
		"sea",
		"a chair",
		"a lamp",
		"A heading too large",
	]);
});

it("its breadcrumb has the page above it, where there is one", async () => {
	serve(
		writeOwnPage("jobs", { name: "Jobs" }),
		writeOwnPage("designer", { path: "/jobs/designer" }),
		writeOwnPage("team", { path: "/about/team" }),
		writeOwnPage("fair", { path: "/sampleton/fair" }),
		writeOwnPage("nowhere", { path: "/none/nowhere" }),
	);
	const listCrumbs = async (path: string) => {
		const { data } = await openRoute(path);
		return (data as { meta: { crumbs: { name: string }[] } }).meta.crumbs.map(({ name }) => name);
	};
	expect(await listCrumbs("/jobs/designer")).toEqual(["Jobs", "Page of designer"]);
	expect(await listCrumbs("/about/team")).toEqual(["About Us", "Page of team"]);
	expect(await listCrumbs("/sampleton/fair")).toEqual(["Sampleton", "Page of fair"]);
	expect(await listCrumbs("/none/nowhere")).toEqual(["Page of nowhere"]);
});

it("long pages alone have contents", async () => {
	const toText = (count: number) =>
		Array.from({ length: count }, (_, at) => `## Part ${at}\n\nText.`).join("\n\n");
	serve(writeOwnPage("short", {}, toText(3)), writeOwnPage("long", {}, toText(4)));
	expect(await (await openRoute("/short")).renderWhole()).not.toContain("On this page");
	expect(await (await openRoute("/long")).renderWhole()).toContain('href="#part-part-3"');
});

it("links to pages of one's own stand where the page says, in their order", () => {
	const folder = serve(
		writeOwnPage("imprint", { name: "Imprint", linkedFrom: "legal" }),
		writeOwnPage("jobs", { name: "Jobs", linkedFrom: "menu", order: 2 }),
		writeOwnPage("offer", { name: "Offer", linkedFrom: "menu" }),
		writeOwnPage("hidden"),
	);
	expect(listOwnLinks(loadContent(folder).ownPages)).toEqual({
		legal: [{ name: "Imprint", to: "/imprint" }],
		menu: [
			{ name: "Offer", to: "/offer" },
			{ name: "Jobs", to: "/jobs" },
		],
	});
});

it("content:check names links of its text that lead nowhere", () => {
	const folder = serve(
		writeOwnPage(
			"jobs",
			{},
			"[One](/jobs), [two](/nowhere), ![three](https://elsewhere.example/a.png)",
		),
	);
	expect(checkLinks(loadContent(folder)).map(({ reason }) => reason)).toEqual([
		expect.stringContaining('"/nowhere"'),
		expect.stringContaining("https://elsewhere.example/a.png is not shown"),
	]);
});

it("a page of sections shows each of them, and the search finds its words", async () => {
	const sections = [
		{
			kind: "opening",
			title: "A week",
			subtitle: "In winter",
			button: { name: "Ask", to: "/contact" },
		},
		{
			kind: "text",
			heading: "Why",
			paragraphs: ["Because nobody has to be looked after in January."],
		},
		{ kind: "points", heading: "What", items: [{ title: "Photographs", text: "Yours." }] },
		{
			kind: "steps",
			heading: "How",
			items: [
				{ title: "We look", text: "At the house." },
				{ title: "It opens", text: "On Friday." },
			],
		},
		{
			kind: "figures",
			heading: "How many",
			text: "One house.",
			items: [
				{
					title: "Bookings",
					value: "41%",
					counted: { counts: "Nights", base: "All nights", period: "In May", source: "The book" },
				},
			],
		},
		{ kind: "quotation", quote: "They had coffee.", name: "Rosa", title: "Owner" },
		{
			kind: "questions",
			heading: "Asked",
			items: [{ question: "What now?", answer: "A list of the rooms with their prices, no more." }],
		},
		{
			kind: "callToAction",
			title: "Four weeks",
			text: "Tell us.",
			button: "Choose",
			to: "/nowhere#a",
		},
	];
	const folder = serve(writeLandingPage("week", ...sections));
	const html = await (await openRoute("/week")).renderWhole();
	const { body } = listSearchPages().find(({ path }) => path === "/week") ?? {};
	expect(body).toContain("At the house.");
	for (const text of body ?? []) expect(html).toContain(text);
	expect(html.match(/<h1/g)).toHaveLength(1);
	expect(html).toContain('href="/nowhere#a"');
	expect(addLines(folder, checkLinks(loadContent(folder))).map(formatIssue)).toEqual([
		expect.stringMatching(
			/pages\/own\/week\.yaml:\d+: sections\.7\.to: there is no page "\/nowhere"/,
		),
	]);
});

it("content:check names links of the navigation and of the announcement that lead nowhere", () => {
	const folder = serve(
		write(
			"content/navigation.yaml",
			"menu:\n  - { name: A, to: /services }\n  - { name: B, to: /no }\n",
		),
		(root) =>
			editFile(root, "content/site.yaml", ["announcement"], {
				text: "Closed",
				link: "/closed",
				until: "2026-12-24",
			}),
	);
	expect(addLines(folder, checkLinks(loadContent(folder))).map(formatIssue)).toEqual([
		expect.stringMatching(/site\.yaml:\d+: announcement\.link: there is no page "\/closed"/),
		expect.stringMatching(/navigation\.yaml:3: menu\.1\.to: there is no page "\/no"/),
	]);
});
