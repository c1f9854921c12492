import type { City } from "#app/content/types.ts";

type CityFactsProps = { city: Pick<City, "state" | "languages" | "livesOn" | "coordinates"> };

const LANGUAGES = new Intl.ListFormat("en-IN");

/** What the city is, in four short facts under a hairline. */
export function CityFacts({ city }: CityFactsProps) {
	const { latitude, longitude } = city.coordinates;
	return (
		<div className="border-line border-y bg-raised">
			<dl className="wrap grid gap-x-10 gap-y-6 py-8 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.4fr_1fr]">
				<Fact term="Lives on" text={city.livesOn} />
				<Fact term="State" text={city.state} />
				<Fact term="Speaks and searches in" text={LANGUAGES.format(city.languages)} />
				<Fact term="Lies at" text={`${latitude.toFixed(2)}° N, ${longitude.toFixed(2)}° E`} />
			</dl>
		</div>
	);
}

function Fact({ term, text }: { term: string; text: string }) {
	return (
		<div>
			<dt className="text-fine text-ink-soft">{term}</dt>
			<dd className="mt-0.5 font-medium">{text}</dd>
		</div>
	);
}
