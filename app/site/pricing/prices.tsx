import type { Pricing } from "#app/content/schemas/offer.ts";
import type { Headed } from "#app/content/schemas/pages.ts";
import { SectionHead } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H3 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/pricing.ts";
import { formatPrice } from "#app/platform/amounts.ts";
import { Invoice, type ShownBudget } from "./invoice.tsx";

type PriceBand = Pricing["bands"]["items"][number] & { name: string };
type PriceBandsProps = Omit<Pricing["bands"], "items"> & {
	items: readonly PriceBand[];
	minimum: Headed;
};

/** Renders a row for each service: name and price, what is included, what affects the price. */
export function PriceBands({ heading, intro, items, minimum }: PriceBandsProps) {
	return (
		<Band>
			<SectionHead heading={heading} intro={intro} />
			<ul className="mt-10 border-line-strong border-t-2 lg:mt-14">
				{items.map(({ service, name, from, to, per, included, moves, record }) => (
					<li
						key={service}
						className="grid gap-x-12 gap-y-4 border-line border-b py-8 lg:grid-cols-[1fr_1fr_1fr]"
					>
						<div>
							<H3>
								<Link to={`/services/${service}`} className="quiet-link">
									{name}
								</Link>
							</H3>
							<p className="display-type mt-2 text-accent text-heading tabular-nums">
								{t("range", { from: formatPrice(from), to: formatPrice(to) })}
							</p>
							<p className="text-ink-soft">{t("per", { per })}</p>
						</div>
						<ul className="list-disc stack-1 pl-5">
							{included.map((item) => (
								<li key={item}>{item}</li>
							))}
						</ul>
						<div>
							<p>{t("dependsOn", { moves, b: (text) => <b key="depends">{text}</b> })}</p>
							<p className="mt-2 text-fine text-ink-soft">{record}</p>
						</div>
					</li>
				))}
			</ul>
			<div className="mt-10 max-w-text">
				<H3>{minimum.title}</H3>
				<p className="mt-2 text-lead">{minimum.text}</p>
			</div>
		</Band>
	);
}

type BudgetsProps = Omit<Pricing["budgets"], "items"> & {
	items: readonly ShownBudget[];
};

/** Renders each budget as an invoice. */
export function Budgets({ heading, intro, items }: BudgetsProps) {
	return (
		<Band theme="sand">
			<SectionHead heading={heading} intro={intro} />
			<ul className={`mt-10 grid gap-10 lg:mt-14 ${COLUMNS[items.length]}`}>
				{items.map((budget) => (
					<li key={budget.title} className="border-line-strong border-t-2 pt-5">
						<Invoice budget={budget} />
					</li>
				))}
			</ul>
		</Band>
	);
}

const COLUMNS: Readonly<Record<number, string>> = {
	1: "max-w-text",
	2: "lg:grid-cols-2",
	3: "lg:grid-cols-3",
	4: "lg:grid-cols-2 xl:grid-cols-4",
};
