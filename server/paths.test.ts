import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { refuseOddPaths } from "./paths.ts";

const CORPUS = join(import.meta.dirname, "../../shared/corpora/paths.json");
const ORIGIN = "http://site.example";

describe("an address that is canonical", () => {
	it.each([
		"/",
		"/about",
		"/mumbai/bandra",
		"/services/seo/mumbai?from=footer",
		"/blog/caf%c3%a9",
		"/art/city/mumbai.svg",
		"/_root.data",
		`/${"a".repeat(1_023)}`,
	])("is let through: %s", async (path) => {
		expect((await ask(path)).status).toBe(200);
	});

	it("may have letters of both cases in the names of built files", async () => {
		expect((await ask("/assets/Entry-B7x_Q.js")).status).toBe(200);
	});
});

describe("an address that is not", () => {
	it.each([
		["/About", "/about"],
		["/MUMBAI/Bandra", "/mumbai/bandra"],
		["/about/", "/about"],
		["/mumbai//bandra///", "/mumbai/bandra"],
		["/Mumbai/?Service=SEO&b=/C/", "/mumbai?Service=SEO&b=/C/"],
		["//", "/"],
		["/./About/../Blog/", "/blog"],
		["/blog/caf%C3%A9", "/blog/caf%c3%a9"],
		["/blog/é", "/blog/%c3%a9"],
		["/ASSETS/a.js", "/assets/a.js"],
		["/%6dumbai", "/mumbai"],
		["/%6D%55mbai/%62andra", "/mumbai/bandra"],
		["/services%2f%73eo", "/services%2fseo"],
		["/%7ea%2Db%5Fc%2e%30%39", "/~a-b_c.09"],
		["/%256dumbai/", "/%256dumbai"],
	])("is sent on for good: %s to %s", async (path, location) => {
		const response = await ask(path);
		expect(response.status).toBe(308);
		expect(response.headers.get("Location")).toBe(location);
	});

	it("is sent on with its method, so that a form loses nothing", async () => {
		expect((await ask("/Contact/", "POST")).status).toBe(308);
	});

	it("is sent on once only", async () => {
		for (const path of ["//A//b/", "/%2F/A/", "/A%5CB/", "/./A/%2E/b/"]) {
			const location = (await ask(path)).headers.get("Location") ?? "";
			expect((await ask(location)).status, `${path}, then ${location}`).toBe(200);
		}
	});
});

describe("an address that cannot be", () => {
	it.each(["/%", "/%zz", "/%c3", "/%ff", "/a%E0%A4%A", "/%00", "/mumbai%00.svg", "/%C0%AE%C0%AE/"])(
		"is answered 400: %s",
		async (path) => {
			expect((await ask(path)).status).toBe(400);
		},
	);

	it.each([1_025, 100_000])("is answered 414 with %i characters", async (length) => {
		const path = `/${"a".repeat(length - 1)}`;
		expect((await ask(path)).status).toBe(414);
		expect((await ask(path.toUpperCase())).status).toBe(414);
	});

	it("is not told back to the visitor", async () => {
		for (const path of ["/%<script>", `/${"<script>".repeat(300)}`]) {
			expect(await (await ask(path)).text()).not.toContain("script");
		}
	});
});

describe("a hostile address", () => {
	const HOSTILE = [
		"//evil.example",
		"//evil.example/",
		"//Evil.Example/%2e%2e",
		"///evil.example/",
		"////Evil.example//",
		"/%2f/evil",
		"/%2F/evil/",
		"/%2f%2fevil.example/",
		"/%2F%2FEvil.example",
		"/\\evil.example/",
		"/\\\\Evil.example",
		"\\/\\/evil.example/",
		"/%5cevil.example/",
		"/%5C%5CEvil.example/",
		"/\t/evil.example/",
		"/\n/Evil.example",
		"/.//evil.example/",
		"/..//Evil.example/",
		"/a/..//evil.example/",
		"/%2e%2e//evil.example/",
		"/;//evil.example/",
		"/@evil.example/",
		"//user@evil.example/",
		"//evil.example:80/",
		"/https://evil.example/",
		"/https:evil.example/",
		"/javascript:alert(1)/",
		"/%0d%0aLocation:%20https://evil.example/",
		"/%0D%0ASet-Cookie:a=b/",
		"/A?\r\nLocation: https://evil.example/",
		"/A?//evil.example/",
		"/A#//evil.example/",
		"/%E2%80%AE/evil/",
		"/＼evil.example/",
		"/。evil.example/",
		"/../../../../etc/passwd",
		"/%2e%2e/%2e%2e/etc/passwd",
		"/..%2f..%2f..%2fetc%2fpasswd",
		"/..%5c..%5cwindows%5cwin.ini",
		"/%252e%252e%252fetc%252fpasswd",
		"/assets/../../../package.json",
		"/assets/..%2f..%2fpackage.json",
		"/assets//evil.example/",
		"/__proto__/constructor/",
	];

	it.each(HOSTILE)("never leads off the site nor breaks the server: %j", async (path) => {
		expect(await judge(path)).toBeNull();
	});

	it("is none of the collected samples", async () => {
		if (!existsSync(CORPUS)) {
			console.log(`${CORPUS} is not there, so the collected path samples are left out.`);
			return;
		}
		const samples = corpusSchema.parse(JSON.parse(readFileSync(CORPUS, "utf8")));
		const faults = await Promise.all(samples.map(({ path }) => judge(path)));
		expect(samples.length).toBeGreaterThan(200);
		expect(faults.filter((fault) => fault !== null)).toEqual([]);
	});
});

const corpusSchema = z.array(z.object({ path: z.string() }));

const site = new Hono().use(refuseOddPaths).all("*", (context) => context.text("a page"));

async function ask(path: string, method = "GET"): Promise<Response> {
	return site.fetch(new Request(`${ORIGIN}${path}`, { method }));
}

/** What is wrong with the answer, or null. Which status is right differs; a way off the site never is. */
async function judge(path: string): Promise<string | null> {
	if (!URL.canParse(`${ORIGIN}${path}`) || new URL(`${ORIGIN}${path}`).origin !== ORIGIN)
		return null;
	const { status, headers } = await ask(path);
	if (![200, 308, 400, 414].includes(status)) return `${path} is answered ${status}`;
	const location = headers.get("Location");
	if (status !== 308) return location === null ? null : `${path} has a Location with ${status}`;
	const target = new URL(location ?? "", `${ORIGIN}${path}`);
	const isInside = location?.startsWith("/") && target.origin === ORIGIN;
	return isInside ? null : `${path} leads to ${target}`;
}
