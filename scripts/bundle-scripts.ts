import { basename, extname } from "node:path";
import type { Plugin } from "vite";
import { bundle } from "./bundle.ts";
import { compileMessages } from "./compile-messages.ts";

const QUERY = "?bundled-script";
/** The folder of the addresses in development. */
const FOLDER = "/@bundled-script/";

/**
 * Creates a plugin for `import address from "./x.tsx?bundled-script"`: the address of the module, bundled to one script of
 * its own that shares nothing with those of the public pages. In development it is bundled at each request.
 */
export function bundleScripts(): Plugin {
	const files = new Map<string, string>();
	return {
		name: "bundle-scripts",
		enforce: "pre",
		async load(id) {
			if (!id.endsWith(QUERY)) return null;
			const file = id.slice(0, -QUERY.length);
			const name = `${basename(file, extname(file))}.js`;
			if (this.environment.config.command === "serve") {
				files.set(name, file);
				return `export default ${JSON.stringify(FOLDER + name)}`;
			}
			const { text } = await bundle(file, [compileMessages()]);
			const asset = this.emitFile({ type: "asset", name, source: text });
			return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
		},
		configureServer({ middlewares }) {
			middlewares.use(FOLDER, async (request, response, next) => {
				const file = files.get((request.url ?? "").slice(1));
				if (!file) return next();
				const { text } = await bundle(file, [compileMessages()]);
				response.setHeader("Content-Type", "text/javascript").end(text);
			});
		},
	};
}
