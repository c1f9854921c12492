import { createContext, use } from "react";
import { useLocation } from "react-router";
import { useTrustedHtml } from "#app/content-policy/trusted-html.ts";

const TYPE = "application/ld+json";

/** The page's graph as the script's text; null in the browser. */
export const GraphContext = createContext<string | null>(null);

// Read before React starts: what the server wrote is kept for the page that it is of, and never sent as data.
const written = import.meta.env.SSR
	? null
	: {
			path: location.pathname + location.search,
			text: document.querySelector(`script[type="${TYPE}"]`)?.textContent ?? "",
		};

/** What the first page says of itself to machines; on the way through the site it is taken away with its page. */
export function GraphScript() {
	const graph = use(GraphContext);
	const { pathname, search } = useLocation();
	const text = written ? (written.path === pathname + search ? written.text : "") : graph;
	const content = useTrustedHtml(text ?? "");
	if (!text) return null;
	return (
		<script
			type={TYPE}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: written by write-graph.ts, which escapes it
			dangerouslySetInnerHTML={content}
		/>
	);
}
