import type { ReactNode } from "react";
import { createScale } from "#app/sections/chart.tsx";
import { Ordinal } from "#app/sections/text-blocks.tsx";
import { H3 } from "#app/ui/heading.tsx";
import { Figure, type FigureProps } from "./figure.tsx";
import { type Bidder, settleAuction } from "./settle-auction.ts";

/** Three bids for one search as areas of bid times fit, and what sets the price. */
export function PaidAuction({ framework }: FigureProps) {
	return (
		<div className="grid gap-y-12">
			<div className="w-full justify-self-center xl:w-[38rem] xl:[grid-area:1/1]">
				<Bids bidders={framework.bidders ?? []} />
				{framework.note && <p className="mt-5 text-fine text-ink-soft">{framework.note}</p>}
			</div>
			<Figure
				framework={framework}
				className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-[1fr_42rem_1fr] xl:gap-x-0 xl:[grid-area:1/1]"
				partClassNames={SIDES.map((side) => `border-line-strong border-t pt-4 ${side}`)}
			>
				{({ title, text }, index) => (
					<>
						<div className="flex gap-x-2">
							<Ordinal index={index} className="font-bold text-accent text-title" />
							<H3 look="title">{title}</H3>
						</div>
						<p className="mt-2 text-ink-soft">{text}</p>
					</>
				)}
			</Figure>
		</div>
	);
}

const SIDES = [
	"",
	"xl:col-start-1 xl:row-start-2",
	"xl:col-start-3 xl:row-start-1",
	"xl:col-start-3",
];

const NOT_SHOWN = <span className="text-title">Not shown</span>;

function Bids({ bidders }: { bidders: readonly Bidder[] }) {
	const settled = settleAuction(bidders);
	const widest = Math.max(...bidders.map(({ bid }) => bid), 1);
	return (
		<table className="w-full table-fixed border-collapse text-left">
			<caption className="sr-only">Three bids for one search</caption>
			<thead className="align-bottom">
				<tr>
					<td className="w-[19%] sm:w-[15%]" />
					{settled.map((bidder) => (
						<th key={bidder.name} scope="col" className="px-1.5 font-bold leading-tight">
							<span className="mb-3 block text-fine sm:text-body">{bidder.name}</span>
							<Field bidder={bidder} price={bidder.price ?? 0} widest={widest} />
						</th>
					))}
				</tr>
			</thead>
			<tbody className="border-line-strong border-t-2">
				<Row name="Bid" values={settled.map(({ bid }) => `Rs ${bid}`)} />
				<Row name="Fit" values={settled.map(({ fit }) => `${fit} of 10`)} />
				<Row
					name="Pays"
					isLarge
					values={settled.map(({ price }) => (price ? `Rs ${price}` : NOT_SHOWN))}
				/>
			</tbody>
		</table>
	);
}

type FieldProps = { bidder: Bidder; price: number; widest: number };

/** An area as wide as the bid and as high as the fit; the share of the width that is paid is filled. */
function Field({ bidder: { bid, fit }, price, widest }: FieldProps) {
	const toWidth = createScale(widest, [0, 1000]);
	const toPath = (rupees: number) =>
		`M0 ${180 - fit * 18}h${Math.round(toWidth(rupees)) / 10}V180H0Z`;
	return (
		<svg
			viewBox="-1 -1 102 182"
			preserveAspectRatio="xMinYMax"
			className="block w-full print:h-32"
			aria-hidden="true"
		>
			<path d={toPath(bid)} className="fill-raised" />
			{price > 0 && <path d={toPath(price)} className="fill-accent" />}
			<path
				d={toPath(bid)}
				fill="none"
				stroke="currentColor"
				strokeWidth={2}
				strokeDasharray={price > 0 ? undefined : "4 4"}
				vectorEffect="non-scaling-stroke"
			/>
		</svg>
	);
}

type RowProps = { name: string; values: readonly ReactNode[]; isLarge?: boolean };

function Row({ name, values, isLarge = false }: RowProps) {
	return (
		<tr className="border-line border-b align-baseline">
			<th scope="row" className="py-2 font-medium text-fine text-ink-soft">
				{name}
			</th>
			{values.map((value, index) => (
				<td
					// biome-ignore lint/suspicious/noArrayIndexKey: two bidders may have the same value; the order is fixed
					key={index}
					className={`px-1.5 py-2 ${isLarge ? "display-type text-title text-accent sm:text-heading" : ""}`}
				>
					{value}
				</td>
			))}
		</tr>
	);
}
