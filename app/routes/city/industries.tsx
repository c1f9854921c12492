import type { City } from "#app/content/types.ts";
import { Heading } from "#app/ui/heading.tsx";

type IndustriesProps = { cityName: string; industries: City["industries"] };

/** The trades of a city and why each matters, ruled like a trader's account book. */
export function Industries({ cityName, industries }: IndustriesProps) {
	return (
		<section className="paper-sunken">
			<div className="wrap section-space">
				<Heading level={2}>The trades we plan for in {cityName}</Heading>
				<dl className="mt-8 border-line-strong border-y-2">
					{industries.map(({ name, why }) => (
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
			</div>
		</section>
	);
}
