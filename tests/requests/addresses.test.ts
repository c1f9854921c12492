import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { readHtml } from "../support/read-html.ts";
import { type Site, startSite } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

describe("odd addresses", () => {
	test.each([
		["upper case", "/MUMBAI/Bandra", "/mumbai/bandra"],
		["a slash at the end", "/services/seo/", "/services/seo"],
		[
			"both, keeping the query",
			"/Contact/?service=SEO&city=mumbai",
			"/contact?service=SEO&city=mumbai",
		],
		["empty parts", "/services//seo", "/services/seo"],
		["two slashes before a host", "//evil.example/", "/evil.example"],
		["a backslash before a host", "/%5Cevil.example/", "/%5cevil.example"],
	])("%s moves for good to the canonical address: %s", async (_what, path, canonical) => {
		const response = await requestExactly(path);
		expect([response.status, response.location]).toEqual([308, canonical]);
	});

	test("an address that cannot be decoded is a bad request", async () => {
		for (const path of ["/%E0%A4%A", "/%ff", "/mumbai%00"]) {
			expect((await site.request(path)).status, path).toBe(400);
		}
	});

	test("an address that is too long is refused as such", async () => {
		expect((await site.request(`/${"a".repeat(2_000)}`)).status).toBe(414);
		expect((await site.request(`/blog/${"%61".repeat(1_000)}`)).status).toBe(414);
	});

	test("no address reaches a file outside the built ones", async () => {
		for (const path of ["/assets/../../package.json", "/assets/..%2f..%2fserver%2findex.js"]) {
			const response = await requestExactly(path);
			expect([400, 404], path).toContain(response.status);
			expect(response.body).not.toContain("dependencies");
		}
	});

	/** Sends the path as it is written, which fetch would tidy up first. */
	function requestExactly(path: string) {
		const { promise, resolve, reject } = Promise.withResolvers<{
			status: number | undefined;
			location: string | undefined;
			body: string;
		}>();
		const { hostname, port } = new URL(site.origin);
		request({ hostname, port, path }, (response) => {
			let body = "";
			response.setEncoding("utf8").on("data", (text: string) => {
				body += text;
			});
			response.on("end", () => {
				resolve({ status: response.statusCode, location: response.headers.location, body });
			});
		})
			.on("error", reject)
			.end();
		return promise;
	}
});

describe("methods", () => {
	test("HEAD answers like GET, without a body", async () => {
		for (const path of ["/", "/mumbai", "/gotham", "/art/mark.svg", "/livez"]) {
			const head = await site.request(path, { method: "HEAD" });
			const get = await site.request(path);
			expect(head.status, path).toBe(get.status);
			expect(head.headers.get("content-type"), path).toBe(get.headers.get("content-type"));
			expect(await head.text(), path).toBe("");
			await get.body?.cancel();
		}
	});

	test("a page that takes no form refuses POST, and no page knows other methods", async () => {
		for (const method of ["POST", "PUT", "DELETE", "PROPFIND"]) {
			const { status } = await site.request("/about", { method });
			expect([404, 405, 501], method).toContain(status);
		}
		expect(await site.takeErrors()).toBe("");
	});

	test("a file refuses everything but GET and HEAD", async () => {
		const response = await site.request(await findAsset("css"), { method: "POST" });
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("GET, HEAD");
	});
});

describe("files", () => {
	test("built files are kept for ever", async () => {
		for (const kind of ["css", "js", "woff2"]) {
			const response = await site.request(await findAsset(kind));
			expect(response.status).toBe(200);
			expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
			expect(response.headers.get("content-type")).toMatch(/css|javascript|font/);
		}
	});

	test("drawings are SVG that runs no script", async () => {
		for (const path of [
			"mark",
			"favicon",
			"hero",
			"team",
			"city/mumbai",
			"district/mumbai/bandra",
		]) {
			const response = await site.request(`/art/${path}.svg`);
			expect(response.status, path).toBe(200);
			expect(response.headers.get("content-type")).toContain("image/svg+xml");
			expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
			expect(await response.text()).toMatch(/^<svg[^>]* xmlns="http:\/\/www.w3.org\/2000\/svg"/);
		}
	});

	test("a drawing is the same each time", async () => {
		const draw = async () => (await site.request("/art/district/pune/baner.svg")).text();
		expect(await draw()).toBe(await draw());
	});
});

describe("answers", () => {
	test("pages come in UTF-8, are compressed and say that they are what they say", async () => {
		const response = await site.request("/", { headers: { "Accept-Encoding": "gzip" } });
		expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(response.headers.get("content-encoding")).toBe("gzip");
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		expect(response.headers.get("x-frame-options")).toBe("DENY");
	});

	test("the data of pages answers at its own address, missing pages as 404", async () => {
		const found = await site.request("/mumbai.data");
		expect(found.status).toBe(200);
		expect(await found.text()).toContain("Mumbai");
		expect((await site.request("/gotham.data")).status).toBe(404);
		expect((await site.request("/_.data")).status).toBe(200);
	});

	test("it says that it lives and that it is ready", async () => {
		expect((await site.request("/livez")).status).toBe(200);
		expect((await site.request("/readyz")).status).toBe(200);
	});

	test("no answer to a fault carries a stack, a file or an internal word", async () => {
		const faults = [
			site.request("/gotham"),
			site.request("/gotham.data"),
			site.request("/about", { method: "POST" }),
			site.request("/about.data", { method: "POST" }),
			site.request("/contact", { method: "PUT", body: new URLSearchParams({ name: "a" }) }),
			site.request("/_.data?_routes=nothing"),
		];
		for (const response of await Promise.all(faults)) {
			expect(await response.text()).not.toMatch(
				/\bat \S+ \(|node_modules|\.tsx?\b|\/build\/|TypeError/,
			);
		}
	});
});

/** The names of styles and scripts stand in the page without their folder. */
async function findAsset(kind: string): Promise<string> {
	const html = await (await site.request("/contact")).text();
	const name = new RegExp(`[\\w.-]+-[\\w-]{8}\\.${kind}\\b`).exec(html)?.[0];
	if (!name) throw new Error(`The page names no ${kind} file`);
	return `/assets/${name}`;
}

test("a fault's page keeps one h1 and stays out of search engines", async () => {
	const response = await site.request("/about", { method: "POST" });
	const page = readHtml(await response.text());
	expect(page.texts("h1")).toHaveLength(1);
	expect(page.attributes('meta[name="robots"]', "content").join()).toContain("noindex");
});
