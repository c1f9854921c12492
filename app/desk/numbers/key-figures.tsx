import type { Summary } from "#app/desk/store/summarise-enquiries.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { Figure } from "./figure.tsx";
import { formatMinutes, formatShare } from "./format-wait.ts";
import type { ToInbox } from "./inbox-link.ts";

/** Renders the figures of all enquiries of the period. */
export function KeyFigures({ total, toInbox }: { total: Summary; toInbox: ToInbox }) {
	const { enquiries, won, wonValue, lost, replies } = total;
	const figures = [
		{ title: "Enquiries", figure: enquiries, href: toInbox({}) },
		{ title: "Won", figure: won, href: toInbox({ state: "won" }) },
		{ title: "Their value", figure: formatMoney(wonValue), href: null },
		{ title: "Lost", figure: lost, href: toInbox({ state: "lost" }) },
		{ title: "Replies received", figure: replies, href: null },
		{
			title: "Answered within 5 minutes",
			figure: formatShare(total.withinFiveMinutes, enquiries),
			href: null,
		},
		{
			title: "Answered within an hour",
			figure: formatShare(total.withinOneHour, enquiries),
			href: null,
		},
	];
	return (
		<section aria-label="Altogether" className="mt-6">
			<dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-line-strong border-y-2 py-5 sm:grid-cols-4 lg:grid-cols-7">
				{figures.map(({ title, figure, href }) => (
					<div key={title} className="flex flex-col-reverse justify-end">
						<dt className="text-fine text-ink-soft">{title}</dt>
						<dd className="desk-title">
							<Figure href={href}>{figure}</Figure>
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 max-w-text font-bold">{describeWaits(total)}</p>
			<details>
				<summary className="desk-summary">How this is counted</summary>
				<p className="max-w-text text-fine">
					Times are those of opening hours; the two shares are of all enquiries. Spam is not
					counted. What was won stays won with its value when the visitor writes again, until
					somebody chooses another state; what was lost is then not lost any more.
				</p>
			</details>
		</section>
	);
}

function describeWaits({ enquiries, answered, median, ninetieth }: Summary): string {
	if (answered === 0) return "Nobody has an answer yet.";
	return `${answered} of ${enquiries} have an answer: half of these had it within ${formatMinutes(median)}, nine in ten within ${formatMinutes(ninetieth)}.`;
}
