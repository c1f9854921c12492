import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ServiceCard } from "./cards.ts";

type LocalServicesProps = {
	place: string;
	cards: readonly ServiceCard[];
	/** Names alone, without a line on what each service is. */
	isBrief?: boolean;
};

/** One small card per service, leading to its page for this place; the heading takes the eighth place. */
export function LocalServices({ place, cards, isBrief = false }: LocalServicesProps) {
	return (
		<section className="border-line border-t">
			<div
				className={`wrap section-space grid gap-x-5 sm:grid-cols-2 sm:gap-x-10 xl:grid-cols-4 ${isBrief ? "brief-columns" : ""}`}
			>
				<div className={`pb-8 ${isBrief ? "max-sm:col-span-full" : ""}`}>
					<Heading level={2}>Our services in {place}</Heading>
				</div>
				{cards.map(({ title, description, path, imageUrl }) => (
					<div
						key={path}
						className="group relative grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-4 border-line-strong border-t py-4"
					>
						<Art src={imageUrl} alt="" shape="kite" className="w-11 kite-lift" />
						<div className="min-w-0 wrap-anywhere">
							<Heading level={3} look="title">
								<Link to={path} className="card-link">
									{title}
								</Link>
							</Heading>
							{!isBrief && <p className="mt-1 text-fine text-ink-soft">{description}</p>}
						</div>
					</div>
				))}
			</div>
		</section>
	);
}
