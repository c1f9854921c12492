import { ContentsList } from "#app/blog/contents-list.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { useTrustedHtml } from "#app/platform/content-policy/trusted-html.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import type { LoadedOwnPage } from "./load-own-page.server.ts";

const WORDS = { contents: "On this page", updated: "Last changed on" };

/** Renders a page of the agency's own: its title, and its text with a table of contents where it is long. */
export function OwnPage({ ownPage, meta }: LoadedOwnPage) {
	const { html, contents, updated } = ownPage;
	const content = useTrustedHtml(html);
	return (
		<>
			<PageHero
				{...ownPage}
				crumbs={meta.crumbs}
				theme="sand"
				aside={
					updated && (
						<p className="text-fine text-ink-soft">
							{WORDS.updated} <time dateTime={updated}>{formatLongDate(updated)}</time>
						</p>
					)
				}
			/>
			<div className="wrap section-space grid gap-x-20 lg:grid-cols-[minmax(0,46rem)_15rem] lg:justify-between">
				<div className="lg:order-last">
					<ContentsList title={WORDS.contents} contents={contents} />
				</div>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is safe HTML of the agency's Markdown */}
				<div className="prose" dangerouslySetInnerHTML={content} />
			</div>
		</>
	);
}
