import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startPictureHost } from "../../tests/support/picture-host.ts";
import { listSources } from "./allowed-sources.ts";
import { toPictureAddress } from "./picture-address.ts";
import { openPictureCache } from "./picture-cache.ts";
import { createPictureServer } from "./serve-picture.ts";

const DAY_MS = 24 * 3_600_000;

async function start() {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const host = await startPictureHost();
	const folder = mkdtempSync(join(tmpdir(), "pictures-"));
	onTestFinished(async () => {
		warn.mockRestore();
		await host.stop();
		rmSync(folder, { recursive: true, force: true });
	});
	const clock = { now: Date.UTC(2026, 0, 1) };
	const now = () => clock.now;
	const serve = createPictureServer({
		sources: listSources(host.apiUrl),
		cache: openPictureCache(folder, { now }),
		now,
	});
	const ask = (name: string, { width = 160, ...init }: RequestInit & { width?: number } = {}) => {
		const address = toPictureAddress(host.at(name), width);
		const request = new Request(`http://site.example${address}`, init);
		return serve(request, address.replace("/pictures/", ""));
	};
	return { host, clock, ask, warnings: () => warn.mock.calls.flat() };
}

describe("visitors who ask at the same time", () => {
	it("cause one fetch, whatever widths and formats they want", async () => {
		const { host, ask } = await start();
		const asked = [
			ask("held"),
			ask("held"),
			ask("held", { width: 480 }),
			ask("held", { headers: { Accept: "image/webp" } }),
		];
		await host.whenHeld(1);
		host.release();
		const statuses = (await Promise.all(asked)).map(({ status }) => status);
		expect(statuses).toEqual([200, 200, 200, 200]);
		expect(host.asked("held")).toBe(1);
	});

	it("wait for the picture also when one of them leaves", async () => {
		const { host, ask } = await start();
		const visitor = new AbortController();
		const stays = ask("held");
		await host.whenHeld(1);
		const left = ask("held", { signal: visitor.signal });
		visitor.abort();
		expect((await left).status).toBe(499);
		host.release();
		expect((await stays).status).toBe(200);
		expect(host.asked("held")).toBe(1);
	});

	it("end the fetch when all of them leave, and the next begins anew", async () => {
		const { host, ask } = await start();
		const visitor = new AbortController();
		const { signal } = visitor;
		const asked = [ask("held", { signal }), ask("held", { signal, width: 480 })];
		await host.whenHeld(1);
		visitor.abort();
		expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([499, 499]);
		await host.whenLeft();
		host.release();
		expect((await ask("held")).status).toBe(200);
		expect(host.asked("held")).toBe(2);
	});

	it("are asked to come back when too many wait, and nobody else is harmed", async () => {
		const { host, ask } = await start();
		const asked = Array.from({ length: 6 + 64 }, (_, index) => ask(`held?${index}`));
		await host.whenHeld(6);
		const refused = await ask("held?one-more");
		expect(refused.status).toBe(503);
		expect(refused.headers.get("retry-after")).toBe("5");
		expect(refused.headers.get("cache-control")).toBe("no-store");
		host.release();
		const statuses = (await Promise.all(asked)).map(({ status }) => status);
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect((await ask("held?one-more")).status).toBe(200);
	});
});

describe("a picture that was made", () => {
	it("is shown from the cache while its source is down", async () => {
		const { host, ask } = await start();
		await ask("photo.jpg");
		host.breakDown(500);
		expect((await ask("photo.jpg")).status).toBe(200);
		expect(host.asked("photo.jpg")).toBe(1);
	});

	it("is made anew after a week, and shown until then", async () => {
		const { host, clock, ask } = await start();
		const first = await ask("photo.jpg");
		clock.now += 8 * DAY_MS;
		const second = await ask("photo.jpg");
		expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
		await vi.waitFor(() => expect(host.asked("photo.jpg")).toBe(2));
	});

	it("stays when its source is down after a week, and goes when it is gone", async () => {
		const { host, clock, ask, warnings } = await start();
		await ask("photo.jpg");
		clock.now += 8 * DAY_MS;
		host.breakDown(503);
		expect((await ask("photo.jpg")).status).toBe(200);
		await vi.waitFor(() => expect(warnings()).toHaveLength(1));
		host.breakDown(404);
		clock.now += 61_000;
		expect((await ask("photo.jpg")).status).toBe(200);
		await vi.waitFor(async () => expect((await ask("photo.jpg")).status).toBe(404));
	});
});

describe("a failure", () => {
	it("is remembered for a minute", async () => {
		const { host, clock, ask } = await start();
		host.breakDown(500);
		for (const width of [160, 480, 160]) {
			expect((await ask("photo.jpg", { width })).status).toBe(502);
		}
		expect(host.asked("photo.jpg")).toBe(1);
		host.breakDown(null);
		clock.now += 61_000;
		expect((await ask("photo.jpg")).status).toBe(200);
	});

	it("of a host that nobody reaches is remembered for all its pictures", async () => {
		const { host, clock, ask } = await start();
		await host.stop();
		expect((await ask("drawing.png")).status).toBe(502);
		const back = await startPictureHost({ port: Number(new URL(host.origin).port) });
		onTestFinished(back.stop);
		expect((await ask("photo.jpg")).status).toBe(502);
		clock.now += 61_000;
		expect((await ask("photo.jpg")).status).toBe(200);
		expect(back.asked("photo.jpg")).toBe(1);
	});

	it("is told once a minute for each host, without the picture's address", async () => {
		const { host, clock, ask, warnings } = await start();
		for (const name of ["broken", "page.jpg", "drop"]) await ask(name);
		const { host: name } = new URL(host.origin);
		const line = `A picture of ${name} cannot be shown: it answered 500`;
		expect(warnings()).toEqual([line]);
		clock.now += 61_000;
		await ask("broken");
		expect(warnings()).toEqual([line, line]);
	});

	it("is not told of what is gone", async () => {
		const { ask, warnings } = await start();
		expect((await ask("nothing-here")).status).toBe(404);
		expect(warnings()).toEqual([]);
	});
});
