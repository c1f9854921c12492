import { hash } from "node:crypto";

/** Sources of a Content-Security-Policy, one for each script and style that stands in a page. */
export type InlineSources = { scripts: string[]; styles: string[] };

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** What is data to a browser needs no leave. */
const DATA = /\stype="application\//;

/**
 * Of a finished page's own scripts and styles. All of them stand before or behind <main>, where there are the words of
 * the content and of the CMS: what gets past a sanitiser there is given no leave to run.
 */
export function hashInline(html: string): InlineSources {
	const start = html.indexOf("<main");
	const end = html.lastIndexOf("</main>");
	const own = start < 0 || end < start ? html : html.slice(0, start) + html.slice(end);
	const scripts = new Set<string>();
	const styles = new Set<string>();
	for (const [, name, attributes = "", text = ""] of own.matchAll(ELEMENTS)) {
		if (name === "style") styles.add(toSource(text));
		else if (!DATA.test(attributes)) scripts.add(toSource(text));
	}
	return { scripts: [...scripts], styles: [...styles] };
}

function toSource(text: string): string {
	return `'sha256-${hash("sha256", text, "base64")}'`;
}
