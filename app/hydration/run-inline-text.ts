import { constants, createContext, runInContext } from "node:vm";

/** For tests: runs the text where nothing exists but the language and the given window. */
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
