import type { City } from "#app/content/types.ts";

type CityFactsProps = { city: Pick<City, "state" | "languages" | "coordinates"> };

const LANGUAGES = new Intl.ListFormat("en-IN");

/** What the city is, in one quiet line of data. */
export function CityFacts({ city }: CityFactsProps) {
	const { latitude, longitude } = city.coordinates;
	return (
		<div className="wrap">
			<dl className="flex flex-wrap gap-x-10 gap-y-1 border-line border-b py-4 text-fine lg:justify-between">
				<Fact term="State" text={city.state} />
				<Fact term="Speaks and searches in" text={LANGUAGES.format(city.languages)} />
				<Fact term="Lies at" text={`${latitude.toFixed(2)}° N, ${longitude.toFixed(2)}° E`} />
			</dl>
		</div>
	);
}

function Fact({ term, text }: { term: string; text: string }) {
	return (
		<div className="flex flex-wrap gap-x-2 max-sm:w-full">
			<dt className="text-ink-soft max-sm:w-36">{term}</dt>
			<dd className="font-medium max-sm:grow max-sm:basis-32">{text}</dd>
		</div>
	);
}
