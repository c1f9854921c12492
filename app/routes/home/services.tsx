import type { Headed } from "#app/content/schemas/pages.ts";
import type { ServiceCard } from "#app/sections/cards.ts";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";

/** Seven kites in one sky; on wide screens each line comes down to the name and what it stands for. */
export function Services({ heading, cards }: { heading: Headed; cards: readonly ServiceCard[] }) {
	return (
		<section className="paper-teal overflow-clip">
			<div className="wrap section-space">
				<div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
					<Heading level={2} look="hero">
						{heading.title}
					</Heading>
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
				<Heading level={3} look="title">
					<Link to={path} className="card-link">
						{title}
					</Link>
				</Heading>
				<p className="mt-1.5 text-ink-soft md:text-fine">{description}</p>
			</div>
		</li>
	);
}
