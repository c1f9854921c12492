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
			return `export default ${JSON.stringify(readInlineText(file).text)}`;
		},
	};
}

/** A function of a module as the text that is written into a page, and the names it may not use. */
export type InlineText = {
	text: string;
	/** What the module declares or imports beside the function. */
	moduleNames: string[];
};

export function readInlineText(file: string): InlineText {
	const source = stripTypeScriptTypes(readFileSync(file, "utf8"));
	const [, text, functionName] =
		/^export default ((?:async )?function (\w+)\([\s\S]*?^\})/m.exec(source) ?? [];
	if (!text) throw new Error(`${file} exports no function by default`);
	const { code, errors } = minifySync(file, `export default ${text}`, { module: true });
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
	const declared = source.matchAll(
		/^(?:export (?:default )?)?(?:const|let|var|class|function) (\w+)/gm,
	);
	const imported = source.matchAll(/^import (.+?) from/gms);
	const names = [
		...[...declared].map(([, name = ""]) => name),
		...[...imported].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []),
	];
	return {
		text: code.replace(/^export default |;$/g, ""),
		moduleNames: names.filter((name) => name !== functionName),
	};
}
