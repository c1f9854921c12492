import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { getContent, holdContent } from "#app/content/content.server.ts";
import { followRedirects } from "./redirects.ts";

const { cities, ...frame } = getContent();
const site = new Hono().use(followRedirects).all("*", (context) => context.text("a page"));

function hold(...redirects: { from: string; to: string }[]) {
	holdContent({ ...frame, redirects }, cities);
}

afterEach(() => hold());

async function ask(path: string) {
	const response = await site.request(path);
	return [response.status, response.headers.get("Location")];
}

describe("an address that has moved", () => {
	it.each([
		["/old-page", "/about"],
		["/old-page/", "/about"],
		["/Old-Page", "/about"],
		["/old-page?utm_source=a&b=%20", "/about?utm_source=a&b=%20"],
		["/team?a=1", "/about?a=1#team"],
		["/shop?a=1", "https://shop.example/?all=1&a=1"],
	])("leads from %s to %s for good", async (from, to) => {
		hold(
			{ from: "/old-page", to: "/about" },
			{ from: "/team", to: "/about#team" },
			{ from: "/shop", to: "https://shop.example/?all=1" },
		);
		expect(await ask(from)).toEqual([308, to]);
	});

	it("is known by its whole path only", async () => {
		hold({ from: "/old-page", to: "/about" });
		for (const path of ["/", "/old-page/more", "/old", "/old-page.html"])
			expect(await ask(path)).toEqual([200, null]);
	});
});
