import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { constants, createContext, runInContext } from "node:vm";

/** A function of a module as the text that is written into a page, and the names it may not use. */
export type InlineText = {
	text: string;
	/** What the module declares or imports beside the function. */
	moduleNames: string[];
};

/** Reads it from the source, as the test runner rewrites what it imports. */
export function readInlineText(file: string, functionName: string): InlineText {
	const source = stripTypeScriptTypes(readFileSync(file, "utf8"));
	const text = new RegExp(`^(?:export )?(function ${functionName}\\([\\s\\S]*?^\\})`, "m").exec(
		source,
	);
	if (!text?.[1]) throw new Error(`${file} has no function ${functionName}`);
	const declared = source.matchAll(/^(?:export )?(?:const|let|var|class|function) (\w+)/gm);
	const imported = source.matchAll(/^import (.+?) from/gms);
	const names = [
		...[...declared].map(([, name = ""]) => name),
		...[...imported].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []),
	];
	return { text: text[1], moduleNames: names.filter((name) => name !== functionName) };
}

/** Runs the text where nothing exists but the language and the given window. */
export function runInlineText(
	text: string,
	window: Record<string, unknown>,
	argument?: unknown,
): void {
	const context = createContext(window);
	window.window = context;
	runInContext(`(${text})(${JSON.stringify(argument) ?? ""})`, context, {
		importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
	});
}
