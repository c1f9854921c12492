import type { Headed } from "#app/content/schemas/pages.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { PAPERS, type Paper } from "#app/ui/papers.ts";

type Reason = { title: string; text: string; to: string };

/** Four reasons as the four papers of one kite. */
export function WhyChooseUs({ heading, reasons }: { heading: Headed; reasons: readonly Reason[] }) {
	return (
		<section className="overflow-clip">
			<div className="wrap section-space relative">
				<div className="mb-12 max-w-narrow lg:mb-0 xl:absolute">
					<Heading level={2} look="display">
						{heading.title}
					</Heading>
					<p className="mt-4 text-ink-soft text-lead xl:max-w-80">{heading.text}</p>
				</div>
				<ul className="patang enter">
					{reasons.map(({ title, text, to }, index) => (
						<li key={to} className={`group ${PAPERS[FACETS[index % FACETS.length] ?? "cotton"]}`}>
							<Heading level={3} look="heading">
								<Link to={to} className="card-link">
									{title}
								</Link>
							</Heading>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** From the top, left and right, to the foot. */
const FACETS: readonly Paper[] = ["marigold", "vermilion", "rani", "night"];
