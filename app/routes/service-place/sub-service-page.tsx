import { Link } from "react-router";
import type { Call } from "#app/content/schemas/pages.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SERVICE_PAPERS } from "#app/sections/papers.ts";
import { Points } from "#app/sections/points.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { TextSections } from "#app/sections/text-sections.tsx";
import { Art } from "#app/ui/art.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { SubServiceData } from "./read-page.server.ts";

export function SubServicePage({ page, call }: { page: SubServiceData; call: Call }) {
	const { service, subService, siblings } = page;
	const contact = toContactPath({ service: service.slug });
	return (
		<>
			<PageHero
				title={subService.hero.title}
				subtitle={subService.hero.subtitle}
				crumbs={[
					{ name: "Services", to: "/services" },
					{ name: service.name, to: `/services/${service.slug}` },
					{ name: subService.name, to: `/services/${service.slug}/${subService.slug}` },
				]}
				paper={SERVICE_PAPERS[service.key]}
				kite={<Art src={service.imageUrl} alt="" shape="kite" isEager className="w-full sway" />}
			>
				<p className="mt-8">
					<ButtonLink to={contact}>Ask about {subService.name}</ButtonLink>
				</p>
			</PageHero>
			<div className="border-line border-t">
				<TextSections sections={subService.sections} />
			</div>
			<Points points={subService.deliverables} />
			<Steps steps={subService.process} />
			<Faq title={`Questions about ${subService.name}`} items={subService.questions} />
			<section className="wrap pb-20">
				<Heading level={2}>The rest of {service.name}</Heading>
				<ul className="mt-6 grid gap-x-10 md:grid-cols-2">
					{siblings.map(({ name, text, to }) => (
						<li key={to} className="relative border-line border-t py-5">
							<Heading level={3} look="title">
								<Link to={to} className="quiet-link after:absolute after:inset-0">
									{name}
								</Link>
							</Heading>
							<p className="mt-1 text-ink-soft">{text}</p>
						</li>
					))}
				</ul>
			</section>
			<ClosingCall call={call} to={contact} />
		</>
	);
}
