import type { OfferItem, OfferKey } from "#app/content/schemas/offer.ts";
import { H3 } from "#app/design/ui/heading.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/pricing.ts";

/** Renders the given items of the offer to every client, in their order. */
export function OfferList({ items }: { items: readonly OfferItem[] }) {
	return (
		<>
			{items.some(({ isSample }) => isSample) && (
				<p className="mt-4">
					<SampleMark text={t("sampleTerms")} />
				</p>
			)}
			<ul className="mt-10 grid gap-x-14 md:grid-cols-2">
				{items.map(({ key, title, text }) => (
					<li key={key} className="border-line border-t py-6">
						<H3 look="title">{title}</H3>
						<p className="mt-2 max-w-text text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</>
	);
}

export function pickOffer(items: readonly OfferItem[], keys: readonly OfferKey[]): OfferItem[] {
	return items.filter(({ key }) => keys.includes(key));
}
