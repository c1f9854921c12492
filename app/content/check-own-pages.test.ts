import { expect, it } from "vitest";
import { formatIssue } from "#app/platform/content-error.ts";
import { type Act, all, edit, write } from "../../tests/support/content-acts.ts";
import { copySample, loadIssues } from "../../tests/support/copied-content.ts";
import { writeLandingPage, writeOwnPage } from "../../tests/support/own-pages.ts";

const FILE = "content/pages/own/jobs.md";
const ADVICE = "give the page another path";

function load(...acts: Act[]): string[] {
	const root = copySample();
	all(...acts)(root);
	return loadIssues(root).map(formatIssue);
}

/** Writes a page for each path, and returns the issue of each. */
function loadPaths(paths: readonly string[]): string[] {
	const toFile = (index: number) => `page-${String(index).padStart(2, "0")}`;
	return load(...paths.map((path, index) => writeOwnPage(toFile(index), { path })));
}

it("a page of the agency's own may be at a free address of one part or of two", () => {
	expect(loadPaths(["/jobs", "/about/jobs", "/jobs/designer", "/sampleton/jobs"])).toEqual([]);
});

it("a page of the agency's own may be at no address that the site has or keeps", () => {
	const taken = ["/about", "/about/devika-rao", "/sampleton", "/sampleton/old-fort", "/services"];
	const reserved = ["/services/jobs", "/blog/jobs", "/desk", "/desk/jobs", "/art", "/styleguide"];
	expect(loadPaths([...taken, ...reserved])).toEqual([
		...taken.map((path) =>
			expect.stringContaining(`:4: path: ${path} is taken by another page; ${ADVICE}`),
		),
		...reserved.map((path) =>
			expect.stringContaining(`:4: path: ${path} is a reserved path; ${ADVICE}`),
		),
	]);
});

it("an address has one part or two, in the letters of addresses", () => {
	const paths = ["/services/seo/jobs", "/Jobs", "jobs", "/jobs/", "/", "//jobs", "/über-uns"];
	expect(loadPaths(paths)).toEqual(
		paths.map((path) =>
			expect.stringContaining(
				`:4: path: must be one or two parts of lower-case words joined by hyphens, as /jobs or /about/jobs; found "${path}"`,
			),
		),
	);
});

it("the address that a file is named for is checked as one that it states", () => {
	const slugs = ["contact", "desk", "sampleton"];
	expect(load(...slugs.map((slug) => writeOwnPage(slug)))).toEqual([
		`content/pages/own/contact.md: /contact is taken by another page; ${ADVICE}`,
		`content/pages/own/desk.md: /desk is a reserved path; ${ADVICE}`,
		`content/pages/own/sampleton.md: /sampleton is taken by another page; ${ADVICE}`,
	]);
});

it("two pages of the agency's own have addresses and descriptions that differ", () => {
	const description =
		"The same sentence, long enough for what search engines would show of a page.";
	expect(
		load(
			writeOwnPage("imprint", { description }),
			writeOwnPage("jobs", { description, path: "/imprint" }),
		),
	).toEqual([
		`${FILE}:4: path: /imprint is taken by another page; ${ADVICE}`,
		`${FILE}:3: description: is the same as in content/pages/own/imprint.md; each page needs its own`,
	]);
});

it("a page of the agency's own says what is wrong with it", () => {
	const withoutText = edit(FILE, /\n---\n[\s\S]*$/, "\n---\n");
	expect(
		load(writeOwnPage("jobs"), withoutText, write("content/pages/own/a.markdown", "")),
	).toEqual([
		`${FILE}: has no text below its front matter`,
		"content/pages/own/a.markdown: is not read; rename it to a.md",
	]);
	expect(load(writeOwnPage("jobs", { linkedFrom: "menus" }))).toEqual([
		`${FILE}:4: linkedFrom: is "menus"; did you mean menu?`,
	]);
	expect(load(writeOwnPage("jobs", {}, "![A desk](desk.jpg)"))).toEqual([
		expect.stringMatching(/^content\/pages\/own\/jobs\.md: there is no file in .*"desk\.jpg"/),
	]);
});

const OPENING = { kind: "opening", title: "A week in winter" };

it("a page of sections begins with its opening, and an unknown section is named with those that exist", () => {
	const file = "content/pages/own/week.yaml";
	const loadSections = (...sections: object[]) => load(writeLandingPage("week", ...sections));
	const names =
		"opening, text, points, steps, figures, quotation, questions, prices, pictures, film, form, callToAction";
	expect(loadSections(OPENING)).toEqual([]);
	expect(loadSections(OPENING, { kind: "hero", title: "A" }, { title: "B" })).toEqual([
		`${file}:6: sections.1.kind: is "hero"; the sections are ${names}`,
		`${file}:8: sections.2.kind: is missing; the sections are ${names}`,
	]);
	expect(loadSections(OPENING, { ...OPENING })).toEqual([
		`${file}:3: sections: must begin with an opening, and have no other one; found 2 entries`,
	]);
	expect(loadSections({ ...OPENING, subtitel: "A" })).toEqual([
		`${file}:6: sections.0.subtitel: is not a known field here; did you mean subtitle?`,
	]);
});

it("sections with prices, pictures, a film and the form say what is wrong with them", () => {
	const loadSections = (...sections: object[]) =>
		load(writeLandingPage("week", OPENING, ...sections)).map((issue) =>
			issue.replace(/^content\/pages\/own\/week\.yaml:\d+: sections/, ""),
		);
	const prices = { kind: "prices", heading: "What it costs" };
	const item = { name: "A week", from: 900 };
	expect(
		loadSections(prices, { ...prices, items: [{ ...item, to: 800 }, { name: "A day" }] }),
	).toEqual([
		".1: needs services, or prices of this page",
		".2.items.0.to: must be no less than the lower price",
		".2.items.1.from: is missing",
	]);
	const film = {
		kind: "film",
		title: "A day",
		poster: { file: "day.webp", alt: "A desk." },
		duration: "2:05",
		transcript: ["A desk."],
	};
	const picture = { file: "../a.svg" };
	expect(
		loadSections({ kind: "pictures", items: [picture] }, film, {
			...structuredClone(film),
			file: "day.mp4",
		}),
	).toEqual([
		expect.stringMatching(/^\.1\.items\.0\.file: .*without a folder/),
		".1.items.0.alt: is missing",
		".2.file: is missing: give the film a file or an address",
		".3.captions: is missing: a film that is a file needs captions",
	]);
	const form = { kind: "form" };
	expect(loadSections(form, { ...form })).toEqual([
		": must have one form at most; found 3 entries",
	]);
});

it("prices and the form of a page name services that exist, and pictures and films are there", () => {
	const sections = [
		{ kind: "prices", heading: "What it costs", services: ["seo", "se0"] },
		{ kind: "form", service: "design-service" },
		{ kind: "pictures", items: [{ file: "door.webp", alt: "A door." }] },
		{
			kind: "film",
			title: "A day",
			poster: { file: "day.webp", alt: "A desk." },
			file: "day.mp4",
			captions: "day.vtt",
			duration: "2:05",
			transcript: ["A desk."],
		},
	];
	expect(load(writeLandingPage("week", OPENING, ...sections))).toEqual([
		expect.stringMatching(/: sections\.1\.services\.1: there is no price of a service "se0"; did/),
		expect.stringMatching(
			/: sections\.2\.service: there is no service "design-service"; there are/,
		),
		expect.stringMatching(/: sections\.3\.items\.0\.file: there is no file in .*"door\.webp"/),
		expect.stringMatching(/: sections\.4\.poster\.file: there is no file in .*"day\.webp"/),
		expect.stringMatching(/: sections\.4\.file: there is no file in .*"day\.mp4"/),
		expect.stringMatching(/: sections\.4\.captions: there is no file in .*"day\.vtt"/),
	]);
});

it("a page of sections and a text of the same name are two pages at one address", () => {
	expect(load(writeOwnPage("week", {}), writeLandingPage("week", OPENING))).toEqual([
		`content/pages/own/week.yaml: /week is taken by another page; ${ADVICE}`,
	]);
});
