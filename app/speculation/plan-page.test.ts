import { expect, it } from "vitest";
import { planPage } from "./plan-page.ts";

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
	return planPage(new URL(path, "https://www.kiteline.example"), site as never);
}

it("a page's data and the files that are not there yet are fetched ahead", () => {
	expect(plan("/blog/kites?from=home")).toMatchObject({
		data: "/blog/kites.data?from=home&_routes=post",
		files: ["/post.js", "/card.js"],
	});
	expect(plan("/blog/kites", ["root", "post"])?.files).toEqual([]);
});

it("no data is fetched ahead where each visitor has one's own, and nothing of what is no page", () => {
	expect(plan("/contact?service=seo")).toMatchObject({ data: null, files: ["/contact.js"] });
	expect([plan("/feed.xml"), plan("/no/such/page")]).toEqual([null, null]);
});
