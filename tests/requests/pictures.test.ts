import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
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

async function expectDrawing(response: Response, status: number) {
	expect(response.status).toBe(status);
	expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
	expect(response.headers.get("cache-control")).toBe("public, max-age=60");
	const svg = await response.text();
	expect(svg).toMatch(/^<svg [^>]+>/);
	expect(svg).not.toMatch(/script|127\.0\.0\.1/);
	expect(other.countRequests("photo.jpg")).toBe(0);
}

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

	test.each(["moving.gif", "wrongly-named.html", "redirect-3"])("comes from /%s", async (name) => {
		const response = await ask(name, { Accept: "image/webp" });
		expect([response.status, (await measure(response)).format]).toEqual([200, "webp"]);
	});

	test("is not sent again to who has it", async () => {
		const etag = (await ask("photo.jpg")).headers.get("etag") ?? "";
		for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
			const { status, headers } = await ask("photo.jpg", { "If-None-Match": known });
			expect([status, headers.get("etag")], known).toEqual([304, etag]);
		}
		expect((await ask("photo.jpg", { "If-None-Match": '"other"' })).status).toBe(200);
	});

	test("answers HEAD like GET without a body, and no other method", async () => {
		const get = await ask("photo.jpg");
		const head = await site.request(toAddress("photo.jpg"), { method: "HEAD" });
		for (const name of ["content-type", "content-length", "etag", "cache-control", "vary"])
			expect(head.headers.get(name), name).toBe(get.headers.get(name));
		expect([head.status, await head.text()]).toEqual([200, ""]);
		const { status, headers } = await site.request(toAddress("photo.jpg"), { method: "POST" });
		expect([status, headers.get("allow")]).toEqual([405, expect.stringMatching(/^GET, HEAD/)]);
	});

	test("comes from the disk when its source is gone and the site started anew", async () => {
		const own = await startPictureHost();
		const address = toPictureAddress(own.at("photo.jpg"), 480);
		const first = await startSite({ CONTENT_API_URL: own.apiUrl });
		onTestFinished(() => first.stop());
		const before = await first.request(address);
		await own.stop();
		expect(readdirSync(join(first.dataDir, "pictures"))).toHaveLength(1);
		const second = await startSite({ CONTENT_API_URL: own.apiUrl, DATA_DIR: first.dataDir });
		onTestFinished(() => second.stop());
		const after = await second.request(address);
		await Promise.all([first.takeErrors(), second.takeErrors()]);
		expect([before.status, after.status]).toEqual([200, 200]);
		expect(await after.arrayBuffer()).toEqual(await before.arrayBuffer());
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
describe("where there is no picture a drawing stands", () => {
	test.each([
		["nothing-here.jpg", 404],
		["to-another-host", 404],
		["truncated.jpg", 404],
		["page.jpg", 404],
		["script.svg", 404],
		["endless", 404],
		["drop", 502],
	])("for /%s, with status %i", async (name, status) => {
		await expectDrawing(await ask(name), status);
	});

	test.each<[what: string, makeAddress: () => string]>([
		["a code of no picture", () => "/pictures/480/__proto__"],
		["another width", () => toAddress("photo.jpg").replace("480", "481")],
		["a changed code", () => `${toAddress("photo.jpg")}a`],
		["another host", () => toPictureAddress(other.at("photo.jpg"), 480)],
		["a private network", () => toPictureAddress("http://169.254.169.254/latest/", 480)],
		["a file", () => toPictureAddress("file:///etc/passwd", 480)],
	])("for an address that the site has not written: %s", async (_what, makeAddress) => {
		await expectDrawing(await site.request(makeAddress()), 404);
	});
});
