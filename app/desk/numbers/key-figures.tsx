import type { Summary } from "#app/desk/store/summarise-enquiries.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { Figure } from "./figure.tsx";
import { formatMinutes, formatShare } from "./format-wait.ts";
import type { ToInbox } from "./inbox-link.ts";

/** Renders the figures of all enquiries of the period. */
export function KeyFigures({ total, toInbox }: { total: Summary; toInbox: ToInbox }) {
	const { enquiries, won, wonValue, lost, replies } = total;
	const figures = [
		{ title: t("enquiries"), figure: enquiries, href: toInbox({}) },
		{ title: t("won"), figure: won, href: toInbox({ state: "won" }) },
		{ title: t("theirValue"), figure: formatMoney(wonValue), href: null },
		{ title: t("lost"), figure: lost, href: toInbox({ state: "lost" }) },
		{ title: t("repliesReceived"), figure: replies, href: null },
		{
			title: t("answeredInFiveMinutes"),
			figure: formatShare(total.withinFiveMinutes, enquiries),
			href: null,
		},
		{
			title: t("answeredInAnHour"),
			figure: formatShare(total.withinOneHour, enquiries),
			href: null,
		},
	];
	return (
		<section aria-label={t("altogether")} className="mt-6">
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
				<summary className="desk-summary">{t("howCounted")}</summary>
				<p className="max-w-text text-fine">{t("howCountedText")}</p>
			</details>
		</section>
	);
}

function describeWaits({ enquiries, answered, median, ninetieth }: Summary): string {
	if (answered === 0) return t("nobodyAnswered");
	return t("waits", {
		answered,
		enquiries,
		median: formatMinutes(median),
		ninetieth: formatMinutes(ninetieth),
	});
}
