import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { minifySync, type Plugin } from "vite";

const QUERY = "?inline-text";

/** `import text from "./x.ts?inline-text"`: the function that x.ts exports by default, as short as it runs in a page. */
export function inlineText(): Plugin {
	return {
		name: "inline-text",
		enforce: "pre",
		async load(id) {
			if (!id.endsWith(QUERY)) return null;
			const file = id.slice(0, -QUERY.length);
			this.addWatchFile(file);
			return `export default ${JSON.stringify(readInlineText(file))}`;
		},
	};
}

/** The function that the module exports by default, as the text that is written into a page. */
function readInlineText(file: string): string {
	const source = stripTypeScriptTypes(readFileSync(file, "utf8"));
	const [, text] = /^export default ((?:async )?function \w+\([\s\S]*?^\})/m.exec(source) ?? [];
	if (!text) throw new Error(`${file} exports no function by default`);
	const { code, errors } = minifySync(file, `export default ${text}`, { module: true });
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
	return code.replace(/^export default |;$/g, "");
}
