import { KiteMark } from "#app/routes/case-study/chart-parts.tsx";
import { type AdBudget, type AdBudgetName, tellBreakEven } from "#app/tools/ad-budget.ts";
import { formatPercent, formatRupees } from "#app/tools/format-amount.ts";
import type { Values } from "#app/tools/inputs.ts";
import { Heading } from "#app/ui/heading.tsx";

type BreakEvenProps = { values: Values<AdBudgetName>; result: AdBudget };

/** Where it begins to pay, as two scales: the coloured stretch pays, the kite is where the visitor stands. */
export function BreakEven({ values: { cpc, close }, result }: BreakEvenProps) {
	const [cpcSentence, closeSentence] = tellBreakEven(result);
	const { breakEvenCpc, breakEvenClose } = result;
	return (
		<div className="mt-12">
			<Heading level={3}>Where it breaks even</Heading>
			<p className="mt-1 text-fine text-ink-soft">
				The coloured stretch pays. The kite is where you are.
			</p>
			<ul className="mt-5 grid gap-x-10 gap-y-8 sm:grid-cols-2">
				<li>
					<p className="font-bold">{cpcSentence}</p>
					<p className="text-ink-soft">Yours: {formatRupees(cpc)}</p>
					<Scale from={0} to={breakEvenCpc} now={cpc} end={Math.max(breakEvenCpc, cpc) * 1.25} />
				</li>
				<li>
					<p className="font-bold">{closeSentence}</p>
					<p className="text-ink-soft">Yours: {formatPercent(close)}</p>
					<Scale
						from={breakEvenClose}
						to={100}
						now={close}
						end={Math.min(100, Math.max(breakEvenClose, close) * 1.25)}
					/>
				</li>
			</ul>
		</div>
	);
}

type ScaleProps = {
	/** What pays lies between these two. */
	from: number;
	to: number;
	now: number;
	end: number;
};

/** From zero to its end; decoration, since the sentences over it say the same. */
function Scale({ from, to, now, end }: ScaleProps) {
	const toShare = (value: number) => Math.round(Math.min(value / end, 1) * 1000) / 10;
	const start = toShare(from);
	return (
		<svg width="100%" height={58} className="chart mt-4" aria-hidden="true">
			<rect
				x={`${start}%`}
				y="24"
				width={`${toShare(to) - start}%`}
				height="20"
				className="fill-teal"
			/>
			<rect
				y="24"
				width="100%"
				height="20"
				className="fill-none stroke-line-strong"
				strokeWidth={2}
			/>
			<KiteMark x={`${toShare(now)}%`} y={34} size={20} />
		</svg>
	);
}
