import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyContent, loadFaulty } from "./copy-for-tests.ts";
import { describeFault } from "./fault.ts";
import { loadContent } from "./load.ts";

const FILE = "content/redirects.yaml";

function write(...redirects: [from: string, to: string][]): string {
	const root = copyContent();
	const lines = redirects.map(([from, to]) => `  - from: ${from}\n    to: ${to}`);
	writeFileSync(join(root, FILE), `redirects:\n${lines.join("\n")}\n`);
	return root;
}

const tell = (...redirects: [from: string, to: string][]) =>
	loadFaulty(write(...redirects)).map(describeFault);

it("leads from old addresses to pages, parts of pages and elsewhere", () => {
	const root = write(
		["/2019/05/our-work.html", "/services/seo"],
		["/team", "/about#meera-shah"],
		["/old-bandra", "/mumbai/bandra"],
		["/mumbai/salsette", "/mumbai"],
		["/feed", "/feed.xml"],
		["/notes/kites", "/blog/a-post-of-the-cms"],
		["/shop", "https://shop.kiteline.example/kites?all=1"],
	);
	expect(loadContent(root).redirects).toHaveLength(7);
});

it("ships with a file that says how, and leads nowhere yet", () => {
	expect(readFileSync(FILE, "utf8")).toContain("- from: /2019/05/our-seo-work.html");
});

it.each([
	["leads in a circle and never to a page", ["/a", "/a"]],
	["leads in a circle and never to a page", ["/a", "/b"], ["/b", "/a"]],
	["has moved itself, to /about; lead to /about at once", ["/a", "/b"], ["/b", "/about"]],
	["/a stands here twice", ["/a", "/about"], ["/a", "/contact"]],
	["/about is a page of this site", ["/about", "/contact"]],
	["/mumbai is a page of this site", ["/mumbai", "/contact"]],
	["/mumbai/bandra is a page of this site", ["/mumbai/bandra", "/mumbai"]],
	["/services/seo/mumbai is a page of this site", ["/services/seo/mumbai", "/mumbai"]],
	["/robots.txt is served by the site itself", ["/robots.txt", "/about"]],
	["/art/old.svg is served by the site itself", ["/art/old.svg", "/about"]],
	['there is no page "/services/seoo"; did you mean /services/seo?', ["/a", "/services/seoo"]],
	['there is no page "/mumbai/bandre"; did you mean /mumbai/bandra?', ["/a", "/mumbai/bandre"]],
	["nothing after ? or #", ["/a?p=1", "/about"]],
	["no slash at the end", ["/a/", "/about"]],
	["lower case", ["/Old", "/about"]],
	["must be a path of this site", ["/a", "http://elsewhere.example/"]],
	["must be a path of this site", ["/a", "//elsewhere.example/"]],
] as [string, ...[string, string][]][])("says %j", (reason, ...redirects) => {
	const lines = tell(...redirects);
	expect(lines[0]).toContain(reason);
	expect(lines[0]).toMatch(/^content\/redirects\.yaml:\d+: redirects\.\d\.(from|to): /);
});
