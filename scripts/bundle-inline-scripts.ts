import { build, type Plugin } from "vite";

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

async function bundle(file: string): Promise<{ text: string; files: string[] }> {
	const built = await build({
		configFile: false,
		logLevel: "error",
		build: {
			write: false,
			target: "baseline-widely-available",
			rollupOptions: { input: file, output: { format: "iife" } },
		},
	});
	const [output] = [built].flat();
	const chunk = output && "output" in output ? output.output[0] : undefined;
	if (chunk?.type !== "chunk") throw new Error(`${file} could not be bundled`);
	return { text: chunk.code.trim(), files: Object.keys(chunk.modules) };
}
