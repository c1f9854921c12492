import { describe, expect, it } from "vitest";
import { planPage } from "./plan-page.ts";

type Site = Parameters<typeof planPage>[1];

const ROUTES = [
	{ id: "root", path: "", module: "/root.js", imports: ["/react.js", "/site.js"] },
	{ id: "post", path: "blog/:post", module: "/post.js", imports: ["/site.js", "/card.js"] },
	{ id: "contact", path: "contact", module: "/contact.js" },
	{ id: "feed", path: "feed.xml", module: "/feed.js", hasDefaultExport: false },
	{ id: "lost", path: "*", module: "/lost.js" },
].map((route) => ({ hasLoader: true, hasDefaultExport: true, ...route }));

function plan(path: string, loaded: string[] = ["root"]) {
	const site = {
		routes: ROUTES,
		manifest: {
			entry: { module: "/entry.js", imports: ["/react.js"] },
			routes: Object.fromEntries(ROUTES.map((route) => [route.id, route])),
		},
		modules: Object.fromEntries(loaded.map((id) => [id, undefined])),
	};
	return planPage(new URL(path, "https://www.kiteline.example"), site as unknown as Site);
}

describe("what is fetched ahead of a page", () => {
	it("is its data at the router's own address, and the files that are not there yet", () => {
		expect(plan("/blog/kites?from=home")).toEqual({
			id: "post",
			data: "/blog/kites.data?from=home&_routes=post",
			module: "/post.js",
			files: ["/post.js", "/card.js"],
		});
	});

	it("is its data only, once a page of its kind was shown", () => {
		expect(plan("/blog/kites", ["root", "post"])?.files).toEqual([]);
	});

	it("is no data where each visitor has his own", () => {
		expect(plan("/contact?service=seo")).toMatchObject({ data: null, files: ["/contact.js"] });
	});

	it.each(["/feed.xml", "/no/such/page"])("is nothing for %s", (path) => {
		expect(plan(path)).toBeNull();
	});
});
