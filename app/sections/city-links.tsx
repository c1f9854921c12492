import { Kite } from "#app/ui/art.tsx";
import { Link } from "#app/ui/link.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/ui/section-themes.ts";
import { SectionHead } from "./text-blocks.tsx";

export type CityLink = { name: string; to: string; imageUrl: string; note?: string };

/** Up to so many links stand large beside the title. */
const FEW = 4;

type CityLinksProps = {
	title: string;
	text?: string;
	links: readonly CityLink[];
	/** Link to the cities that are not listed here. */
	all?: { name: string; to: string } | null;
	theme: SectionTheme;
};

/** Cities by their kites, each at its own height in one sky. */
export function CityLinks({ title, text, links, all, theme }: CityLinksProps) {
	const areFew = links.length <= FEW;
	return (
		<section className={THEME_CLASSES[theme]}>
			<div
				className={`wrap section-space break-inside-avoid ${areFew ? "grid items-center gap-x-16 lg:grid-cols-2" : ""}`}
			>
				<SectionHead
					heading={title}
					intro={text}
					className={`items-end gap-x-12 gap-y-4 ${areFew ? "" : "lg:grid-cols-[1.5fr_1fr]"}`}
					introClassName="max-w-text text-ink-soft text-lead"
				/>
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
							{note && <p className="text-fine text-ink-soft leading-snug">{note}</p>}
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
