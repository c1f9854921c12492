import { join, resolve, sep } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type * as ContentModule from "../app/content/content.server.ts";
import { ContentError, formatIssue } from "../app/platform/content-error.ts";
import { getEnv } from "../app/platform/env.server.ts";

/** The delay in ms before a reload, as an editor's "save all" writes several files. */
const DEBOUNCE_MS = 50;

/**
 * Creates a plugin for development that loads the content again when a file is saved, and reloads open pages. An error
 * is shown in an overlay and in the terminal, and the last valid content stays. The folder is that of CONTENT_DIR by default.
 */
export function showSavedContent(contentDir?: string): Plugin {
	const toFolder = (root: string) => resolve(root, contentDir ?? getEnv().CONTENT_DIR);
	return {
		name: "show-saved-content",
		apply: "serve",
		configureServer(server) {
			const folder = toFolder(server.config.root);
			let timer: NodeJS.Timeout | undefined;
			server.watcher.add(folder);
			server.watcher.on("all", (_event, file) => {
				if (!file.startsWith(folder + sep)) return;
				clearTimeout(timer);
				timer = setTimeout(() => void reloadContent(server, folder), DEBOUNCE_MS);
			});
		},
	};
}

async function reloadContent(
	{ environments, config }: ViteDevServer,
	folder: string,
): Promise<void> {
	const { ssr, client } = environments;
	if (!ssr || !client || !isRunnableDevEnvironment(ssr)) return;
	const path = join(config.root, "app/content/content.server.ts");
	const content: typeof ContentModule = await ssr.runner.import(path);
	try {
		content.reloadContent(folder);
		client.hot.send({ type: "full-reload" });
		config.logger.info("content read again", { timestamp: true });
	} catch (error) {
		const message = formatError(error);
		config.logger.error(message, { timestamp: true });
		client.hot.send({ type: "error", err: { message, stack: "", plugin: "content" } });
	}
}

/** Formats an error, which is identified by its name, as the module runner has a class ContentError of its own. */
export function formatError(error: unknown): string {
	const { name, issues } = error as Partial<ContentError>;
	if (name === ContentError.name && issues) return issues.map(formatIssue).join("\n");
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
