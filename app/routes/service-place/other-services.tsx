import { Link } from "react-router";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { LocalServiceData } from "./read-page.server.ts";

type OtherServicesProps = Pick<LocalServiceData, "city"> & {
	services: LocalServiceData["otherServices"];
};

/** The city's other services as one running line of names, each after its kite. */
export function OtherServices({ city, services }: OtherServicesProps) {
	return (
		<section className="paper-sunken">
			<div className="wrap py-14 lg:py-20">
				<Heading level={2} look="title">
					Also in {city.name}
				</Heading>
				<ul className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2 lg:gap-x-12">
					{services.map(({ name, to, imageUrl }) => (
						<li key={to} className="group relative flex items-center gap-3">
							<Art
								src={imageUrl}
								alt=""
								shape="kite"
								className="w-9 transition-transform duration-300 group-hover:-translate-y-1 group-hover:rotate-6 lg:w-11"
							/>
							<Link
								to={to}
								className="display-type quiet-link py-2 text-title after:absolute after:inset-0 lg:text-heading"
							>
								{name}
							</Link>
						</li>
					))}
					<li>
						<Link to={`/${city.slug}`} className="text-link flex items-center gap-2 py-2">
							All of {city.name} <Icon name="arrow" className="size-5" />
						</Link>
					</li>
				</ul>
			</div>
		</section>
	);
}
