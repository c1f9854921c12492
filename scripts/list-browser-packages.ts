import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const BROWSER_PACKAGES = join(import.meta.dirname, "../build/browser-packages.json");

/** Creates a plugin that lists the packages of the modules that tree-shaking leaves. */
export function listBrowserPackages(): Plugin {
	return {
		name: "list-browser-packages",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		writeBundle(_options, bundle) {
			const names = new Set<string>();
			for (const part of Object.values(bundle)) {
				if (part.type !== "chunk") continue;
				for (const [id, { renderedLength }] of Object.entries(part.modules)) {
					const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
					if (name && renderedLength > 0) names.add(name);
				}
			}
			writeFileSync(BROWSER_PACKAGES, `${JSON.stringify([...names].sort(), null, "\t")}\n`);
		},
	};
}
