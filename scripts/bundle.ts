import { build, type Plugin } from "vite";

type Bundle = { text: string; files: string[] };

/** Bundles and minifies a module with all that it imports to one script, for browsers. */
export async function bundle(file: string, plugins: Plugin[] = []): Promise<Bundle> {
	const built = await build({
		configFile: false,
		logLevel: "error",
		plugins,
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
