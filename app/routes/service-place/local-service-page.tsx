import { Link } from "react-router";
import type { Call } from "#app/content/schemas/pages.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import { CityLinks } from "#app/sections/city-links.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SERVICE_PAPERS } from "#app/sections/papers.ts";
import { Steps } from "#app/sections/steps.tsx";
import { TextSections } from "#app/sections/text-sections.tsx";
import { Art } from "#app/ui/art.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { LocalServiceData } from "./read-page.server.ts";

export function LocalServicePage({ page, call }: { page: LocalServiceData; call: Call }) {
	const { service, city, text } = page;
	const contact = toContactPath({ service: service.slug, city: city.slug });
	const steps = text && { heading: `First steps in ${city.name}`, items: text.firstSteps };
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={`Tailored ${service.name} strategies for businesses in ${city.name}`}
				crumbs={[
					{ name: "Services", to: "/services" },
					{ name: service.name, to: `/services/${service.slug}` },
					{ name: city.name, to: `/services/${service.slug}/${city.slug}` },
				]}
				paper={SERVICE_PAPERS[service.key]}
				kite={<Art src={city.imageUrl} alt="" shape="kite" isEager className="w-full sway" />}
			>
				<div className="mt-8">
					<ButtonLink to={contact}>Get a Free Consultation</ButtonLink>
				</div>
			</PageHero>
			{text && (
				<div className="border-line border-y bg-sunken">
					<p className="wrap max-w-page py-12 text-heading leading-snug lg:py-16">{text.intro}</p>
				</div>
			)}
			{text && <TextSections sections={text.sections} />}
			<Steps steps={steps ?? page.process} />
			<Faq title={`Asked in ${city.name}`} items={page.questions} />
			<OtherServices cityName={city.name} citySlug={city.slug} services={page.otherServices} />
			<CityLinks title={`${service.name} nearby`} links={page.neighbours} />
			<ClosingCall call={call} to={contact} />
		</>
	);
}

type OtherServicesProps = {
	cityName: string;
	citySlug: string;
	services: readonly { name: string; to: string }[];
};

function OtherServices({ cityName, citySlug, services }: OtherServicesProps) {
	return (
		<section className="wrap pb-20">
			<Heading level={2}>Also in {cityName}</Heading>
			<ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
				{services.map(({ name, to }) => (
					<li key={to}>
						<Link to={to} className="text-link inline-block py-2">
							{name}
						</Link>
					</li>
				))}
				<li>
					<Link to={`/${citySlug}`} className="text-link inline-block py-2">
						All of {cityName}
					</Link>
				</li>
			</ul>
		</section>
	);
}
