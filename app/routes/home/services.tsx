import type { Headed } from "#app/content/schemas/pages.ts";
import { type ServiceCard, ServiceGrid } from "#app/sections/service-grid.tsx";
import { Heading } from "#app/ui/heading.tsx";

export function Services({ heading, cards }: { heading: Headed; cards: readonly ServiceCard[] }) {
	return (
		<section className="wrap section-space">
			<div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1fr_1fr]">
				<Heading level={2} look="display">
					{heading.title}
				</Heading>
				<p className="max-w-text text-ink-soft text-lead">{heading.text}</p>
			</div>
			<div className="mt-12">
				<ServiceGrid
					cards={cards}
					headingLevel={3}
					more={{ text: "All services", to: "/services" }}
				/>
			</div>
		</section>
	);
}
