import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import type { PopularLink } from "./list-popular.server.ts";

type PopularProps = {
	title: string;
	links: { services: readonly PopularLink[]; cities: readonly PopularLink[] };
};

/** The services large, one below the other, and the cities in a row beside them. */
export function Popular({ title, links: { services, cities } }: PopularProps) {
	return (
		<nav aria-label={title} className="wrap section-space">
			<Heading level={2} look="title">
				{title}
			</Heading>
			<div className="mt-5 grid gap-x-16 gap-y-10 border-line-strong border-t-2 lg:grid-cols-[3fr_2fr]">
				<ul>
					{services.map(({ name, to }) => (
						<li key={to} className="border-line border-b">
							<Link to={to} className="quiet-link display-type block py-3.5 text-heading">
								{name}
							</Link>
						</li>
					))}
				</ul>
				<ul className="flex flex-wrap content-start gap-x-6 gap-y-1 lg:pt-3">
					{cities.map(({ name, to }) => (
						<li key={to}>
							<Link to={to} className="quiet-link inline-block py-2 text-lead">
								{name}
							</Link>
						</li>
					))}
				</ul>
			</div>
		</nav>
	);
}
