import { toFormPath } from "#app/content/form-path.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import {
	Faq,
	LinkedHeading,
	Points,
	Steps,
	TextSections,
} from "#app/design/sections/text-blocks.tsx";
import { useConsultationPath } from "#app/design/sections/use-consultation-path.ts";
import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/service-in-city.ts";
import { ServiceStories } from "#app/site/services/service-stories.tsx";
import type { ServicePart } from "./load-service-place.server.ts";

type PageProps = { page: ServicePart };

export function ServicePartPage({ page }: PageProps) {
	const { service, part } = page;
	const contact = toFormPath("/contact", { service: service.slug });
	const consultation = useConsultationPath({ service: service.slug });
	return (
		<>
			<PageHero
				{...part.hero}
				crumbs={page.meta.crumbs}
				theme={service.theme.hero}
				aside={<PartIndex page={page} />}
				action={{ name: t("askAbout", { part: part.name }), to: contact }}
			/>
			<TextSections sections={part.sections} />
			<Points points={part.deliverables} />
			<Steps steps={part.process} />
			<Faq title={page.texts.questions} items={part.questions} />
			<ServiceStories {...page.stories} />
			<AdjacentParts page={page} />
			<ClosingCta cta={page.cta} to={consultation} />
		</>
	);
}

function PartIndex({ page: { service, parts, index: current } }: PageProps) {
	return (
		<nav aria-label={t("partsOf", { service: service.name })} className="md:min-w-72">
			<p className="display-type text-figure">
				{current + 1}
				<span className="text-heading text-ink-soft"> / {parts.length}</span>
			</p>
			<ol className="mt-3 border-ink border-b-2">
				{parts.map(({ name, to }, index) => (
					<li key={to} className={`border-line-strong border-t ${INDENTS[index] ?? "ml-12"}`}>
						{index === current ? (
							<span aria-current="page" className="flex items-center gap-3 py-2 font-bold">
								<span aria-hidden="true" className="size-3 rotate-45 bg-spark" />
								{name}
							</span>
						) : (
							<Link to={to} className="quiet-link block py-2">
								{name}
							</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

const INDENTS = ["", "ml-2.5", "ml-5", "ml-7.5", "ml-10", "ml-12.5"];

function AdjacentParts({ page: { texts, previous, next } }: PageProps) {
	return (
		<section className="paper-sunken">
			<div className="wrap grid gap-x-16 gap-y-8 py-14 md:grid-cols-[1fr_2.2fr] lg:py-20">
				<div className="relative self-end max-md:order-last">
					<p className="text-fine text-ink-soft">{texts.previous}</p>
					<LinkedHeading
						level={2}
						look="title"
						to={previous.to}
						className="quiet-link after:absolute after:inset-0"
						text={previous.name}
					/>
				</div>
				<div className="group relative">
					<p className="text-fine text-ink-soft">{texts.next}</p>
					<H2 look="display">
						<Link to={next.to} className="after:absolute after:inset-0">
							{next.name}{" "}
							<Icon
								name="arrow"
								className="inline size-[0.75em] align-baseline transition-transform group-hover:translate-x-2"
							/>
						</Link>
					</H2>
					<p className="mt-2 max-w-text text-ink-soft">{next.text}</p>
				</div>
			</div>
		</section>
	);
}
