import { Link } from "react-router";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";

export type CityLink = { name: string; to: string; imageUrl: string; note?: string };

type CityLinksProps = { title: string; text?: string; links: readonly CityLink[] };

/** Areas We Serve: every city with its kite, on the night ground. */
export function CityLinks({ title, text, links }: CityLinksProps) {
	return (
		<section className="paper-night">
			<div className="wrap section-space">
				<Heading level={2} look="display">
					{title}
				</Heading>
				{text && <p className="mt-4 max-w-text text-ink-soft text-lead">{text}</p>}
				<ul className="mt-10 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
					{links.map(({ name, to, imageUrl, note }) => (
						<li
							key={to}
							className="group relative flex items-center gap-4 border-line border-t py-4"
						>
							<Art
								src={imageUrl}
								alt=""
								shape="kite"
								className="w-14 transition-transform duration-300 group-hover:-translate-y-1 group-hover:-rotate-3"
							/>
							<div className="min-w-0">
								<Link to={to} className="font-bold text-title after:absolute after:inset-0">
									{name}
								</Link>
								{note && <p className="text-fine text-ink-soft leading-snug">{note}</p>}
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
