import { createContext, use } from "react";
import stylesheet from "#app/design/styles/app.css?url";
import lateStyles from "#app/design/styles/late.css?url";
import { useTrustedHtml } from "#app/platform/content-policy/trusted-html.ts";

/** The page's own styles; null where it has the whole style sheet instead. */
export const PageStylesContext = createContext<string | null>(null);

// The styles that the page was sent with. Before React starts they are read for pages that React renders again, such as
// error pages.
const served = import.meta.env.SSR
	? null
	: (document.querySelector("style[data-sheet]")?.textContent ?? null);

const linkAll = (late: string) =>
	[stylesheet, late].map((href) => <link key={href} rel="stylesheet" href={href} />);

/**
 * Renders the rules that the page's first HTML uses. inline-scripts/hydrate-on-intent.ts loads the whole sheet before
 * React renders something else, late-styles.ts `late`, the fonts and print. Streamed pages and development have all from the start.
 */
export function PageStyles({ late = lateStyles }: { late?: string | undefined }) {
	const text = use(PageStylesContext) ?? served;
	const content = useTrustedHtml(text ?? "");
	if (text === null) {
		return linkAll(late);
	}
	return (
		<>
			<style
				data-sheet={stylesheet}
				data-late={late}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
				dangerouslySetInnerHTML={content}
			/>
			<noscript>{linkAll(late)}</noscript>
		</>
	);
}
