import { Link } from "react-router";
import type { Headed } from "#app/content/schemas/pages.ts";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";

type CaseCard = { title: string; description: string; imageUrl: string; to: string };

/** One case large, the others beside it. */
export function FeaturedCases({ heading, cases }: { heading: Headed; cases: readonly CaseCard[] }) {
	const [first, ...others] = cases;
	return (
		<section className="bg-sunken">
			<div className="wrap section-space">
				<div className="grid gap-x-12 gap-y-12 lg:grid-cols-[1.35fr_1fr]">
					<div>
						<Heading level={2} look="display">
							{heading.title}
						</Heading>
						<p className="mt-4 max-w-text text-ink-soft text-lead">{heading.text}</p>
						<p className="mt-4 mb-10">
							<Link to="/case-studies" className="text-link inline-block py-2">
								All case studies
							</Link>
						</p>
						{first && <CaseTeaser card={first} />}
					</div>
					<div className="grid content-between gap-y-12">
						{others.map((card) => (
							<CaseTeaser key={card.to} card={card} />
						))}
					</div>
				</div>
			</div>
		</section>
	);
}

function CaseTeaser({ card: { title, description, imageUrl, to } }: { card: CaseCard }) {
	return (
		<article className="group relative">
			<Art src={imageUrl} alt="" shape="cover" className="w-full" />
			<div className="mt-4">
				<Heading level={3} look="title">
					<Link
						to={to}
						className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
					>
						{title}
					</Link>
				</Heading>
				<p className="mt-1 max-w-text text-ink-soft">{description}</p>
			</div>
		</article>
	);
}
