import { Hono } from "hono";
import { afterAll, expect, it } from "vitest";
import { getContent, setContent } from "#app/content/content.server.ts";
import { restoreContent } from "../../tests/support/set-cities.ts";
import { followRedirects } from "./redirects.ts";

const redirects = [
	{ from: "/old-page", to: "/about" },
	{ from: "/team", to: "/about#team" },
	{ from: "/shop", to: "https://shop.example/?all=1" },
];
afterAll(() => restoreContent());
setContent({ ...getContent(), redirects });
const site = new Hono().use(followRedirects).all("*", (context) => context.text("a page"));

it.each([
	["/Old-Page/", 308, "/about"],
	["/old-page?utm_source=a&b=%20", 308, "/about?utm_source=a&b=%20"],
	["/team?a=1", 308, "/about?a=1#team"],
	["/shop?a=1", 308, "https://shop.example/?all=1&a=1"],
	["/old-page/more", 200, null],
])("an address that has moved leads on for good: %s", async (path, ...expected) => {
	const { status, headers } = await site.request(path);
	expect([status, headers.get("Location")]).toEqual(expected);
});
