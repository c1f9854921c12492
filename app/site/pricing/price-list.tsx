import type { ReactNode } from "react";
import type { Price } from "#app/content/schemas/landing-sections.ts";
import type { PriceBand } from "#app/content/sums/price-bands.ts";
import { H3 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/pricing.ts";
import { formatPrice } from "#app/platform/amounts.ts";

type PriceListProps = { own?: readonly Price[]; bands: readonly PriceBand[] };

/** Renders a row for each price of the page itself, and of a service: name and price, what is included, what affects it. */
export function PriceList({ own = [], bands }: PriceListProps) {
	return (
		<ul className="mt-10 border-line-strong border-t-2 lg:mt-14">
			{own.map(({ name, from, to, per, included, text }) => (
				<PriceRow
					key={name}
					name={name}
					price={
						to === undefined
							? formatPrice(from)
							: t("range", { from: formatPrice(from), to: formatPrice(to) })
					}
					per={per}
					included={included}
				>
					{text && <p>{text}</p>}
				</PriceRow>
			))}
			{bands.map(({ service, name, from, to, per, included, moves, record }) => (
				<PriceRow
					key={service}
					name={
						<Link to={`/services/${service}`} className="quiet-link">
							{name}
						</Link>
					}
					price={t("range", { from: formatPrice(from), to: formatPrice(to) })}
					per={t("per", { per })}
					included={included}
				>
					<p>{t("dependsOn", { moves, b: (text) => <b key="depends">{text}</b> })}</p>
					<p className="mt-2 text-fine text-ink-soft">{record}</p>
				</PriceRow>
			))}
		</ul>
	);
}

type PriceRowProps = {
	name: ReactNode;
	price: string;
	per: string | undefined;
	included: readonly string[] | undefined;
	children: ReactNode;
};

function PriceRow({ name, price, per, included, children }: PriceRowProps) {
	return (
		<li className="grid gap-x-12 gap-y-4 border-line border-b py-8 lg:grid-cols-[1fr_1fr_1fr]">
			<div>
				<H3>{name}</H3>
				<p className="display-type mt-2 text-accent text-heading tabular-nums">{price}</p>
				{per && <p className="text-ink-soft">{per}</p>}
			</div>
			{included && (
				<ul className="list-disc stack-1 pl-5">
					{included.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			)}
			{children && (
				<div className={included ? undefined : "max-w-text lg:col-span-2"}>{children}</div>
			)}
		</li>
	);
}
