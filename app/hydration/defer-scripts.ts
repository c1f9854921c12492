/** What `<Scripts>` of React Router renders: the page's one module script, and the links that preload its imports. */
const MODULE_SCRIPT = '<script type="module" async="">';
const PRELOAD = '<link rel="modulepreload"';

/**
 * Holds back the module script of a rendered page, so that the browser requests no script by itself.
 * app/inline-scripts/hydrate-on-intent.ts starts it. Throws where React Router renders it otherwise than expected.
 */
export function deferScripts(html: string): string {
	const parts = html.split(MODULE_SCRIPT);
	if (parts.length !== 2)
		throw new Error(
			`React Router's <Scripts> rendered ${parts.length - 1} elements ${MODULE_SCRIPT}, expected 1: see app/hydration/defer-scripts.ts`,
		);
	return parts
		.join('<script type="text/plain" id="deferred">')
		.replaceAll(PRELOAD, '<link rel="deferred"');
}
