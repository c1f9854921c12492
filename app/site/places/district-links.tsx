import { LinkedHeading } from "#app/design/sections/text-blocks.tsx";
import { Kite } from "#app/design/ui/art.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import type { DiagramLayout, DistrictLink } from "./district-diagram.server.ts";
import { DistrictDiagram } from "./district-diagram.tsx";

type DistrictLinksProps = {
	texts: { districts: string; distances: string };
	citySlug: string;
	layout: DiagramLayout | null;
	/** The districts in the order of the layout's places. */
	districts: readonly DistrictLink[];
};

/** Renders a city's districts as a diagram and as a list of links. */
export function DistrictLinks({ texts, citySlug, layout, districts }: DistrictLinksProps) {
	if (districts.length === 0) return null;
	return (
		<section id="districts" className="overflow-x-clip">
			<div className="wrap section-space place-index grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
				<div className="lg:sticky lg:top-24">
					<H2 look="display">{texts.districts}</H2>
					{layout && (
						<div className="place-bleed place-wide mt-6 max-w-[40rem]">
							<DistrictDiagram layout={layout} citySlug={citySlug} />
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
								<Kite src={imageUrl} className="row-span-3 w-12 sm:row-span-2 kite-lift" />
								<LinkedHeading level={3} look="title" to={`/${citySlug}/${slug}`} text={name} />
								<p className="col-start-2 font-medium text-accent text-fine sm:col-start-3 sm:row-start-1 sm:self-center">
									{way}
								</p>
								<p className="col-start-2 text-fine text-ink-soft sm:col-span-2">{kind}</p>
							</li>
						))}
					</ul>
					<p className="mt-4 text-fine text-ink-soft">{texts.distances}</p>
				</div>
			</div>
		</section>
	);
}
