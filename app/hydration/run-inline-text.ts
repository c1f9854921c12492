import { constants, createContext, runInContext } from "node:vm";

/** For tests: runs the text where nothing exists but the language and the given window. */
export function runInlineText(
	text: string,
	window: Record<string, unknown>,
	...values: unknown[]
): void {
	const context = createContext(window);
	window.window = context;
	const list = values.map((value) => JSON.stringify(value)).join();
	runInContext(`(${text})(${list})`, context, {
		importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
	});
}
