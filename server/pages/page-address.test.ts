import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { createAddressParser } from "./page-address.ts";

/** The paths of routes by their folders, with the handles of those that are cached. */
const ROUTES: [name: string, path: string, handle?: RouteHandle][] = [
	["blog", "blog", { cache: { parameters: ["category", "tag", "page"], unbounded: ["q"] } }],
	["contact", "contact"],
	["city", ":city", { cache: {} }],
	["art", "art/*", { cache: { ending: ".svg" } }],
	["not-found", "*"],
];

const routes = [
	{ id: "root", path: "", module: {} },
	{ id: "site/home/route", parentId: "root", index: true, module: { handle: { cache: {} } } },
	...ROUTES.map(([name, path, handle]) => ({
		id: `site/${name}/route`,
		parentId: "root",
		path,
		module: { handle },
	})),
];

const build = Object.fromEntries(
	routes.map((route) => [route.id, route]),
) as unknown as ServerBuild["routes"];
const parse = createAddressParser(build);

const ask = (path: string, headers: Record<string, string> = {}) =>
	parse(new Request(`https://other.example${path}`, { headers }));

it.each<[path: string, address: string | null]>([
	["/?utm_source=a&gclid=b&anything", "/"],
	["/blog?page=2&utm_medium=b&category=seo", "/blog?category=seo&page=2"],
	["/art/city/mumbai.svg?a=b", "/art/city/mumbai.svg"],
	["/.data", "/_.data"],
	["/blog.data?_routes=root&tag=a", "/blog.data?tag=a&_routes=root"],
	["/contact.data", null],
	["/mumbai.data?_routes=root,nothing", null],
	["/mumbai.data?_routes=routes%2Fcity%2Froute,root", null],
])("%s is cached as %s: what counts in a fixed order, and nothing without end", (path, address) => {
	expect(ask(path)).toEqual(address === null ? null : { address, isWhole: false });
});

it("a page that has a form among its sections is not cached, whatever its route is", () => {
	const isPrivate = (path: string) => path === "/week";
	const parseMost = createAddressParser(build, isPrivate);
	const parseAt = (path: string) => parseMost(new Request(`https://other.example${path}`));
	expect([parseAt("/week?sent"), parseAt("/week.data")]).toEqual([null, null]);
	expect(parseAt("/mumbai")?.address).toBe("/mumbai");
});

it("who wants all of a page waits for it", () => {
	const whole = { address: "/blog", isWhole: true };
	expect(ask("/blog", { "User-Agent": "Googlebot/2.1" })).toEqual(whole);
	expect(ask("/blog?whole")).toEqual(whole);
});
