import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LocalServiceData } from "./read-page.server.ts";

type OtherServicesProps = Pick<LocalServiceData, "city"> & {
	services: LocalServiceData["otherServices"];
	districts: LocalServiceData["districts"];
};

/** The city's other services as one running line of names, each after its kite, and its districts as another. */
export function OtherServices({ city, services, districts }: OtherServicesProps) {
	return (
		<section className="paper-sunken">
			<div className="wrap py-14 lg:py-20">
				<Heading level={2} look="title">
					Also in {city.name}
				</Heading>
				<ul className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2 lg:gap-x-12">
					{services.map(({ name, to, imageUrl }) => (
						<li key={to} className="group relative flex items-center gap-3">
							<Art src={imageUrl} alt="" shape="kite" className="w-9 kite-lift lg:w-11" />
							<Link
								to={to}
								className="display-type quiet-link wrap-anywhere py-2 text-title after:absolute after:inset-0 lg:text-heading"
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
				{districts.links.length > 0 && <Districts city={city} districts={districts} />}
			</div>
		</section>
	);
}

function Districts({ city, districts }: Pick<OtherServicesProps, "city" | "districts">) {
	return (
		<nav
			aria-label={`Districts of ${city.name}`}
			className="mt-8 flex flex-wrap items-baseline gap-x-8 border-line-strong border-t pt-4"
		>
			<p className="py-2 font-bold">District by district</p>
			<ul className="flex flex-wrap gap-x-6">
				{districts.links.map(({ name, to }) => (
					<li key={to}>
						<Link to={to} className="text-link inline-block py-2">
							{name}
						</Link>
					</li>
				))}
				{districts.count > districts.links.length && (
					<li>
						<Link to={`/${city.slug}#districts`} className="text-link inline-block py-2">
							All {districts.count} districts
						</Link>
					</li>
				)}
			</ul>
		</nav>
	);
}
