import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copySample, loadIssues } from "../../tests/support/copied-content.ts";
import { formatIssue } from "./content-error.ts";
import { loadContent } from "./load.ts";

const FILE = "content/redirects.yaml";

type Redirect = [from: string, to: string];

function makeRoot(redirects: Redirect[]): string {
	const root = copySample();
	const lines = redirects.map(([from, to]) => `  - from: ${from}\n    to: ${to}`);
	writeFileSync(join(root, FILE), `redirects:\n${lines.join("\n")}\n`);
	return root;
}

it("leads from old addresses to pages, parts of pages and elsewhere", () => {
	const redirects: Redirect[] = [
		["/2019/05/our-work.html", "/services/seo"],
		["/team", "/about#meera-shah"],
		["/sampleton/salsette", "/sampleton"],
		["/notes/kites", "/blog/a-post-of-the-cms"],
		["/shop", "https://shop.kiteline.example/kites?all=1"],
	];
	expect(loadContent(makeRoot(redirects)).redirects).toHaveLength(5);
});

it("finds each redirect that leads astray, or from a page, with its line", () => {
	const faults: [...Redirect, string][] = [
		["/b", "/c", "to: /b leads in a circle and never to a page"],
		["/c", "/b", "to: /c leads in a circle and never to a page"],
		["/d", "/h", "to: /h has moved itself, to /about; lead to /about"],
		["/h", "/about", ""],
		["/e", "/about", ""],
		["/e", "/contact", "from: /e is listed twice"],
		["/pricing", "/contact", "from: /pricing is a page of this site"],
		["/sampleton/old-fort", "/sampleton", "from: /sampleton/old-fort is a page of"],
		["/robots.txt", "/about", "from: /robots.txt is served by the site itself"],
		["/f", "/services/seoo", 'to: there is no page "/services/seoo"; did you mean'],
	];
	expectIssues(faults);
	expectIssues([
		["/a?p=1", "/about", "from: must be a path such as /old-page"],
		["/a", "//elsewhere.example/", "to: must be a path of this site"],
	]);
});

function expectIssues(faults: [...Redirect, string][]) {
	const lines = loadIssues(makeRoot(faults.map(([from, to]) => [from, to]))).map(formatIssue);
	const expected = faults.flatMap(([, , issue], at) =>
		issue ? [`: redirects.${at}.${issue}`] : [],
	);
	expect(lines).toEqual(expected.map((issue) => expect.stringContaining(issue)));
	for (const line of lines) expect(line).toMatch(/^content\/redirects\.yaml:\d+: /);
}
