import { Kite } from "#app/design/ui/art.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Link, type NamedLink } from "#app/design/ui/link.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import type { CityLink } from "#app/site/cards.ts";

/** The number of links up to which they are large and next to the title. */
const FEW = 4;

type CityLinksProps = {
	title: string;
	text?: string;
	links: readonly CityLink[];
	/** A link to the cities that are not listed here. */
	all?: NamedLink | null;
	theme: SectionTheme;
};

/** Renders cities by their kites, each at its own height in one sky. */
export function CityLinks({ title, text, links, all, theme }: CityLinksProps) {
	const areFew = links.length <= FEW;
	return (
		<section className={THEME_CLASSES[theme]}>
			<div
				className={`wrap section-space break-inside-avoid ${areFew ? "grid items-center gap-x-16 lg:grid-cols-2" : ""}`}
			>
				<div
					className={`grid items-end gap-x-12 gap-y-4 ${areFew ? "" : "lg:grid-cols-[1.5fr_1fr]"}`}
				>
					<H2 look="display">{title}</H2>
					{text && <p className="max-w-text text-ink-soft text-lead">{text}</p>}
				</div>
				<ul className={`sky mt-10 ${areFew ? "lg:mt-0" : "lg:mt-14"}`}>
					{links.map(({ name, to, imageUrl, note }) => (
						<li key={to} className="group relative py-2 text-center">
							<Kite
								src={imageUrl}
								className={`mx-auto w-16 kite-lift ${areFew ? "md:w-28" : "md:w-20"}`}
							/>
							<Link
								to={to}
								className="quiet-link block font-bold max-sm:text-fine after:absolute after:inset-0"
							>
								{name}
							</Link>
							<p className="text-fine text-ink-soft leading-snug">{note}</p>
						</li>
					))}
				</ul>
				{all && (
					<p className="mt-10 text-center">
						<Link to={all.to} className="text-link inline-block py-2 text-lead">
							{all.name}
						</Link>
					</p>
				)}
			</div>
		</section>
	);
}
