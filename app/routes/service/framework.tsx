import type { Framework as FrameworkContent, ServiceKey } from "#app/content/schemas/service.ts";
import { SERVICE_PAPERS } from "#app/sections/papers.ts";
import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { SERVICE_FIGURES } from "./figures/service-figures.ts";

type FrameworkProps = { serviceKey: ServiceKey; framework: FrameworkContent };

/** How we think about a service, as a drawing of its own, where the opening's paper comes back. */
export function Framework({ serviceKey, framework }: FrameworkProps) {
	const Figure = SERVICE_FIGURES[serviceKey];
	return (
		<Band paper={SERVICE_PAPERS[serviceKey]}>
			<div className="break-inside-avoid">
				<div className="mb-10 grid items-end gap-x-12 gap-y-5 lg:mb-16 lg:grid-cols-[1.5fr_1fr]">
					<Heading level={2} look="display">
						{framework.heading}
					</Heading>
					{framework.intro && <p className="max-w-text text-lead">{framework.intro}</p>}
				</div>
				<Figure framework={framework} />
			</div>
		</Band>
	);
}
