import type { Headed } from "#app/content/schemas/pages.ts";
import type { StepList } from "#app/content/schemas/text.ts";
import type { ServiceCard } from "#app/sections/cards.ts";
import { Art } from "#app/ui/art.tsx";
import { H2, H3 } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";

/** Each service is a kite, whose line ends at the service's name on wide screens. */
export function Services({ heading, cards }: { heading: Headed; cards: readonly ServiceCard[] }) {
	return (
		<section className="paper-teal overflow-clip">
			<div className="wrap section-space">
				<div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
					<H2 look="hero">{heading.title}</H2>
					<p className="max-w-text text-ink-soft text-lead">{heading.text}</p>
				</div>
				<ul className="flight enter mt-12">
					{cards.map((card) => (
						<Flight key={card.path} card={card} />
					))}
				</ul>
				<p className="mt-12">
					<Link to="/services" className="text-link inline-block py-2 text-lead">
						All services
					</Link>
				</p>
			</div>
		</section>
	);
}

function Flight({ card: { title, description, path, imageUrl } }: { card: ServiceCard }) {
	return (
		<li className="group">
			<div className="flight-air">
				<Art src={imageUrl} alt="" shape="kite" className="w-full kite-lift" />
				<svg viewBox="0 0 10 10" preserveAspectRatio="none" fill="none" aria-hidden="true">
					<path
						d="M5 0C5 4 .1 5 .1 10"
						stroke="currentColor"
						strokeWidth={1.5}
						vectorEffect="non-scaling-stroke"
					/>
				</svg>
			</div>
			<div className="min-w-0 md:border-current md:border-t-2 md:pt-3">
				<H3 look="title">
					<Link to={path} className="card-link">
						{title}
					</Link>
				</H3>
				<p className="mt-1.5 text-ink-soft md:text-fine">{description}</p>
			</div>
		</li>
	);
}

type CaseCard = { title: string; description: string; imageUrl: string; to: string };

/** The first case is larger than the other two. */
export function FeaturedCases({ heading, cases }: { heading: Headed; cases: readonly CaseCard[] }) {
	const [first, ...others] = cases;
	return (
		<section className="overflow-clip">
			<div className="wrap section-space">
				<div className="grid gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
					<H2 look="display">{heading.title}</H2>
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
		<H3 look={look}>
			<Link to={to} className="card-link">
				{title}
			</Link>
		</H3>
	);
}

/** The line rises from step to step; on small screens it is a border at the left. */
export function ProcessLine({ process }: { process: StepList }) {
	return (
		<section className="paper-aqua overflow-clip">
			<div className="wrap section-space">
				<div className="max-w-[46rem]">
					<H2 look="display">{process.heading}</H2>
					<p className="mt-4 max-w-text text-ink-soft text-lead">{process.intro}</p>
				</div>
				<div className="relative mt-12 lg:-mt-2">
					<RisingLine />
					<ol className="rising enter grid max-lg:border-line-strong max-lg:border-l-2 lg:grid-cols-4">
						{process.items.map(({ title, when, text }) => (
							<li key={title}>
								<p className="font-medium text-accent lg:pt-7">{when}</p>
								<H3 look="heading">{title}</H3>
								<p className="mt-3 max-w-text text-ink-soft">{text}</p>
							</li>
						))}
					</ol>
				</div>
			</div>
		</section>
	);
}

/** Passes the four steps, each 6 rem above the last, and ends at the kite. */
function RisingLine() {
	return (
		<>
			<svg
				viewBox="0 0 4 3"
				preserveAspectRatio="none"
				className="absolute inset-x-0 top-0 hidden h-72 w-full overflow-visible lg:block"
				fill="none"
				aria-hidden="true"
			>
				<path
					d="M-5 3.2C-3 3.6-.8 3.3 0 3S.7 2.3 1 2 1.7 1.3 2 1 2.6 .3 3 0 3.62-.5 3.64-.86"
					stroke="currentColor"
					strokeWidth={2}
					vectorEffect="non-scaling-stroke"
				/>
			</svg>
			<Art
				src="/art/city/ahmedabad.svg"
				alt=""
				shape="kite"
				className="kite-only absolute bottom-full left-[93%] mb-20 hidden w-44 -translate-x-1/2 rotate-15 lg:block"
			/>
		</>
	);
}
