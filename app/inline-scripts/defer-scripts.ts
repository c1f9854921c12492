/** The module script that React Router's `<Scripts>` renders, with links that preload its imports. */
const MODULE_SCRIPT = '<script type="module" async="">';
const PRELOAD = '<link rel="modulepreload"';

/**
 * Keeps the browser from requesting the module script and its preloads until hydrate-on-intent.ts starts them. Throws if
 * React Router renders anything else.
 */
export function deferScripts(html: string): string {
	const parts = html.split(MODULE_SCRIPT);
	if (parts.length !== 2)
		throw new Error(
			`React Router's <Scripts> rendered ${parts.length - 1} elements ${MODULE_SCRIPT}, expected 1: see app/inline-scripts/defer-scripts.ts`,
		);
	return parts
		.join('<script type="text/plain" id="deferred">')
		.replaceAll(PRELOAD, '<link rel="deferred"');
}
