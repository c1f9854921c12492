import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { createAddressReader } from "./read-address.ts";

const ROUTES = [
	{ id: "routes/home/route", index: true },
	{ id: "routes/blog/route", path: "blog" },
	{ id: "routes/search/route", path: "search" },
	{ id: "routes/tools-ad-budget/route", path: "tools/ad-budget" },
	{ id: "routes/contact/route", path: "contact" },
	{ id: "routes/city/route", path: ":city" },
	{ id: "routes/district/route", path: ":city/:district" },
	{ id: "routes/art/route", path: "art/*" },
	{ id: "routes/not-found/route", path: "*" },
];

const read = createAddressReader(
	Object.fromEntries(
		[{ id: "root", path: "" }, ...ROUTES.map((route) => ({ ...route, parentId: "root" }))].map(
			(route) => [route.id, route],
		),
	) as unknown as ServerBuild["routes"],
);

const ask = (path: string, headers: Record<string, string> = {}) =>
	read(new Request(`https://other.example${path}`, { headers }));

describe("the address of a page", () => {
	it.each([
		["/", "/"],
		["/?utm_source=a&gclid=b&anything", "/"],
		["/mumbai/bandra", "/mumbai/bandra"],
		["/blog", "/blog"],
		["/blog?page=2&utm_medium=b&category=seo", "/blog?category=seo&page=2"],
		["/blog?page=2&page=3", "/blog?page=2"],
		["/blog?whole", "/blog"],
		["/art/city/mumbai.svg?a=b", "/art/city/mumbai.svg"],
		["/_.data", "/_.data"],
		["/.data", "/_.data"],
		["/mumbai/.data", "/mumbai.data"],
		["/mumbai/_.data", "/mumbai.data"],
		["/mumbai.data?utm_source=a", "/mumbai.data"],
		[
			"/blog.data?_routes=routes%2Fblog%2Froute&tag=a",
			"/blog.data?tag=a&_routes=routes%2Fblog%2Froute",
		],
	])("has what counts in a fixed order: %s is %s", (path, address) => {
		expect(ask(path)).toEqual({ address, state: null, isWhole: path.includes("whole") });
	});

	it.each([
		"/contact",
		"/contact.data",
		"/contact.state?v=1",
		"/blog?q=words",
		"/search?q=",
		"/tools/ad-budget?budget=1",
		"/art/city/mumbai.png",
		"/some/thing/else",
	])("is none where answers are made for each visitor, or without end: %s", (path) => {
		expect(ask(path)).toBeNull();
	});

	it.each(["nothing", "root,nothing", "routes%2Fcity%2Froute,root", "root,root", ",root", ""])(
		"is none with a list of routes that no browser sends: %s",
		(routes) => {
			expect(ask(`/mumbai.data?_routes=${routes}`)).toBeNull();
		},
	);

	it("is the same whoever asks, but a crawler waits for all of it", () => {
		const known = { address: "/blog", state: null, isWhole: false };
		expect(ask("/blog", { Host: "evil.example", "X-Forwarded-Host": "b.example" })).toEqual(known);
		expect(ask("/blog", { "User-Agent": "Googlebot/2.1" })).toEqual({ ...known, isWhole: true });
	});

	it.each([
		["/_root.state?v=abc", "/", "abc"],
		["/mumbai.state?v=abc&utm_source=a", "/mumbai", "abc"],
		["/blog.state?page=2&v=abc", "/blog?page=2", "abc"],
		["/mumbai.state", "/mumbai", ""],
	])("may be asked for its state: %s", (path, address, state) => {
		expect(ask(path)).toEqual({ address, state, isWhole: false });
	});
});
