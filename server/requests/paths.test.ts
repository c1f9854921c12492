import type { HttpBindings } from "@hono/node-server";
import fc from "fast-check";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { canonicalisePaths } from "./paths.ts";

const ORIGIN = "http://site.example";

const respondNotFound = async (url: URL) => new Response(url.pathname, { status: 404 });
const site = new Hono<{ Bindings: HttpBindings }>()
	.use(canonicalisePaths(respondNotFound))
	.all("*", (context) => context.text("a page"));

/** Returns the status and the target of the response. */
async function ask(path: string): Promise<string> {
	const { status, headers } = await site.request(new Request(ORIGIN + path));
	return [status, headers.get("Location")].filter(Boolean).join(" ");
}

it.each([
	["/services/seo/mumbai?from=/Footer/", "200"],
	["/assets/Entry-B7x_Q.js", "200"],
	["/Mumbai/?Service=SEO&b=/C/", "308 /mumbai?Service=SEO&b=/C/"],
	["/%7ea%2Db%5Fc%2e%30%39", "308 /~a-b_c.09"],
	["////Evil.example//", "308 /evil.example"],
	["/..//user@Evil.example:80/", "308 /user@evil.example:80"],
	["/%2F%2Fevil.example", "308 /%2f%2fevil.example"],
	["/A%0D%0ALocation:%20https://evil.example", "308 /a%0d%0alocation:%20https:/evil.example"],
	["/A?\r\nLocation: https://evil.example", "308 /a?Location:%20https://evil.example"],
])("%j is answered %s, and sent on no further", async (path, answer) => {
	expect(await ask(path)).toBe(answer);
	const [, location = "/"] = answer.split(" ");
	expect(await ask(location)).toBe("200");
	expect(await (await site.request(path)).text()).not.toContain("script");
});

it.each([
	["/%FCber-uns", "/%C3%BCber-uns"],
	["/blog/%zz<script>", "/blog/%25zz%3Cscript%3E"],
	["/%", "/%25"],
	["/%E0%A4%A/seo", "/%C3%A0%C2%A4%25A/seo"],
	["/mumbai%00.svg", "/mumbai%EF%BF%BD.svg"],
	["/%2F%2Fevil.example%FF", "/%2F%2Fevil.example%C3%BF"],
	["/desk/%2e%2e/%5c%ED%A0%80", "/%5C%C3%AD%C2%A0%C2%80"],
])("%j, which cannot be decoded, is not found, as %j", async (path, rendered) => {
	const response = await site.request(new Request(ORIGIN + path));
	expect([response.status, await response.text()]).toEqual([404, rendered]);
	expect(decodeURIComponent(rendered)).not.toContain("\0");
});

it.each([
	[1_024, "200"],
	[1_025, "414"],
])("an address of %d characters is answered %s", async (length, answer) => {
	expect(await ask(`/${"a".repeat(length - 1)}`)).toBe(answer);
});

it("no path leads off the site, nor in a circle, nor breaks the server", async () => {
	const part = fc.constantFrom(
		"/",
		"\\\\",
		".",
		"..",
		"%2f",
		"%5C",
		"%",
		"@",
		":",
		"?",
		"A",
		"é",
		" ",
		"evil.example",
	);
	const paths = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join("")}`);
	await fc.assert(
		fc.asyncProperty(paths, async (path) => {
			fc.pre(URL.canParse(ORIGIN + path));
			const answer = await ask(path);
			expect(answer).toMatch(/^(200|404|308 \/(?![/\\]))/);
			if (answer.startsWith("308")) expect(await ask(answer.slice(4))).toBe("200");
		}),
	);
});
