import type { City } from "#app/content/types.ts";
import { Heading } from "#app/ui/heading.tsx";
import { PAPERS, type Paper } from "#app/ui/papers.ts";

type LeadStoryProps = { city: Pick<City, "name" | "livesOn" | "economy">; paper: Paper };

/** What the city lives on: one line set as large as the window bears, and the story under it. */
export function LeadStory({ city, paper }: LeadStoryProps) {
	const [first, ...others] = city.economy;
	return (
		<section className={PAPERS[paper]}>
			<div className="wrap section-space">
				<Heading level={2} look="title">
					What {city.name} lives on
				</Heading>
				<p className="display-type mt-5 max-w-[70rem] text-balance text-display xl:text-hero">
					{city.livesOn}
				</p>
				<div className="mt-10 grid gap-x-16 gap-y-6 border-line-strong border-t pt-8 lg:mt-14 lg:grid-cols-[1.25fr_1fr]">
					<p className="max-w-text text-lead">{first}</p>
					<div className="max-w-text space-y-5">
						{others.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</div>
			</div>
		</section>
	);
}
