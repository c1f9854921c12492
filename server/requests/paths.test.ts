import fc from "fast-check";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { canonicalisePath } from "./paths.ts";

const ORIGIN = "http://site.example";

const site = new Hono().use(canonicalisePath).all("*", (context) => context.text("a page"));

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
	["/%zz<script>", "400"],
	["/mumbai%00.svg", "400"],
])("%j is answered %s, and sent on no further", async (path, answer) => {
	expect(await ask(path)).toBe(answer);
	const [, location = "/"] = answer.split(" ");
	expect(await ask(location)).toBe("200");
	expect(await (await site.request(path)).text()).not.toContain("script");
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
			expect(answer).toMatch(/^(200|400|308 \/(?![/\\]))/);
			if (answer.startsWith("308")) expect(await ask(answer.slice(4))).toBe("200");
		}),
	);
});
