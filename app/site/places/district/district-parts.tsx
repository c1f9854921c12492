import type { Section } from "#app/content/schemas/text.ts";
import { LinkedHeading, Paragraphs, TitledText } from "#app/design/sections/text-blocks.tsx";
import { Kite } from "#app/design/ui/art.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { t } from "#app/messages/en/places.ts";
import type { LoadedOwnPage } from "#app/site/own-pages/load-own-page.server.ts";
import { DistrictDiagram } from "#app/site/places/district-diagram.tsx";
import type { Route } from "./+types/route.ts";

type DistrictData = Exclude<Route.ComponentProps["loaderData"], LoadedOwnPage>;

export function PlaceNotes({ city, district, texts, way, layout }: DistrictData) {
	return (
		<div className="place-index margin-fields">
			<aside className={THEME_CLASSES[city.theme.hero]}>
				<div className="lg:sticky lg:top-24">
					<p className="text-fine">
						<strong className="display-type block text-heading">{way}</strong> {texts.way}
					</p>
					{layout && (
						<div className="place-bleed mt-4 max-w-narrow">
							<DistrictDiagram layout={layout} citySlug={city.slug} lit={district.slug} />
						</div>
					)}
				</div>
			</aside>
			<div>
				<p className="max-w-text text-lead">{district.intro}</p>
				<Note heading={texts.place} paragraphs={district.place} />
				<ul className="mt-8 max-w-text border-line-strong border-t">
					{district.businesses.map((business) => (
						<li key={business} className="border-line border-b py-2 font-medium">
							{business}
						</li>
					))}
				</ul>
				<Note heading={texts.customers} paragraphs={district.customers} />
			</div>
		</div>
	);
}

function Note({ heading, paragraphs }: Section) {
	return (
		<section className="mt-12">
			<H2>{heading}</H2>
			<Paragraphs paragraphs={paragraphs} className="mt-4 max-w-text stack-5" />
		</section>
	);
}

export function FirstSteps({ texts, district }: DistrictData) {
	return (
		<Band theme="sunken">
			<H2>{texts.firstSteps}</H2>
			<ol className="enter mt-8">
				{district.firstSteps.map(({ when, ...step }) => (
					<li key={step.title} className="with-margin gap-y-1 border-line-strong border-t py-6">
						{when && <p className="font-medium text-accent">{when}</p>}
						<div className="lg:col-start-2">
							<TitledText {...step} />
						</div>
					</li>
				))}
			</ol>
		</Band>
	);
}

export function NearbyDistricts({ city, texts, neighbours, others }: DistrictData) {
	if (neighbours.length === 0) return null;
	return (
		<section className="border-line border-t">
			<div className="wrap section-space with-margin">
				<H2>{texts.neighbours}</H2>
				<ul className="enter grid gap-x-12 gap-y-10 sm:grid-cols-2">
					{neighbours.map(({ slug, name, kind, imageUrl, way }) => (
						<li
							key={slug}
							className="group relative grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] gap-x-6"
						>
							<Kite src={imageUrl} className="w-full kite-lift" />
							<div className="min-w-0 pt-3">
								<LinkedHeading level={3} to={`/${city.slug}/${slug}`} text={name} />
								<p className="mt-1 font-medium text-accent text-fine">{way}</p>
								<p className="mt-2 text-fine text-ink-soft">{kind}</p>
							</div>
						</li>
					))}
				</ul>
				<p className="flex lg:col-start-2 flex-wrap items-baseline gap-x-6">
					{others.length > 0 && <span className="py-2 text-ink-soft">{texts.others}</span>}
					{others.map(({ name, to }) => (
						<Link key={to} to={to} className="text-link inline-block py-2">
							{name}
						</Link>
					))}
					<Link to={`/${city.slug}#districts`} className="text-link inline-block py-2">
						{t("allDistricts", { city: city.name })}
					</Link>
				</p>
			</div>
		</section>
	);
}
