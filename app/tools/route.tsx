import { getContent, requirePage } from "#app/content/content.server.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { Kite } from "#app/design/ui/art.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { t } from "#app/messages/en/tools.server.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";
import { getTools } from "./tools.server.ts";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	requirePage("/tools");
	const { title, subtitle, description, closing, updated } = getContent().pages.tools;
	return {
		title,
		subtitle,
		cta: closing,
		tools: getTools(),
		meta: buildPageMeta({
			title: t("listTitle"),
			description,
			path: "/tools",
			updated,
			crumbs: [toPageCrumb("/tools")],
			type: "CollectionPage",
		}),
	};
}

export default function ToolsPage({ loaderData }: Route.ComponentProps) {
	const { title, subtitle, tools, cta, meta } = loaderData;
	return (
		<>
			<PageHero title={title} subtitle={subtitle} crumbs={meta.crumbs} theme="sand" look="hero" />
			<ul>
				{tools.map(({ name, text, to, imageUrl }, index) => (
					<li
						key={to}
						className={`group relative overflow-clip ${THEME_CLASSES[LOOKS[index] ?? "cotton"]}`}
					>
						<div className="wrap grid items-end gap-x-10 md:grid-cols-[1fr_auto]">
							<div className="py-12 lg:py-24">
								<H2 look="hero">
									<Link to={to} className="after:absolute after:inset-0">
										{name}
									</Link>
								</H2>
								<p className="mt-5 max-w-text text-lead">{text}</p>
								<Icon
									name="arrow"
									className="mt-6 size-9 text-accent transition-transform group-hover:translate-x-2"
								/>
							</div>
							{imageUrl && (
								<div className="hero-kite max-md:hidden">
									<Kite src={imageUrl} className="w-full sway" />
								</div>
							)}
						</div>
					</li>
				))}
			</ul>
			<ClosingCta cta={cta} to="/contact" />
		</>
	);
}

/** The themes of the tools' own pages. */
const LOOKS: readonly SectionTheme[] = ["marigold", "night", "aqua", "lilac"];
