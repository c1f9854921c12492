import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { buildSrcSet, toPictureAddress } from "../../app/pictures/picture-address.ts";
import { type PictureHost, startPictureHost } from "../support/picture-host.ts";
import { type OwnSite, startSite } from "../support/site.ts";

const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

let host: PictureHost;
let other: PictureHost;
let site: OwnSite;

beforeAll(async () => {
	other = await startPictureHost();
	host = await startPictureHost({ elsewhere: other.at("photo.jpg") });
	site = await startSite({ CONTENT_API_URL: host.apiUrl });
	return async () => {
		// What a source's failure leaves in the log is looked at where it belongs.
		await site.takeErrors();
		await Promise.all([site.stop(), host.stop(), other.stop()]);
	};
});

const toAddress = (name: string) => toPictureAddress(host.at(name), 480);
const ask = (name: string, headers: Record<string, string> = {}) =>
	site.request(toAddress(name), { headers });

const measure = async (response: Response) => sharp(await response.arrayBuffer()).metadata();

// How long it is kept: app/pictures/serve-picture.server.test.ts. That it is there after a restart: picture-cache.test.ts.
describe("a picture of the content API", () => {
	test.each([
		[CHROME, "image/avif", "heif"],
		["image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "image/webp", "webp"],
		["image/avif;q=0,image/webp;q=0.9", "image/webp", "webp"],
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
		const { exif, ...metadata } = await measure(response);
		expect(metadata).toMatchObject({ format, width: 480, height: 720, hasAlpha: false });
		expect(exif).toBeUndefined();
	});

	test("comes in every width that its set names, and never larger than it is", async () => {
		const widths: unknown[] = [];
		for (const candidate of buildSrcSet(host.at("photo.jpg"), 800).split(", ")) {
			const [address = "", said] = candidate.split(" ");
			widths.push([said, (await measure(await site.request(address))).width]);
		}
		expect(widths).toEqual([160, 480, 768, 800].map((width) => [`${width}w`, width]));
	});

	test("keeps what shines through", async () => {
		const response = await ask("drawing.png", { Accept: "image/*" });
		expect(await measure(response)).toMatchObject({ format: "png", width: 300, hasAlpha: true });
	});

	test("is kept on the disk, not sent again to who has it, and only read", async () => {
		const etag = (await ask("photo.jpg")).headers.get("etag") ?? "";
		for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
			const { status, headers } = await ask("photo.jpg", { "If-None-Match": known });
			expect([status, headers.get("etag")], known).toEqual([304, etag]);
		}
		expect(readdirSync(join(site.dataDir, "pictures"))).not.toEqual([]);
		const head = await site.request(toAddress("photo.jpg"), { method: "HEAD" });
		expect([head.status, await head.text()]).toEqual([200, ""]);
		const { status, headers } = await site.request(toAddress("photo.jpg"), { method: "POST" });
		expect([status, headers.get("allow")]).toEqual([405, expect.stringMatching(/^GET, HEAD/)]);
	});
});

test("a fetch ends when the visitor who caused it has left", async () => {
	const visitor = new AbortController();
	const left = expect(
		site.request(toAddress("held"), { signal: visitor.signal }),
	).rejects.toThrow();
	await host.untilPending(1);
	visitor.abort();
	await left;
	await host.untilNonePending();
});

// Every other way to fail: app/pictures/fetch-picture.test.ts.
test.each<[what: string, makeAddress: () => string, status: number]>([
	["a picture that is gone", () => toAddress("nothing-here.jpg"), 404],
	["one that leads to another host", () => toAddress("to-another-host"), 404],
	["what is no picture", () => toAddress("page.jpg"), 404],
	["a script", () => toAddress("script.svg"), 404],
	["a host that breaks off", () => toAddress("drop"), 502],
	["a width that is not offered", () => toAddress("photo.jpg").replace("480", "481"), 404],
	["a code that was changed", () => `${toAddress("photo.jpg")}a`, 404],
	["another host", () => toPictureAddress(other.at("photo.jpg"), 480), 404],
	["a private network", () => toPictureAddress("http://169.254.169.254/latest/", 480), 404],
])("a drawing stands in for %s", async (_what, makeAddress, status) => {
	const response = await site.request(makeAddress());
	expect(response.status).toBe(status);
	expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
	expect(response.headers.get("cache-control")).toBe("public, max-age=60");
	const svg = await response.text();
	expect(svg).toMatch(/^<svg [^>]+>/);
	expect(svg).not.toMatch(/script|127\.0\.0\.1/);
	expect(other.countRequests("photo.jpg")).toBe(0);
});
