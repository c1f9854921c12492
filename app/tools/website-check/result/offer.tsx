import type { Section } from "#app/content/schemas/text.ts";
import { Paragraphs } from "#app/design/sections/text-blocks.tsx";
import { useConsultationPath } from "#app/design/sections/use-consultation-path.ts";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Link, type NamedLink } from "#app/design/ui/link.tsx";

type OfferProps = {
	offer: Section;
	words: { sendIt: string; talk: string };
	/** The query by which the check goes along to a form. */
	query: string;
	again: NamedLink;
};

/** Renders what one can do with a result: have it sent, or talk about it. */
export function Offer({ offer, words, query, again }: OfferProps) {
	const consultation = useConsultationPath();
	return (
		<section className="paper-marigold print:hidden">
			<div className="wrap section-space grid gap-x-16 gap-y-8 lg:grid-cols-2">
				<H2 look="hero">{offer.heading}</H2>
				<div className="lg:pt-3">
					<div className="text-lead">
						<Paragraphs paragraphs={offer.paragraphs} />
					</div>
					<p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
						<ButtonLink to={`/contact${query}`}>{words.sendIt}</ButtonLink>
						<Link to={consultation + query} className="text-link inline-block py-2">
							{words.talk}
						</Link>
						<Link to={again.to} className="text-link inline-block py-2">
							{again.name}
						</Link>
					</p>
				</div>
			</div>
		</section>
	);
}
