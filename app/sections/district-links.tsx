import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { type DiagramPlan, PlaceDiagram } from "./place-diagram.tsx";

export type DistrictLink = {
	slug: string;
	name: string;
	kind: string;
	imageUrl: string;
	/** How far and in which direction, such as "5 km south-west". */
	way: string;
};

type DistrictLinksProps = {
	city: { name: string; slug: string };
	plan: DiagramPlan | null;
	/** In the order of the plan's places. */
	districts: readonly DistrictLink[];
};

/** A city's districts: where they lie as the kite flies, and the same as a list of links. */
export function DistrictLinks({ city, plan, districts }: DistrictLinksProps) {
	return (
		<section id="districts" className="overflow-x-clip">
			<div className="wrap section-space place-index grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
				<div className="lg:sticky lg:top-24">
					<Heading level={2} look="display">
						Districts of {city.name}
					</Heading>
					{plan && (
						<div className="place-bleed place-wide mt-6 max-w-[40rem]">
							<PlaceDiagram plan={plan} citySlug={city.slug} />
						</div>
					)}
				</div>
				<div>
					<ul className="enter border-line-strong border-b">
						{districts.map(({ slug, name, kind, imageUrl, way }) => (
							<li
								key={slug}
								className="group relative grid grid-cols-[3rem_1fr] grid-rows-[auto_auto_1fr] gap-x-5 sm:grid-rows-[auto_1fr] border-line-strong border-t py-4 sm:grid-cols-[3rem_1fr_auto]"
							>
								<Art
									src={imageUrl}
									alt=""
									shape="kite"
									className="row-span-3 w-12 sm:row-span-2 kite-lift"
								/>
								<Heading level={3} look="title">
									<Link to={`/${city.slug}/${slug}`} className="card-link">
										{name}
									</Link>
								</Heading>
								<p className="col-start-2 font-medium text-accent text-fine sm:col-start-3 sm:row-start-1 sm:self-center">
									{way}
								</p>
								<p className="col-start-2 text-fine text-ink-soft sm:col-span-2">{kind}</p>
							</li>
						))}
					</ul>
					<p className="mt-4 text-fine text-ink-soft">
						Distances as the kite flies, from the middle of {city.name}. Directions are true,
						lengths are drawn closer together the farther out they are.
					</p>
				</div>
			</div>
		</section>
	);
}
