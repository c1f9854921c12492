import { LinkedHeading } from "#app/design/sections/text-blocks.tsx";
import { Kite } from "#app/design/ui/art.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import type { ServiceCard } from "#app/site/cards.ts";

type LocalServicesProps = { heading: string; cards: readonly ServiceCard[]; isBrief?: boolean };

/**
 * Renders small cards of the services in a city, without descriptions where it is brief; the heading fills the first
 * cell.
 */
export function LocalServices({ heading, cards, isBrief = false }: LocalServicesProps) {
	return (
		<section className="border-line border-t">
			<div
				className={`wrap section-space grid gap-x-5 sm:grid-cols-2 sm:gap-x-10 xl:grid-cols-4 ${isBrief ? "brief-columns" : ""}`}
			>
				<div className={`pb-8 ${isBrief ? "max-sm:col-span-full" : ""}`}>
					<H2>{heading}</H2>
				</div>
				{cards.map(({ title, description, path, imageUrl }) => (
					<div
						key={path}
						className="group relative grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-4 border-line-strong border-t py-4"
					>
						<Kite src={imageUrl} className="w-11 kite-lift" />
						<div className="min-w-0 wrap-anywhere">
							<LinkedHeading level={3} look="title" to={path} text={title} />
							{!isBrief && <p className="mt-1 text-fine text-ink-soft">{description}</p>}
						</div>
					</div>
				))}
			</div>
		</section>
	);
}
