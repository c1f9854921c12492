import { renderToStaticMarkup } from "react-dom/server";
import type { SiteContent } from "#app/content/content.server.ts";
import { FooterContent } from "./footer.tsx";
import { collectShell, type RenderedShell } from "./shell.ts";

let kept: { content: SiteContent; year: number; footer: string } | undefined;

/** What all pages have alike. The footer is a fourth of a page's elements, and rendered once per content. */
export function renderShell(content: SiteContent, countsViews: boolean): RenderedShell {
	const year = new Date().getFullYear();
	if (kept?.content !== content || kept.year !== year) {
		const footer = renderToStaticMarkup(<FooterContent shell={collectShell(content)} />);
		kept = { content, year, footer };
	}
	return { footer: kept.footer, countsViews };
}
