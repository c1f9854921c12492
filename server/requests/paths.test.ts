import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { z } from "zod";
import { canonicalisePath } from "./paths.ts";

const CORPUS = join(import.meta.dirname, "../../shared/corpora/paths.json");
const ORIGIN = "http://site.example";

const site = new Hono().use(canonicalisePath).all("*", (context) => context.text("a page"));

/** Status and target of the answer. */
async function ask(path: string): Promise<string> {
	const { status, headers } = await site.request(new Request(ORIGIN + path));
	return [status, headers.get("Location")].filter(Boolean).join(" ");
}

it.each([
	["/services/seo/mumbai?from=/Footer/", "200"],
	["/blog/caf%c3%a9", "200"],
	["/_root.data", "200"],
	["/assets/Entry-B7x_Q.js", "200"],
	["/Mumbai/?Service=SEO&b=/C/", "308 /mumbai?Service=SEO&b=/C/"],
	["//", "308 /"],
	["/./About/../Blog/", "308 /blog"],
	["/blog/é", "308 /blog/%c3%a9"],
	["/ASSETS/a.js", "308 /assets/a.js"],
	["/services%2f%73eo", "308 /services%2fseo"],
	["/%7ea%2Db%5Fc%2e%30%39", "308 /~a-b_c.09"],
	["/%256dumbai/", "308 /%256dumbai"],
	["////Evil.example//", "308 /evil.example"],
	["/..//user@Evil.example:80/", "308 /user@evil.example:80"],
	["/\\\\evil.example", "308 /evil.example"],
	["/\t/evil.example", "308 /evil.example"],
	["/%2F%2Fevil.example", "308 /%2f%2fevil.example"],
	["/javascript:alert(1)/", "308 /javascript:alert(1)"],
	["/A%0D%0ALocation:%20https://evil.example", "308 /a%0d%0alocation:%20https:/evil.example"],
	["/A?\r\nLocation: https://evil.example", "308 /a?Location:%20https://evil.example"],
	["/%zz<script>", "400"],
	["/%ff", "400"],
	["/mumbai%00.svg", "400"],
	["/%C0%AE%C0%AE/", "400"],
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

it("none of the collected samples leads off the site nor breaks the server", async () => {
	if (!existsSync(CORPUS)) {
		console.log(`${CORPUS} is not there, so the collected path samples are left out.`);
		return;
	}
	const schema = z.array(z.object({ path: z.string() }));
	const samples = schema.parse(JSON.parse(readFileSync(CORPUS, "utf8")));
	const paths = samples.map(({ path }) => path).filter((path) => URL.canParse(ORIGIN + path));
	const own = paths.filter((path) => new URL(ORIGIN + path).origin === ORIGIN);
	const answers = await Promise.all(own.map(ask));
	expect(samples.length).toBeGreaterThan(200);
	expect(answers.filter((answer) => !/^(200|400|414|308 \/(?![/\\]))/.test(answer))).toEqual([]);
});
