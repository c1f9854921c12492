import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ListedService, NamedLink } from "./read-lists.server.ts";

type ServiceListProps = {
	services: readonly ListedService[];
	/** What the folded lists of cities are. */
	localHeading: string;
};

/** Each service on a line of its own: its parts beside it, its cities folded below. */
export function ServiceList({ services, localHeading }: ServiceListProps) {
	return (
		<ul className="mt-8 border-line-strong border-t-2">
			{services.map((service) => (
				<li
					key={service.to}
					className="grid gap-x-14 gap-y-1 border-line border-b py-5 lg:grid-cols-[22rem_1fr]"
				>
					<h3 className="display-type text-heading">
						<Link to={service.to} className="quiet-link inline-block py-1">
							{service.name}
						</Link>
					</h3>
					<div>
						{service.parts.length > 0 && <Names links={service.parts} />}
						<div className="flex flex-wrap items-baseline gap-x-8">
							{service.cities.length > 0 && (
								<details className="open:basis-full">
									<summary className="inline-flex min-h-11 items-center gap-3 text-ink-soft">
										<Icon name="plus" className="size-5 text-accent in-open:rotate-45" />
										<span>
											<span className="sr-only">{localHeading}: </span>
											{service.name} in {service.cities.length} cities
										</span>
									</summary>
									<div className="pb-3">
										<Names links={service.cities} />
									</div>
								</details>
							)}
							<Link to={service.locations} className="text-link inline-block py-2">
								All cities<span className="sr-only"> for {service.name}</span> compared
							</Link>
						</div>
					</div>
				</li>
			))}
		</ul>
	);
}

function Names({ links }: { links: readonly NamedLink[] }) {
	return (
		<ul className="flex flex-wrap gap-x-6">
			{links.map(({ name, to }) => (
				<li key={to}>
					<Link to={to} className="quiet-link inline-block py-2">
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}
