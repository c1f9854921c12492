import { ContentsList } from "#app/blog/contents-list.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { t } from "#app/messages/en/legal.ts";
import { useTrustedHtml } from "#app/platform/content-policy/trusted-html.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import type { Crumb } from "#app/seo/crumbs.ts";
import { LandingPage } from "./landing-page.tsx";
import type { LoadedOwnPage } from "./load-own-page.server.ts";

/** Renders a page of the agency's own, of a text or of sections. */
export function OwnPage({ ownPage, meta }: LoadedOwnPage) {
	if ("sections" in ownPage)
		return <LandingPage sections={ownPage.sections} crumbs={meta.crumbs} />;
	return <TextPage page={ownPage} crumbs={meta.crumbs} />;
}

type TextPageProps = {
	page: Exclude<LoadedOwnPage["ownPage"], { sections: unknown }>;
	crumbs: readonly Crumb[];
};

/** Renders a title, and a text with a table of contents where it is long. */
function TextPage({ page, crumbs }: TextPageProps) {
	const { html, contents, updated } = page;
	const content = useTrustedHtml(html);
	return (
		<>
			<PageHero
				{...page}
				crumbs={crumbs}
				theme="sand"
				aside={
					updated && (
						<p className="text-fine text-ink-soft">
							{t("lastChanged", {
								day: () => (
									<time key="day" dateTime={updated}>
										{formatLongDate(updated)}
									</time>
								),
							})}
						</p>
					)
				}
			/>
			<div className="wrap section-space lg:flex lg:gap-20">
				<div className="empty:hidden lg:w-60 lg:shrink-0">
					<ContentsList title={t("contents")} contents={contents} />
				</div>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is safe HTML of the agency's Markdown */}
				<div className="prose lg:flex-1" dangerouslySetInnerHTML={content} />
			</div>
		</>
	);
}
