import { appendFileSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createServer, isRunnableDevEnvironment } from "vite";
import { expect, it, onTestFinished, vi } from "vitest";
import type * as ContentModule from "../app/content/content.server.ts";
import { change, copyContent } from "../app/content/copy-for-tests.ts";
import { showSavedContent } from "./show-saved-content.ts";

const MUMBAI = "content/cities/mumbai/city.yaml";

/** A development server on a copy of the content, and what it tells the open pages. */
async function develop() {
	const root = copyContent();
	symlinkSync(join(import.meta.dirname, "../app"), join(root, "app"));
	const server = await createServer({
		root,
		cacheDir: join(root, ".vite"),
		configFile: false,
		logLevel: "silent",
		optimizeDeps: { noDiscovery: true },
		server: { middlewareMode: true, ws: false },
		plugins: [showSavedContent()],
	});
	onTestFinished(() => server.close());
	const { client, ssr } = server.environments;
	if (!isRunnableDevEnvironment(ssr)) throw new Error("There is no module runner.");
	const path = join(root, "app/content/content.server.ts");
	const content: typeof ContentModule = await ssr.runner.import(path);
	content.readContent(root);
	const told = vi.spyOn(client.hot, "send");
	const folder = join(root, dirname(MUMBAI));
	await vi.waitFor(
		() => expect(server.watcher.getWatched()[folder]).toContain("city.yaml"),
		10_000,
	);
	told.mockClear();
	return { root, content, told };
}

it("reads a saved file again and has the open pages reload", async () => {
	const { root, content, told } = await develop();
	change(root, MUMBAI, ["livesOn"], "Kites, from January to January");
	await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ type: "full-reload" }), 10_000);
	expect(content.findCity("mumbai")?.livesOn).toBe("Kites, from January to January");
});

it("lays a fault over the open pages, keeps the last sound content, and recovers", async () => {
	const { root, content, told } = await develop();
	const sound = readFileSync(join(root, MUMBAI), "utf8");
	appendFileSync(join(root, MUMBAI), "colour: red\n");
	await vi.waitFor(() => {
		const [payload] = told.mock.lastCall ?? [];
		expect(payload).toMatchObject({
			type: "error",
			err: { message: expect.stringMatching(/city\.yaml:\d+: colour: is not a known field/) },
		});
	}, 10_000);
	expect(content.findCity("mumbai")?.name).toBe("Mumbai");
	writeFileSync(join(root, MUMBAI), sound);
	await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith({ type: "full-reload" }), 10_000);
});
