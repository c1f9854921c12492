import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { makeSrcSet, toPictureAddress } from "../../app/pictures/picture-address.ts";
import { type PictureHost, startPictureHost } from "../support/picture-host.ts";
import { type Site, startSite } from "../support/site.ts";

const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const OLD_SAFARI = "image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5";

let host: PictureHost;
let other: PictureHost;
let site: Site;

beforeAll(async () => {
	other = await startPictureHost();
	host = await startPictureHost({ elsewhere: other.at("photo.jpg") });
	site = await startSite({ CONTENT_API_URL: host.apiUrl });
	return async () => {
		// What a source's failure leaves in the log is looked at where it belongs.
		await site.takeErrors();
		await Promise.all([site.stop(), host.stop(), other.stop()]);
	};
}, 60_000);

function ask(name: string, headers: Record<string, string> = {}, width = 480) {
	return site.request(toPictureAddress(host.at(name), width), { headers });
}

async function measure(response: Response) {
	const { format, width, height, exif, hasAlpha } = await sharp(
		await response.arrayBuffer(),
	).metadata();
	return { format, width, height, exif, hasAlpha };
}

async function expectDrawing(response: Response, status: number, what: string) {
	expect(response.status, what).toBe(status);
	expect(response.headers.get("content-type"), what).toBe("image/svg+xml; charset=utf-8");
	expect(response.headers.get("cache-control"), what).toBe("public, max-age=60");
	const svg = await response.text();
	expect(svg, what).toMatch(/^<svg [^>]+>/);
	expect(svg, what).not.toContain("script");
	expect(svg, what).not.toContain("127.0.0.1");
}

describe("a picture of the content API", () => {
	test.each([
		[CHROME, "image/avif", "heif"],
		[OLD_SAFARI, "image/webp", "webp"],
		["image/avif;q=0,image/webp;q=0.9", "image/webp", "webp"],
		["image/*,*/*;q=0.8", "image/jpeg", "jpeg"],
		["*/*", "image/jpeg", "jpeg"],
	])("comes for %s as %s, upright, smaller and without metadata", async (accept, type, format) => {
		const response = await ask("photo.jpg", { Accept: accept });
		expect(response.status).toBe(200);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			"content-type": type,
			"cache-control": "public, max-age=604800, stale-while-revalidate=2592000",
			vary: expect.stringContaining("Accept"),
			etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
			"content-disposition": "inline",
			"x-content-type-options": "nosniff",
			"content-security-policy": expect.stringContaining("default-src 'none'"),
			"cross-origin-resource-policy": "cross-origin",
		});
		expect(await measure(response)).toEqual({
			format,
			width: 480,
			height: 720,
			exif: undefined,
			hasAlpha: false,
		});
	});

	test("comes in every width that its set names, and never larger than it is", async () => {
		const set = makeSrcSet(host.at("photo.jpg"), 800).split(", ");
		const widths = await Promise.all(
			set.map(async (candidate) => {
				const [address = "", said] = candidate.split(" ");
				return [said, (await measure(await site.request(address))).width];
			}),
		);
		expect(widths).toEqual([160, 480, 768, 800].map((width) => [`${width}w`, width]));
	});

	test("keeps what shines through", async () => {
		const response = await ask("drawing.png", { Accept: "image/*" });
		expect(response.headers.get("content-type")).toBe("image/png");
		expect(await measure(response)).toMatchObject({ width: 300, hasAlpha: true });
	});

	test.each([["moving.gif"], ["wrongly-named.html"], ["redirect"], ["redirect-3"]])(
		"comes from /%s too",
		async (name) => {
			const response = await ask(name, { Accept: "image/webp" });
			expect(response.status).toBe(200);
			expect((await measure(response)).format).toBe("webp");
		},
	);

	test("is not sent again to who has it", async () => {
		const etag = (await ask("photo.jpg")).headers.get("etag") ?? "";
		for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
			const response = await ask("photo.jpg", { "If-None-Match": known });
			expect([response.status, await response.text()], known).toEqual([304, ""]);
			expect(response.headers.get("etag")).toBe(etag);
			expect(response.headers.get("cache-control")).toContain("max-age=604800");
		}
		expect((await ask("photo.jpg", { "If-None-Match": '"other"' })).status).toBe(200);
	});

	test("answers HEAD like GET, without a body", async () => {
		const address = toPictureAddress(host.at("photo.jpg"), 480);
		const get = await site.request(address);
		const head = await site.request(address, { method: "HEAD" });
		expect(head.status).toBe(200);
		for (const name of ["content-type", "content-length", "etag", "cache-control", "vary"]) {
			expect(head.headers.get(name), name).toBe(get.headers.get(name));
		}
		expect(await head.text()).toBe("");
		expect(get.headers.get("content-length")).toBe(String((await get.arrayBuffer()).byteLength));
	});

	test("answers no other method", async () => {
		const address = toPictureAddress(host.at("photo.jpg"), 480);
		for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
			const response = await site.request(address, { method });
			expect(response.status, method).toBe(405);
			expect(response.headers.get("allow"), method).toMatch(/^GET, HEAD/);
		}
	});
});

describe("two visitors who ask for the same picture", () => {
	test("cause no work any more when they have left", async () => {
		const visitor = new AbortController();
		const left = expect(
			site.request(toPictureAddress(host.at("held?left"), 480), { signal: visitor.signal }),
		).rejects.toThrow();
		await host.whenHeld(1);
		visitor.abort();
		await left;
		await host.whenLeft();
	});

	test("at once cause one fetch", async () => {
		const asked = [ask("held"), ask("held"), ask("held", { Accept: CHROME })];
		await host.whenHeld(1);
		host.release();
		const statuses = (await Promise.all(asked)).map(({ status }) => status);
		expect(statuses).toEqual([200, 200, 200]);
		expect(host.asked("held")).toBe(1);
	});

	test("later have it from the disk, with the source gone and the site started anew", async () => {
		const own = await startPictureHost();
		const address = toPictureAddress(own.at("photo.jpg"), 480);
		const first = await startSite({ CONTENT_API_URL: own.apiUrl });
		const before = await first.request(address);
		await own.stop();
		const after = await first.request(address);
		expect([before.status, after.status]).toEqual([200, 200]);
		expect(await after.arrayBuffer()).toEqual(await before.arrayBuffer());
		expect(own.asked("photo.jpg")).toBe(1);
		expect(readdirSync(join(first.dataDir, "pictures"))).toHaveLength(1);
		const second = await startSite({ CONTENT_API_URL: own.apiUrl, DATA_DIR: first.dataDir });
		expect((await second.request(address)).headers.get("etag")).toBe(before.headers.get("etag"));
		await Promise.all([first.takeErrors(), second.takeErrors()]);
		await second.stop();
		await first.stop();
	});
});

describe("where there is no picture a drawing stands", () => {
	test.each(["nothing-here.jpg", "gone"])("404 for /%s", async (name) => {
		await expectDrawing(await ask(name), 404, name);
	});

	test.each([
		...["redirect-loop", "redirect-long", "to-another-host", "to-metadata", "to-file"],
		...["endless", "says-large", "truncated.jpg", "page.jpg", "script.svg"],
	])("404 for /%s, which is no picture that is shown here", async (name) => {
		await expectDrawing(await ask(name), 404, name);
		expect(other.asked("photo.jpg")).toBe(0);
	});

	test.each(["broken", "forbidden", "drop", "says-more"])("502 for /%s", async (name) => {
		await expectDrawing(await ask(name), 502, name);
	});

	test("502 for who never answers or gives byte by byte", async () => {
		const [hanging, drip] = await Promise.all([ask("hanging"), ask("drip")]);
		await expectDrawing(hanging, 502, "hanging");
		await expectDrawing(drip, 502, "drip");
	});

	test("and the source is not asked again at once", async () => {
		await ask("broken", {}, 768);
		await ask("nothing-here.jpg", {}, 768);
		expect([host.asked("broken"), host.asked("nothing-here.jpg")]).toEqual([1, 1]);
	});

	test("404 for addresses that the site has not written", async () => {
		const code = toPictureAddress(host.at("photo.jpg"), 480).split("/").at(-1);
		const addresses = [
			"/pictures",
			"/pictures/480",
			"/pictures/480/photo.jpg",
			"/pictures/480/%3cscript%3e",
			"/pictures/480/__proto__",
			`/pictures/481/${code}`,
			`/pictures/99999999/${code}`,
			`/pictures/-480/${code}`,
			`/pictures/480/${code}a`,
			`/pictures/480/${code}/more`,
			`/pictures/480/${encodeURIComponent(host.at("photo.jpg")).toLowerCase()}`,
			...[
				other.at("photo.jpg"),
				"http://localhost:22/",
				"http://127.0.0.1/",
				"http://169.254.169.254/latest/meta-data/",
				"https://evil.example/a.jpg",
				`http://user:word@${new URL(host.origin).host}/photo.jpg`,
				"file:///etc/passwd",
				"data:image/png;base64,AAAA",
				"no address",
			].map((source) => toPictureAddress(source, 480)),
		];
		for (const address of addresses) {
			await expectDrawing(await site.request(address), 404, address);
		}
		expect(other.asked("photo.jpg")).toBe(0);
	});

	test("and the log names the host and the reason, and nothing of the visitor's", async () => {
		await ask("broken?visitor", { "User-Agent": "a visitor", Cookie: "a=visitor" });
		const told = (await site.takeErrors()).split("\n").filter((line) => line.includes("picture"));
		const line = /^A picture of 127\.0\.0\.1:\d+ cannot be shown: [\w ]+$/;
		expect(told).not.toEqual([]);
		expect(told.filter((each) => !line.test(each) || each.includes("visitor"))).toEqual([]);
	});
});

test("a site without a content API has no pictures of others", async () => {
	const alone = await startSite();
	for (const source of [host.at("photo.jpg"), "https://secure.gravatar.com/avatar/a"]) {
		const response = await alone.request(toPictureAddress(source, 480));
		await expectDrawing(response, 404, source);
	}
	await alone.stop();
});
