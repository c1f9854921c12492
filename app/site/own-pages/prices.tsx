import { SectionHead } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/pricing.ts";
import { PriceList } from "#app/site/pricing/price-list.tsx";
import type { LoadedSection } from "./load-sections.server.ts";

type PricesProps = Extract<LoadedSection, { kind: "prices" }>;

/** Renders the prices of services as the page of prices has them, below those of the page itself. */
export function Prices({ heading, intro, bands, items, isSample }: PricesProps) {
	return (
		<Band>
			<SectionHead heading={heading} {...(intro && { intro })} />
			{isSample && (
				<p className="mt-4">
					<SampleMark text={t("samplePrices")} />
				</p>
			)}
			<PriceList own={items ?? []} bands={bands} />
		</Band>
	);
}
