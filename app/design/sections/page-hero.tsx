import type { ReactNode } from "react";
import { Kite } from "#app/design/ui/art.tsx";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { H1 } from "#app/design/ui/heading.tsx";
import { Link, type NamedLink } from "#app/design/ui/link.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { t } from "#app/messages/en/sections.ts";
import type { Crumb } from "#app/seo/crumbs.ts";
import { usePageLink } from "./use-site.ts";

type PageHeroProps = {
	title: string;
	subtitle?: string | undefined;
	crumbs: readonly Crumb[];
	theme?: SectionTheme;
	/** The size of the title; a short one may be as large as the home page's. */
	look?: "hero" | "display";
	/** A kite to the right on wide screens and below on small ones; its line ends at the bottom. */
	kite?: ReactNode;
	/** True if the kite is before the title on wide screens. */
	isKiteFirst?: boolean;
	aside?: ReactNode;
	/** A line under the subtitle. */
	note?: ReactNode;
	/** A button under both. */
	action?: NamedLink;
};

export function PageHero({
	title,
	subtitle,
	crumbs,
	theme = "cotton",
	look = "display",
	kite,
	isKiteFirst = false,
	aside,
	note,
	action,
}: PageHeroProps) {
	return (
		<section className={`overflow-clip ${THEME_CLASSES[theme]}`}>
			<div className="wrap pt-5">
				<Breadcrumbs crumbs={crumbs} />
				<div
					className={`grid gap-x-10 lg:gap-x-16 ${isKiteFirst ? "md:grid-cols-[auto_1fr]" : "md:grid-cols-[1fr_auto]"}`}
				>
					<div className="self-center pt-8 pb-12 lg:pt-10 lg:pb-20">
						<div className="max-w-[54rem]">
							<H1 look={look}>{title}</H1>
						</div>
						{subtitle && <p className="mt-6 max-w-text text-ink-soft text-lead">{subtitle}</p>}
						{note && <p className="mt-6">{note}</p>}
						{action && (
							<p className="mt-8">
								<ButtonLink to={action.to}>{action.name}</ButtonLink>
							</p>
						)}
					</div>
					{kite && <div className={`hero-kite ${isKiteFirst ? "md:order-first" : ""}`}>{kite}</div>}
					{aside && <div className="self-end pb-12 lg:pb-20">{aside}</div>}
				</div>
			</div>
		</section>
	);
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
	const home = usePageLink("/");
	return (
		<nav aria-label={t("breadcrumb")} className="text-fine text-ink-soft">
			<ol className="flex flex-wrap items-baseline gap-x-2">
				<li>
					<Link to={home.to} className="quiet-link inline-block py-1">
						{home.name}
					</Link>
				</li>
				{crumbs.map(({ name, to }, index) => (
					<li key={to} className="flex items-baseline gap-x-2">
						<span aria-hidden="true" className="w-1.5">
							/
						</span>
						{index === crumbs.length - 1 ? (
							<span aria-current="page" className="py-1">
								{name}
							</span>
						) : (
							<Link to={to} className="quiet-link inline-block py-1">
								{name}
							</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

export function HeroKite({ src }: { src: string }) {
	return <Kite src={src} loading="eager" className="w-full sway" />;
}

const LONGEST_TITLE = 36;
const LONGEST_WORD = 10;

/** Returns "hero" where a title in the home page's size has room beside a kite. */
export function chooseTitleLook(title: string): "hero" | "display" {
	const hasLongWord = title.split(/\s+/).some(({ length }) => length > LONGEST_WORD);
	return title.length > LONGEST_TITLE || hasLongWord ? "display" : "hero";
}
