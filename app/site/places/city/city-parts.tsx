import { LinkedHeading, Paragraphs } from "#app/design/sections/text-blocks.tsx";
import { Kite } from "#app/design/ui/art.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { t } from "#app/messages/en/places.ts";
import { formatList } from "#app/platform/format-list.ts";
import { forRegion } from "#app/platform/region.ts";
import type { LoadedOwnPage } from "#app/site/own-pages/load-own-page.server.ts";
import type { Route } from "./+types/route.ts";

type CityData = Exclude<Route.ComponentProps["loaderData"], LoadedOwnPage>;
const DEGREES = forRegion(
	({ locale }) =>
		new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Formats degrees with their direction: 19.08° N. */
function formatLatitude(latitude: number): string {
	const degrees = DEGREES().format(Math.abs(latitude));
	return latitude < 0 ? t("southern", { degrees }) : t("northern", { degrees });
}

function formatLongitude(longitude: number): string {
	const degrees = DEGREES().format(Math.abs(longitude));
	return longitude < 0 ? t("western", { degrees }) : t("eastern", { degrees });
}

export function CityFacts({ city, texts }: CityData) {
	const { latitude, longitude } = city.coordinates;
	const facts = {
		[texts.state]: city.state,
		[t("languages")]: formatList(city.languages),
		[t("location")]: `${formatLatitude(latitude)}, ${formatLongitude(longitude)}`,
	};
	return (
		<div className="wrap">
			<dl className="flex flex-wrap gap-x-10 gap-y-1 border-line border-b py-4 text-fine lg:justify-between">
				{Object.entries(facts).map(([term, text]) => (
					<div key={term} className="flex flex-wrap gap-x-2 max-sm:w-full">
						<dt className="text-ink-soft max-sm:w-36">{term}</dt>
						<dd className="font-medium max-sm:grow max-sm:basis-32">{text}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

export function LivesOn({ city, texts }: CityData) {
	const [first, ...others] = city.economy;
	return (
		<section className={THEME_CLASSES[city.theme.story]}>
			<div className="wrap section-space">
				<H2 look="title">{texts.livesOn}</H2>
				<p className="display-type mt-5 max-w-[70rem] text-balance text-display xl:text-hero">
					{city.livesOn}
				</p>
				<div className="mt-10 grid gap-x-16 gap-y-6 border-line-strong border-t pt-8 lg:mt-14 lg:grid-cols-[1.25fr_1fr]">
					<p className="max-w-text text-lead">{first}</p>
					<Paragraphs paragraphs={others} />
				</div>
			</div>
		</section>
	);
}

export function Industries({ city, texts }: CityData) {
	return (
		<Band theme="sunken">
			<H2>{texts.industries}</H2>
			<dl className="mt-8 border-line-strong border-y-2">
				{city.industries.map(({ name, why }) => (
					<div
						key={name}
						className="grid border-line border-t first:border-t-0 lg:grid-cols-[1fr_1.3fr]"
					>
						<dt className="display-type text-balance pt-6 pr-6 text-heading lg:py-8">{name}</dt>
						<dd className="account-rule max-w-none pt-3 pb-7 lg:py-8 lg:pl-10">
							<span className="block max-w-text">{why}</span>
						</dd>
					</div>
				))}
			</dl>
		</Band>
	);
}

export function SearchAndAdvertising({ city, texts }: CityData) {
	const className = "mt-6 max-w-text stack-5";
	return (
		<div className="wrap section-space grid gap-y-14 lg:grid-cols-2">
			<section className="lg:pr-16">
				<H2>{texts.search}</H2>
				<ul className="mt-4 flex flex-wrap gap-x-5 text-accent text-lead">
					{city.languages.map((language) => (
						<li key={language} className="font-medium">
							{language}
						</li>
					))}
				</ul>
				<Paragraphs paragraphs={city.search} className={className} />
			</section>
			<section className="border-line-strong border-t-2 pt-10 lg:mt-28 lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pl-16">
				<H2>{texts.advertising}</H2>
				<Paragraphs paragraphs={city.advertising} className={className} />
			</section>
		</div>
	);
}

/** Renders a way with its number large. */
function Way({ number, way }: { number: string; way: string }) {
	const [before, after] = way.split(number);
	return (
		<>
			{before}
			<span className="display-type block text-display">{number}</span>
			{after}
		</>
	);
}

export function NearestCities({ texts, neighbours }: CityData) {
	if (neighbours.length === 0) return null;
	return (
		<Band theme="sunken">
			<H2>{texts.nearest}</H2>
			<p className="mt-2 text-ink-soft">{texts.nearestText}</p>
			<ul className="enter mt-8 grid gap-x-12 border-line-strong border-b md:auto-cols-fr md:grid-flow-col md:border-b-0">
				{neighbours.map(({ slug, name, state, imageUrl, number, way }) => (
					<li
						key={slug}
						className="group relative grid grid-cols-[1fr_auto] items-end gap-x-4 border-line-strong border-t py-5"
					>
						<div className="min-w-0">
							<p className="font-medium text-fine">
								<Way number={number} way={way} />
							</p>
							<LinkedHeading level={3} look="title" to={`/${slug}`} text={name} />
							<p className="text-fine text-ink-soft">{state}</p>
						</div>
						<Kite src={imageUrl} className="w-18 kite-lift lg:w-24" />
					</li>
				))}
			</ul>
		</Band>
	);
}
