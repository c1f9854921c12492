import { Hono } from "hono";
import { afterAll, expect, it } from "vitest";
import { getContent, setContent } from "#app/content/content.server.ts";
import { redirectsSchema } from "#app/content/schemas/redirects.ts";
import { restoreContent } from "../../tests/support/set-cities.ts";
import { followRedirects } from "./redirects.ts";

const { redirects } = redirectsSchema.parse({
	redirects: [
		{ from: "/old-page", to: "/about" },
		{ from: "/team", to: "/about#team" },
		{ from: "/shop", to: "https://shop.example/?all=1" },
		{ from: "/über-uns", to: "/about" },
		{ from: "/%C3%84rzte.html", to: "/services" },
		{ from: "/ƏLAQƏ", to: "/blog/əlaqə" },
		{ from: "/preise-%80", to: "/pricing" },
		{ from: "/a%20b", to: "https://shop.example/ö" },
	],
});
afterAll(() => restoreContent());
setContent({ ...getContent(), redirects });
const site = new Hono().use(followRedirects).all("*", (context) => context.text("a page"));

it.each([
	["/Old-Page/", 308, "/about"],
	["/old-page?utm_source=a&b=%20", 308, "/about?utm_source=a&b=%20"],
	["/team?a=1", 308, "/about?a=1#team"],
	["/shop?a=1", 308, "https://shop.example/?all=1&a=1"],
	["/old-page/more", 200, null],
	["/über-uns", 308, "/about"],
	["/%C3%BCber-uns/?a=1", 308, "/about?a=1"],
	["/%c3%9cBER-UNS", 308, "/about"],
	["/u%CC%88ber-uns", 308, "/about"],
	["/%C3%A4rzte.html", 308, "/services"],
	["/%C6%8Flaq%C9%99", 308, "/blog/%c9%99laq%c9%99"],
	["/A%20B", 308, "https://shop.example/%C3%B6"],
	["/%FCber-uns", 308, "/about"],
	["/%DCBER-uns/?a=%FC", 308, "/about?a=%FC"],
	["/preise-%80", 308, "/pricing"],
	["/%C3%28", 200, null],
])("an address that has moved leads on for good: %s", async (path, ...expected) => {
	const { status, headers } = await site.request(path);
	expect([status, headers.get("Location")]).toEqual(expected);
});
