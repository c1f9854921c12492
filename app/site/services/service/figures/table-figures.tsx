import { scaleLinear } from "#app/design/art/case-scale.ts";
import { Ordinal } from "#app/design/sections/text-blocks.tsx";
import { H3 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/services.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import type { FigureProps } from "./drawing.tsx";

/** Renders bids for one search as areas of bid times fit, and what sets the price. */
export function Auction({ framework }: FigureProps) {
	return (
		<div className="grid gap-y-12">
			<div className="w-full justify-self-center xl:w-[38rem] xl:[grid-area:1/1]">
				<Bids bidders={framework.bidders ?? []} />
				{framework.note && <p className="mt-5 text-fine text-ink-soft">{framework.note}</p>}
			</div>
			<ol className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-[1fr_42rem_1fr] xl:gap-x-0 xl:[grid-area:1/1]">
				{framework.items.map(({ title, text }, index) => (
					<li key={title} className={`border-line-strong border-t pt-4 ${SIDES[index]}`}>
						<div className="flex gap-x-2">
							<Ordinal index={index} className="font-bold text-accent text-title" />
							<H3 look="title">{title}</H3>
						</div>
						<p className="mt-2 text-ink-soft">{text}</p>
					</li>
				))}
			</ol>
		</div>
	);
}

const SIDES = [
	"",
	"xl:col-start-1 xl:row-start-2",
	"xl:col-start-3 xl:row-start-1",
	"xl:col-start-3",
];

const LARGE = "display-type text-title text-accent sm:text-heading";

function Bids({ bidders }: { bidders: readonly Bidder[] }) {
	const settled = settleAuction(bidders);
	const widest = Math.max(...bidders.map(({ bid }) => bid), 1);
	const notShown = <span className="text-title">{t("notShown")}</span>;
	const rows = [
		{ term: t("bid"), look: "", values: settled.map(({ bid }) => formatMoney(bid)) },
		{
			term: t("fit"),
			look: "",
			values: settled.map(({ fit }) => t("fitOfTen", { fit: String(fit) })),
		},
		{
			term: t("pays"),
			look: LARGE,
			values: settled.map(({ price }) => (price ? formatMoney(price) : notShown)),
		},
	];
	return (
		<table className="w-full table-fixed border-collapse text-left">
			<caption className="sr-only">{t("bidsCaption", { count: String(bidders.length) })}</caption>
			<thead className="align-bottom">
				<tr>
					<td className="w-[19%] sm:w-[15%]" />
					{settled.map((bidder) => (
						<th key={bidder.name} scope="col" className="px-1.5 font-bold leading-tight">
							<span className="mb-3 block text-fine sm:text-body">{bidder.name}</span>
							<Field {...bidder} widest={widest} />
						</th>
					))}
				</tr>
			</thead>
			<tbody className="border-line-strong border-t-2">
				{rows.map(({ term, look, values }) => (
					<tr key={term} className="border-line border-b align-baseline">
						<th scope="row" className="py-2 font-medium text-fine text-ink-soft">
							{term}
						</th>
						{values.map((value, index) => (
							<td key={settled[index]?.name} className={`px-1.5 py-2 ${look}`}>
								{value}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Renders an area as wide as the bid and as high as the fit; the share of the width that is paid is filled. */
function Field({ bid, fit, price, widest }: SettledBidder & { widest: number }) {
	const toWidth = scaleLinear([0, widest], [0, 1000]);
	const toPath = (sum: number) => `M0 ${180 - fit * 18}h${Math.round(toWidth(sum)) / 10}V180H0Z`;
	return (
		<svg
			viewBox="-1 -1 102 182"
			preserveAspectRatio="xMinYMax"
			className="block w-full print:h-32"
			aria-hidden="true"
		>
			<path d={toPath(bid)} className="fill-raised" />
			{price && <path d={toPath(price)} className="fill-accent" />}
			<path
				d={toPath(bid)}
				fill="none"
				stroke="currentColor"
				strokeWidth={2}
				strokeDasharray={price ? undefined : "4 4"}
				vectorEffect="non-scaling-stroke"
			/>
		</svg>
	);
}

export type Bidder = { name: string; bid: number; fit: number };
export type SettledBidder = Bidder & { price: number | null };

const SLOTS = 2;

/**
 * Ranks bidders by bid times fit. Each that is shown pays, in whole units, the least that keeps it ahead of the next.
 */
export function settleAuction(bidders: readonly Bidder[]): SettledBidder[] {
	const ranked = bidders.toSorted((one, other) => other.bid * other.fit - one.bid * one.fit);
	return ranked.map((bidder, rank) => {
		const next = ranked[rank + 1];
		if (rank >= SLOTS) return { ...bidder, price: null };
		const price = next ? Math.ceil((next.bid * next.fit) / bidder.fit) : 1;
		return { ...bidder, price: Math.min(price, bidder.bid) };
	});
}

/** Renders the parts crossed with the screens of one task. */
export function ScreenGrid({ framework }: FigureProps) {
	const screens = framework.screens ?? [];
	return (
		<table className="w-full table-fixed border-collapse border-ink border-b-2 text-left">
			{framework.note && (
				<caption className="caption-bottom pt-4 text-left text-fine text-ink-soft">
					{framework.note}
				</caption>
			)}
			<thead>
				<tr className={ROW}>
					<td colSpan={2} className="w-[54%] max-lg:hidden" />
					{screens.map(({ name }) => (
						<th
							key={name}
							scope="col"
							className="pb-3 text-center font-bold text-fine lg:text-title"
						>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{framework.items.map(({ title, text }) => (
					<tr key={title} className={`border-ink border-t-2 ${ROW}`}>
						<th scope="row" className="display-type col-span-4 pt-4 text-heading lg:py-6 lg:pr-6">
							{title}
						</th>
						<td className="col-span-4 max-w-text pt-1.5 pb-4 lg:py-6 lg:pr-10">{text}</td>
						{screens.map(({ name, holds }) => (
							<Cell key={name} holds={holds.includes(title)} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The classes of a row; on small screens its text is above its cells. */
const ROW = "max-lg:grid max-lg:grid-cols-4";

const SPARS = "M4 30Q30 10 56 30M30 4V56";

function Cell({ holds }: { holds: boolean }) {
	return (
		<td
			className={`border-ink border-l p-3 max-lg:border-t max-lg:nth-[3]:border-l-0 ${holds ? "bg-raised" : ""}`}
		>
			<span className="sr-only">{holds ? t("holds") : t("stillToDo")}</span>
			<svg viewBox="0 0 60 60" className="mx-auto w-10 lg:w-16" aria-hidden="true">
				{holds && (
					<>
						<path className="fill-spark" d="M30 4 56 30 30 56 4 30Z" />
						<path d={SPARS} fill="none" className="stroke-raised" strokeWidth={2} />
					</>
				)}
			</svg>
		</td>
	);
}
