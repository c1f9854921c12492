import { Heading } from "#app/ui/heading.tsx";
import { type ServiceCard, ServiceGrid } from "./service-grid.tsx";

type LocalServicesProps = { place: string; cards: readonly ServiceCard[] };

/** One card per service, leading to its page for this place. */
export function LocalServices({ place, cards }: LocalServicesProps) {
	return (
		<section className="border-line border-t">
			<div className="wrap section-space">
				<Heading level={2} look="display">
					Our services in {place}
				</Heading>
				<div className="mt-10">
					<ServiceGrid
						cards={cards}
						headingLevel={3}
						more={{ text: "What it came to elsewhere", to: "/case-studies" }}
					/>
				</div>
			</div>
		</section>
	);
}
