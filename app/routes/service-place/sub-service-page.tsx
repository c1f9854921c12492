import type { Call } from "#app/content/schemas/pages.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SERVICE_PAPERS } from "#app/sections/papers.ts";
import { Points } from "#app/sections/points.tsx";
import { ServiceStories } from "#app/sections/service-stories.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { TextSections } from "#app/sections/text-sections.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { NextParts } from "./next-parts.tsx";
import { PartIndex } from "./part-index.tsx";
import type { SubServiceData } from "./read-page.server.ts";

export function SubServicePage({ page, call }: { page: SubServiceData; call: Call }) {
	const { service, subService, parts, place } = page;
	const contact = toContactPath({ service: service.slug });
	return (
		<>
			<PageHero
				title={subService.hero.title}
				subtitle={subService.hero.subtitle}
				crumbs={page.meta.crumbs}
				paper={SERVICE_PAPERS[service.key]}
				aside={<PartIndex serviceName={service.name} parts={parts} place={place} />}
			>
				<p className="mt-8">
					<ButtonLink to={contact}>Ask about {subService.name}</ButtonLink>
				</p>
			</PageHero>
			<TextSections sections={subService.sections} />
			<Points points={subService.deliverables} />
			<Steps steps={subService.process} />
			<Faq title={`Questions about ${subService.name}`} items={subService.questions} />
			<ServiceStories {...page.stories} />
			<NextParts before={page.before} after={page.after} service={service} />
			<ClosingCall call={call} to={contact} />
		</>
	);
}
