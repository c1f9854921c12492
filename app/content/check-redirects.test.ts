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
		["/old-fort", "/sampleton/old-fort"],
		["/sampleton/salsette", "/sampleton"],
		["/feed", "/feed.xml"],
		["/notes/kites", "/blog/a-post-of-the-cms"],
		["/shop", "https://shop.kiteline.example/kites?all=1"],
	];
	expect(loadContent(makeRoot(redirects)).redirects).toHaveLength(7);
});

it.each<[string, ...Redirect[]]>([
	["0.to: /a leads in a circle and never to a page", ["/a", "/a"]],
	["0.to: /a leads in a circle and never to a page", ["/a", "/b"], ["/b", "/a"]],
	["0.to: /b has moved itself, to /about; lead to /about", ["/a", "/b"], ["/b", "/about"]],
	["1.from: /a is listed twice", ["/a", "/about"], ["/a", "/contact"]],
	["0.from: /about is a page of this site", ["/about", "/contact"]],
	["0.from: /sampleton/old-fort is a page of", ["/sampleton/old-fort", "/sampleton"]],
	["0.from: /services/seo/sampleton is a page of", ["/services/seo/sampleton", "/sampleton"]],
	["0.from: /robots.txt is served by the site itself", ["/robots.txt", "/about"]],
	['0.to: there is no page "/services/seoo"; did you mean', ["/a", "/services/seoo"]],
	['0.to: there is no page "/sampleton/old-ford"; did you mean', ["/a", "/sampleton/old-ford"]],
	["0.from: must be a path such as /old-page", ["/a?p=1", "/about"]],
	["0.to: must be a path of this site", ["/a", "//elsewhere.example/"]],
])("finds that redirects.%s: %j %j", (issue, ...redirects) => {
	const [line] = loadIssues(makeRoot(redirects)).map(formatIssue);
	expect(line).toMatch(/^content\/redirects\.yaml:\d+: redirects\./);
	expect(line).toContain(`redirects.${issue}`);
});
