import type { Plugin } from "vite";
import { bundle } from "./bundle.ts";

const QUERY = "?inline-script";

/**
 * Creates a plugin for `import text from "./x.ts?inline-script"`: the module, bundled and minified, as text. It is
 * empty in the browser, where the script has run already.
 */
export function bundleInlineScripts(): Plugin {
	return {
		name: "bundle-inline-scripts",
		enforce: "pre",
		async load(id) {
			if (!id.endsWith(QUERY)) return null;
			if (this.environment.config.consumer === "client") return 'export default ""';
			const { text, files } = await bundle(id.slice(0, -QUERY.length));
			for (const file of files) this.addWatchFile(file);
			return `export default ${JSON.stringify(text)}`;
		},
	};
}
