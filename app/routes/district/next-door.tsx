import type { DistrictLink } from "#app/sections/district-links.tsx";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";

type NextDoorProps = {
	city: { name: string; slug: string };
	districts: readonly DistrictLink[];
	/** Those that are farther away, the nearest first. */
	others: readonly { name: string; to: string }[];
};

/** The districts next to this one, each with its distance from here, and the way to those behind them. */
export function NextDoor({ city, districts, others }: NextDoorProps) {
	return (
		<section className="border-line border-t">
			<div className="wrap section-space with-margin">
				<Heading level={2}>Next door</Heading>
				<ul className="enter grid gap-x-12 gap-y-10 sm:grid-cols-2">
					{districts.map(({ slug, name, kind, imageUrl, way }) => (
						<li
							key={slug}
							className="group relative grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] gap-x-6"
						>
							<Art src={imageUrl} alt="" shape="kite" className="w-full kite-lift" />
							<div className="min-w-0 pt-3">
								<Heading level={3}>
									<Link to={`/${city.slug}/${slug}`} className="card-link">
										{name}
									</Link>
								</Heading>
								<p className="mt-1 font-medium text-accent text-fine">{way}</p>
								<p className="mt-2 text-fine text-ink-soft">{kind}</p>
							</div>
						</li>
					))}
				</ul>
				<FartherOff city={city} others={others} />
			</div>
		</section>
	);
}

function FartherOff({ city, others }: Pick<NextDoorProps, "city" | "others">) {
	return (
		<p className="flex lg:col-start-2 flex-wrap items-baseline gap-x-6">
			{others.length > 0 && <span className="py-2 text-ink-soft">Farther off</span>}
			{others.map(({ name, to }) => (
				<Link key={to} to={to} className="text-link inline-block py-2">
					{name}
				</Link>
			))}
			<Link to={`/${city.slug}#districts`} className="text-link inline-block py-2">
				All districts of {city.name}
			</Link>
		</p>
	);
}
