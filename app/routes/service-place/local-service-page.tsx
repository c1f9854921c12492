import type { Call } from "#app/content/schemas/pages.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import { CityLinks } from "#app/sections/city-links.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { HeroKite } from "#app/sections/hero-kite.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { chooseSky, SERVICE_PAPERS } from "#app/sections/papers.ts";
import { Steps } from "#app/sections/steps.tsx";
import { TextSections } from "#app/sections/text-sections.tsx";
import { chooseTitleLook } from "#app/sections/title-look.ts";
import { Art } from "#app/ui/art.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { LocalOpening } from "./local-opening.tsx";
import { OtherServices } from "./other-services.tsx";
import type { LocalServiceData } from "./read-page.server.ts";

export function LocalServicePage({ page, call }: { page: LocalServiceData; call: Call }) {
	const { service, city, text } = page;
	const contact = toContactPath({ service: service.slug, city: city.slug });
	const paper = SERVICE_PAPERS[service.key];
	return (
		<>
			<PageHero
				title={page.title}
				look={chooseTitleLook(page.title)}
				subtitle={`Tailored ${service.name} strategies for businesses in ${city.name}`}
				crumbs={page.meta.crumbs}
				paper={paper}
				isKiteFirst
				kite={
					<div className="relative">
						<HeroKite src={city.imageUrl} />
						<Art
							src={service.imageUrl}
							alt=""
							shape="kite"
							loading="eager"
							className="second-kite sway"
						/>
					</div>
				}
			>
				<div className="mt-8">
					<ButtonLink to={contact}>Get a Free Consultation</ButtonLink>
				</div>
			</PageHero>
			{text && <LocalOpening intro={text.intro} city={city} />}
			{text && <TextSections sections={text.sections} layout="columns" />}
			{text ? (
				<FirstSteps heading={`First steps in ${city.name}`} steps={text.firstSteps} paper={paper} />
			) : (
				<Steps steps={page.process} />
			)}
			<Faq title={`Asked in ${city.name}`} items={page.questions} />
			<CityLinks
				title={`${service.name} nearby`}
				links={page.neighbours}
				paper={chooseSky(service.key)}
			/>
			<OtherServices city={city} services={page.otherServices} districts={page.districts} />
			<ClosingCall call={call} to={contact} />
		</>
	);
}
