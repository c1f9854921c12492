import type { City } from "#app/content/types.ts";
import { Heading } from "#app/ui/heading.tsx";

type IndustriesProps = { cityName: string; industries: City["industries"] };

/** The trades of a city and why each matters, as a ledger. */
export function Industries({ cityName, industries }: IndustriesProps) {
	return (
		<section className="paper-marigold">
			<div className="wrap section-space">
				<Heading level={2} look="display">
					The trades we plan for in {cityName}
				</Heading>
				<dl className="enter mt-10">
					{industries.map(({ name, why }) => (
						<div
							key={name}
							className="grid gap-x-16 gap-y-2 border-line-strong border-t py-6 lg:grid-cols-[0.8fr_1.2fr]"
						>
							<dt className="font-bold text-lead leading-snug">{name}</dt>
							<dd className="max-w-text">{why}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
