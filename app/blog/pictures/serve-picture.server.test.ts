import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished, vi } from "vitest";
import type { OwnPicture } from "#app/content/media/media.ts";
import { createDiskCache } from "#app/platform/disk-cache.ts";
import { createFolder } from "../../../tests/support/copied-content.ts";
import { startPictureHost } from "../../../tests/support/picture-host.ts";
import { listSources } from "./allowed-sources.ts";
import { toPictureAddress } from "./picture-address.ts";
import { createPictureServer } from "./serve-picture.server.ts";

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

async function start() {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const host = await startPictureHost();
	onTestFinished(() => {
		warn.mockRestore();
		return host.stop();
	});
	let time = Date.UTC(2026, 0, 1);
	const now = () => time;
	const cache = createDiskCache(createFolder(), { now });
	const serve = createPictureServer({ sources: listSources(host.apiUrl), cache, now });
	const ask = (name: string, { width = 160, ...init }: RequestInit & { width?: number } = {}) => {
		const address = toPictureAddress(host.at(name), width);
		const request = new Request(`http://site.example${address}`, init);
		return serve(request, address.replace("/pictures/", ""));
	};
	const getStatus = async (name: string, init = {}) => (await ask(name, init)).status;
	const pass = (ms: number) => {
		time += ms + 1_000;
	};
	return { host, pass, ask, getStatus, warnings: () => warn.mock.calls.flat() };
}

it("visitors of one picture cause one fetch, whatever widths and formats they want", async () => {
	const { host, getStatus } = await start();
	const wanted = [{}, {}, { width: 480 }, { headers: { Accept: "image/webp" } }];
	const statuses = Promise.all(wanted.map((init) => getStatus("held", init)));
	await host.untilPending(1);
	host.release();
	expect(await statuses).toEqual([200, 200, 200, 200]);
	expect(host.countRequests("held")).toBe(1);
});

it("visitors of one picture wait for the picture also when one of them leaves", async () => {
	const { host, getStatus } = await start();
	const visitor = new AbortController();
	const leaves = getStatus("held", { signal: visitor.signal });
	await host.untilPending(1);
	const stays = getStatus("held");
	// By the time that another picture is loaded, the second visitor has joined the first one's request.
	await getStatus("photo.jpg");
	visitor.abort();
	expect(await leaves).toBe(499);
	host.release();
	expect(await stays).toBe(200);
	expect(host.countRequests("held")).toBe(1);
});

it("visitors of one picture are told to come back when too many wait, and nobody else is harmed", async () => {
	const { host, ask, getStatus } = await start();
	const waiting = Array.from({ length: 6 + 64 }, (_, index) => getStatus(`held?${index}`));
	await host.untilPending(6);
	const { status, headers } = await ask("held?one-more");
	expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
	expect(headers.get("cache-control")).toBe("no-store");
	host.release();
	expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
	expect(await getStatus("held?one-more")).toBe(200);
});

it("a picture that was made is asked for again after a week, stays when its source is down, and goes when it is gone", async () => {
	const { host, pass, getStatus, warnings } = await start();
	await getStatus("photo.jpg");
	pass(WEEK_MS - MINUTE_MS);
	expect(await getStatus("photo.jpg")).toBe(200);
	expect(host.countRequests("photo.jpg")).toBe(1);
	pass(MINUTE_MS);
	host.setFailure(503);
	expect(await getStatus("photo.jpg")).toBe(200);
	await vi.waitFor(() => expect(warnings()).toHaveLength(1));
	host.setFailure(404);
	pass(MINUTE_MS);
	expect(await getStatus("photo.jpg")).toBe(200);
	await vi.waitFor(async () => expect(await getStatus("photo.jpg")).toBe(404));
});

it("a failure of a host that nobody reaches is remembered for all its pictures", async () => {
	const { host, pass, getStatus } = await start();
	await host.stop();
	expect(await getStatus("drawing.png")).toBe(502);
	const back = await startPictureHost({ port: Number(new URL(host.origin).port) });
	onTestFinished(back.stop);
	expect(await getStatus("photo.jpg")).toBe(502);
	pass(MINUTE_MS);
	expect(await getStatus("photo.jpg")).toBe(200);
	expect(back.countRequests("photo.jpg")).toBe(1);
});

it("a failure is remembered for a minute, and logged once without the picture's address; what is gone is not", async () => {
	const { host, pass, getStatus, warnings } = await start();
	expect(await getStatus("nothing-here")).toBe(404);
	host.setFailure(500);
	for (const width of [160, 480, 160]) expect(await getStatus("photo.jpg", { width })).toBe(502);
	expect(host.countRequests("photo.jpg")).toBe(1);
	await getStatus("drop");
	const line = `A picture of ${new URL(host.origin).host} cannot be shown: it answered 500`;
	expect(warnings()).toEqual([line]);
	pass(MINUTE_MS);
	host.setFailure(null);
	expect(await getStatus("photo.jpg")).toBe(200);
});

it("one of the agency's own pictures is served cropped in its widths, where the content shows it, and without anything when it is gone", async () => {
	const path = join(createFolder(), "asha-rao.png");
	const drawn = sharp({ create: { width: 900, height: 1200, channels: 3, background: "#abc" } });
	writeFileSync(path, await drawn.png().toBuffer());
	const picture: OwnPicture = {
		key: "0123456789abcdef",
		name: "asha-rao.png",
		path,
		shape: "portrait",
		focus: { x: 50, y: 20 },
		from: { file: "content/people/asha-rao.yaml", field: "photo.file" },
	};
	const cache = createDiskCache(createFolder());
	const serve = createPictureServer({ sources: listSources(undefined), cache }, () => [picture]);
	const ask = (address: string) =>
		serve(new Request("http://site.example/", { headers: { Accept: "image/webp" } }), address);
	const answer = await ask(`480/media/${picture.key}/asha-rao.png`);
	expect(answer.headers.get("content-type")).toBe("image/webp");
	expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=604800, /);
	const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
	expect([width, height]).toEqual([480, 480]);
	for (const other of [
		`481/media/${picture.key}/asha-rao.png`,
		"480/media/0123456789abcdee/asha-rao.png",
		`480/media/${picture.key}/..%2Fsite.yaml`,
		`480/media/${picture.key}/asha-rao.png/more`,
	])
		expect((await ask(other)).status, other).toBe(404);
	rmSync(path);
	const gone = await ask(`160/media/${picture.key}/asha-rao.png`);
	expect([gone.status, await gone.text()]).toEqual([404, ""]);
});
