import type { District } from "#app/content/types.ts";
import { type DiagramPlan, PlaceDiagram } from "#app/sections/place-diagram.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { PAPERS, type Paper } from "#app/ui/papers.ts";

type PlaceNotesProps = {
	city: { name: string; slug: string };
	district: Pick<District, "slug" | "name" | "intro" | "place" | "customers" | "businesses">;
	/** From the city's middle, such as "5 km south-west". */
	way: string;
	plan: DiagramPlan | null;
	paper: Paper;
};

/** What one notes on a walk: the text in one column, where the place lies and what it sells in the margin. */
export function PlaceNotes({ city, district, way, plan, paper }: PlaceNotesProps) {
	return (
		<div className="place-index margin-fields">
			<aside className={PAPERS[paper]}>
				<div className="lg:sticky lg:top-24">
					<p className="text-fine">
						<strong className="display-type block text-heading">{way}</strong> of the middle of{" "}
						{city.name}, as the kite flies
					</p>
					{plan && (
						<div className="place-bleed mt-4 max-w-narrow">
							<PlaceDiagram plan={plan} citySlug={city.slug} lit={district.slug} />
						</div>
					)}
				</div>
			</aside>
			<div>
				<p className="max-w-text text-lead">{district.intro}</p>
				<Note heading="The place and its trade" paragraphs={district.place} />
				<ul className="mt-8 max-w-text border-line-strong border-t">
					{district.businesses.map((business) => (
						<li key={business} className="border-line border-b py-2 font-medium">
							{business}
						</li>
					))}
				</ul>
				<Note heading="Who buys here" paragraphs={district.customers} />
			</div>
		</div>
	);
}

function Note({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
	return (
		<section className="mt-12">
			<Heading level={2}>{heading}</Heading>
			<div className="mt-4 max-w-text space-y-5">
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</section>
	);
}
