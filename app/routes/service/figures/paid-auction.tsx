import type { ReactNode } from "react";
import { Heading } from "#app/ui/heading.tsx";
import type { FigureProps } from "./service-figures.ts";
import { type Bidder, settleAuction } from "./settle-auction.ts";

/** Three bids for one search as fields of bid times fit, with what sets the price on both sides. */
export function PaidAuction({ framework }: FigureProps) {
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
							<span aria-hidden="true" className="font-bold text-accent text-title">
								{index + 1}
							</span>
							<Heading level={3} look="title">
								{title}
							</Heading>
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
					values={settled.map(({ name, price }) =>
						price ? (
							`Rs ${price}`
						) : (
							<span key={name} className="text-title">
								Not shown
							</span>
						),
					)}
				/>
			</tbody>
		</table>
	);
}

type FieldProps = { bidder: Bidder; price: number; widest: number };

/** As wide as the bid and as high as the fit; as much of the width as is paid is filled. */
function Field({ bidder: { bid, fit }, price, widest }: FieldProps) {
	const height = fit * 18;
	const draw = (rupees: number) =>
		`M0 ${180 - height}h${Math.round((rupees / widest) * 1000) / 10}V180H0Z`;
	return (
		<svg
			viewBox="-1 -1 102 182"
			preserveAspectRatio="xMinYMax"
			className="block w-full print:h-32"
			aria-hidden="true"
		>
			<path d={draw(bid)} className="fill-raised" />
			{price > 0 && <path d={draw(price)} className="fill-accent" />}
			<path
				d={draw(bid)}
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
					// biome-ignore lint/suspicious/noArrayIndexKey: two bidders may have the same figure; they never change places
					key={index}
					className={`px-1.5 py-2 ${isLarge ? "display-type text-title text-accent sm:text-heading" : ""}`}
				>
					{value}
				</td>
			))}
		</tr>
	);
}
