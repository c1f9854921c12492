import type { Pricing } from "#app/content/schemas/offer.ts";
import type { Headed } from "#app/content/schemas/pages.ts";
import type { toAlternativesView } from "#app/content/sums/budget.ts";
import type { PriceBand } from "#app/content/sums/price-bands.ts";
import { DataTable } from "#app/design/sections/data-table.tsx";
import { SectionHead } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H3 } from "#app/design/ui/heading.tsx";
import { formatPrice } from "#app/platform/amounts.ts";
import { Invoice, type ShownBudget } from "./invoice.tsx";
import { PriceList } from "./price-list.tsx";

type PriceBandsProps = Omit<Pricing["bands"], "items"> & {
	items: readonly PriceBand[];
	minimum: Headed;
};

/** Renders a row for each service: name and price, what is included, what affects the price. */
export function PriceBands({ heading, intro, items, minimum }: PriceBandsProps) {
	return (
		<Band>
			<SectionHead heading={heading} intro={intro} />
			<PriceList bands={items} />
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

/** Renders the agency beside other ways to get the work done, each with the cost of a year. */
export function AlternativeTable({
	heading,
	intro,
	columns,
	items,
}: ReturnType<typeof toAlternativesView>) {
	return (
		<Band theme="lilac">
			<SectionHead heading={heading} intro={intro} />
			<div className="mt-10">
				<DataTable
					columns={columns}
					rows={items.map(({ name, year, basis, suits, mind }) => [
						name,
						<YearCost key="year" year={year} basis={basis} />,
						suits,
						mind,
					])}
				/>
			</div>
		</Band>
	);
}

function YearCost({ year, basis }: { year: number; basis: readonly string[] }) {
	return (
		<>
			<span className="display-type text-accent text-title tabular-nums">{formatPrice(year)}</span>
			<ul className="text-fine text-ink-soft">
				{basis.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
