import { appendFileSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createServer, isRunnableDevEnvironment } from "vite";
import { expect, it, onTestFinished, vi } from "vitest";
import type * as ContentModule from "../app/content/content.server.ts";
import { copySample, editFile } from "../tests/support/copied-content.ts";
import { showSavedContent } from "./show-saved-content.ts";

const MUMBAI = "content/cities/mumbai/city.yaml";

/** Starts a development server on a copy of the content, and records what it sends to the open pages. */
async function develop() {
	const root = copySample();
	const folder = join(root, "content");
	symlinkSync(join(import.meta.dirname, "../app"), join(root, "app"));
	const server = await createServer({
		root,
		cacheDir: join(root, ".vite"),
		configFile: false,
		logLevel: "silent",
		optimizeDeps: { noDiscovery: true },
		server: { middlewareMode: true, ws: false, watch: { ignored: ["**/app/**"] } },
		plugins: [showSavedContent(folder)],
	});
	onTestFinished(() => server.close());
	const { client, ssr } = server.environments;
	if (!isRunnableDevEnvironment(ssr)) throw new Error("There is no module runner.");
	const path = join(root, "app/content/content.server.ts");
	const content: typeof ContentModule = await ssr.runner.import(path);
	content.reloadContent(folder);
	const sent = vi.spyOn(client.hot, "send");
	const watched = () => server.watcher.getWatched()[join(root, dirname(MUMBAI))];
	await vi.waitFor(() => expect(watched()).toContain("city.yaml"), 10_000);
	sent.mockClear();
	const untilSent = (payload: object) =>
		vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith(payload), 10_000);
	return { root, content, untilSent };
}

it("a saved file reloads the open pages, an error is laid over them, the last sound content stays", async () => {
	const { root, content, untilSent } = await develop();
	editFile(root, MUMBAI, ["livesOn"], "Kites, from January to January");
	await untilSent({ type: "full-reload" });
	expect(content.findCity("mumbai")?.livesOn).toBe("Kites, from January to January");
	const sound = readFileSync(join(root, MUMBAI), "utf8");
	appendFileSync(join(root, MUMBAI), "colour: red\n");
	const message = expect.stringMatching(/city\.yaml:\d+: colour: is not a known field/);
	await untilSent({ type: "error", err: expect.objectContaining({ message }) });
	expect(content.findCity("mumbai")?.name).toBe("Mumbai");
	writeFileSync(join(root, MUMBAI), sound);
	await untilSent({ type: "full-reload" });
});
