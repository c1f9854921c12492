import { join, sep } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type * as ContentModule from "../app/content/content.server.ts";
import { ContentError, describeFault } from "../app/content/fault.ts";

/** An editor's "save all" writes several files. */
const TOGETHER_MS = 50;

/**
 * Shows a saved content file at once while developing: the content is read again and open pages reload. A
 * fault is laid over the open pages and told in the terminal, and the last sound content stays.
 */
export function showSavedContent(): Plugin {
	return {
		name: "show-saved-content",
		apply: "serve",
		configureServer(server) {
			const folder = join(server.config.root, "content");
			let waiting: NodeJS.Timeout | undefined;
			server.watcher.add(folder);
			server.watcher.on("all", (_event, file) => {
				if (!file.startsWith(folder + sep)) return;
				clearTimeout(waiting);
				waiting = setTimeout(() => void readAgain(server), TOGETHER_MS);
			});
		},
	};
}

async function readAgain({ environments, config }: ViteDevServer): Promise<void> {
	const { ssr, client } = environments;
	if (!ssr || !client || !isRunnableDevEnvironment(ssr)) return;
	const path = join(config.root, "app/content/content.server.ts");
	const content: typeof ContentModule = await ssr.runner.import(path);
	try {
		content.readContent(config.root);
		client.hot.send({ type: "full-reload" });
		config.logger.info("content read again", { timestamp: true });
	} catch (error) {
		const message = describeError(error);
		config.logger.error(message, { timestamp: true });
		client.hot.send({ type: "error", err: { message, stack: "", plugin: "content" } });
	}
}

/** The module runner has a class ContentError of its own, so it is known by its name. */
function describeError(error: unknown): string {
	const { name, faults } = error as Partial<ContentError>;
	if (name === ContentError.name && faults) return faults.map(describeFault).join("\n");
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
