import type { Headed } from "#app/content/schemas/pages.ts";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";

type CaseCard = { title: string; description: string; imageUrl: string; to: string };

/** The first case runs out of the page's left edge with its title as large as the picture allows; two stand below, stepped. */
export function FeaturedCases({ heading, cases }: { heading: Headed; cases: readonly CaseCard[] }) {
	const [first, ...others] = cases;
	return (
		<section className="overflow-clip">
			<div className="wrap section-space">
				<div className="grid gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
					<Heading level={2} look="display">
						{heading.title}
					</Heading>
					<p className="max-w-text text-ink-soft text-lead">{heading.text}</p>
				</div>
				{first && <LeadCase card={first} />}
				<div className="mt-12 grid gap-12 md:grid-cols-2 lg:mt-16 lg:grid-cols-[2fr_1fr]">
					{others.map((card) => (
						<SmallCase key={card.to} card={card} />
					))}
				</div>
				<p className="mt-12 lg:mt-16">
					<Link to="/case-studies" className="text-link inline-block py-2 text-lead">
						All case studies
					</Link>
				</p>
			</div>
		</section>
	);
}

function LeadCase({ card: { title, description, imageUrl, to } }: { card: CaseCard }) {
	return (
		<article className="group relative mt-12 grid gap-x-12 gap-y-4 lg:mt-16 lg:grid-cols-[2fr_1fr] lg:items-end">
			<div className="bleed-left">
				<Art src={imageUrl} alt="" shape="cover" className="w-full" />
			</div>
			<div>
				<CaseTitle title={title} to={to} look="display" />
				<p className="mt-4 text-lead">{description}</p>
			</div>
		</article>
	);
}

function SmallCase({ card: { title, description, imageUrl, to } }: { card: CaseCard }) {
	return (
		<article className="group relative md:last:mt-24">
			<Art src={imageUrl} alt="" shape="cover" className="w-full" />
			<div className="mt-5 grid gap-x-8 gap-y-2">
				<CaseTitle title={title} to={to} look="heading" />
				<p className="max-w-text text-ink-soft">{description}</p>
			</div>
		</article>
	);
}

type CaseTitleProps = { title: string; to: string; look: "display" | "heading" };

function CaseTitle({ title, to, look }: CaseTitleProps) {
	return (
		<Heading level={3} look={look}>
			<Link to={to} className="card-link">
				{title}
			</Link>
		</Heading>
	);
}
