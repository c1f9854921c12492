import type { Observation } from "#app/content/schemas/aside.ts";

/** Renders what can be seen at a place, with the place and the date as its caption. */
export function ObservedFact({ text, place, date }: Observation) {
	return (
		<figure className="corner-mark grid gap-x-16 gap-y-8 pt-8 pl-6 lg:grid-cols-[1fr_3.2fr] lg:pt-10">
			<p className="max-w-[54rem] text-heading leading-snug">{text}</p>
			<figcaption className="lg:order-first">
				<span className="block font-bold text-title">{place}</span>
				<span className="mt-1 block text-fine text-ink-soft">{date}</span>
			</figcaption>
		</figure>
	);
}
