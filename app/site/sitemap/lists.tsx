import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link, LinkList, type NamedLink } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/sitemap.ts";
import type { Route } from "./+types/route.ts";

type SitemapData = Route.ComponentProps["loaderData"];

export function LinkColumn({ heading, links }: { heading: string; links: readonly NamedLink[] }) {
	return (
		<section>
			<H2 look="title">{heading}</H2>
			<LinkList
				links={links}
				className="mt-4 border-line-strong border-t-2"
				itemClassName="border-line border-b"
				linkClassName="quiet-link wrap-anywhere block py-2.5 leading-snug"
			/>
		</section>
	);
}

type ServiceListProps = Pick<SitemapData, "services"> & {
	localHeading: string;
	/** True if each service has pages about cities. */
	isLocal: boolean;
};

export function ServiceList({ services, localHeading, isLocal }: ServiceListProps) {
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
											{t("serviceInCities", {
												service: service.name,
												count: service.cities.length,
											})}
										</span>
									</summary>
									<div className="pb-3">
										<Names links={service.cities} />
									</div>
								</details>
							)}
							{isLocal && (
								<Link to={`${service.to}/locations`} className="text-link inline-block py-2">
									{t("allCities", {
										service: service.name,
										hidden: (text) => (
											<span key="service" className="sr-only">
												{text}
											</span>
										),
									})}
								</Link>
							)}
						</div>
					</div>
				</li>
			))}
		</ul>
	);
}

function Names({ links }: { links: readonly NamedLink[] }) {
	return (
		<LinkList
			links={links}
			className="flex flex-wrap gap-x-6"
			linkClassName="quiet-link inline-block py-2"
		/>
	);
}

export function CityList({ cities }: Pick<SitemapData, "cities">) {
	return (
		<ul className="mt-8 gap-x-14 sm:columns-2 lg:columns-3">
			{cities.map(({ name, state, to, districts }) => (
				<li key={to} className="break-inside-avoid border-line-strong border-t-2 pt-3 pb-9">
					<h3 className="display-type text-heading">
						<Link to={to} className="quiet-link inline-block py-1">
							{name}
						</Link>
					</h3>
					<p className="text-fine text-ink-soft">{state}</p>
					<LinkList
						links={districts}
						className="mt-2 flex flex-wrap gap-x-5"
						linkClassName="quiet-link inline-block py-1.5"
					/>
				</li>
			))}
		</ul>
	);
}
