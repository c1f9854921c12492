import type { Numbers } from "#app/desk/store/numbers-store.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { formatDate } from "#app/platform/dates.server.ts";
import { BarTable } from "./bar-table.tsx";
import { Figure, Sum } from "./figure.tsx";
import { FigureTable } from "./figure-table.tsx";
import { type ToInbox, toWeekFilter } from "./inbox-link.ts";
import { getOpenColumns, listOpen } from "./open-columns.tsx";
import { Question } from "./question.tsx";

type WhatCameProps = { numbers: Numbers; toInbox: ToInbox };

/** Renders what is won, lost, open, overdue and in hand, by week, and why some were lost. */
export function WhatCame({ numbers, toInbox }: WhatCameProps) {
	const { total, calls, reasons } = numbers;
	const { won, wonValue, lost, open, overdue, inHand } = total;
	return (
		<Question
			title={t("whatCame")}
			answer={[
				t("outcomes", {
					won,
					hasValue: wonValue > 0 ? "yes" : "no",
					value: formatMoney(wonValue),
					lost,
				}),
				t("openNow", {
					open,
					overdue,
					hasValue: inHand > 0 ? "yes" : "no",
					value: formatMoney(inHand),
				}),
				calls.booked > 0 && t("calls", calls),
			]}
		>
			<Weeks numbers={numbers} toInbox={toInbox} />
			{reasons.length > 0 && (
				<div className="mt-8 lg:w-1/2">
					<BarTable
						title={t("lostByReason")}
						columns={[t("lost")]}
						rows={reasons.map(({ name, lost }) => ({
							name: name || t("noReason"),
							size: lost,
							cells: [lost],
						}))}
					/>
				</div>
			)}
		</Question>
	);
}

function Weeks({ numbers: { weeks, earlier }, toInbox }: WhatCameProps) {
	const rows = weeks.map((week, index) => {
		const filter = toWeekFilter(week.name);
		const date = formatDate(week.name);
		return {
			name: index === weeks.length - 1 ? t("soFar", { date }) : date,
			cells: [
				<Figure key="people" href={toInbox(filter)}>
					{week.enquiries}
				</Figure>,
				<Figure key="visits">{week.visits ?? 0}</Figure>,
				<Figure key="answered">{week.answered}</Figure>,
				<Figure key="won" href={toInbox({ ...filter, state: "won" })}>
					{week.won}
				</Figure>,
				<Figure key="lost" href={toInbox({ ...filter, state: "lost" })}>
					{week.lost}
				</Figure>,
				...listOpen(week),
			],
		};
	});
	const notCounted = ["people", "visits", "answered", "won", "lost"].map((key) => (
		<Sum key={key} />
	));
	const before = { name: t("earlier"), cells: [...notCounted, ...listOpen(earlier)] };
	return (
		<FigureTable
			title={t("byWeek")}
			columns={[
				t("weekFrom"),
				t("people"),
				t("visits"),
				t("answered"),
				t("won"),
				t("lost"),
				...getOpenColumns(),
			]}
			rows={earlier.open > 0 ? [before, ...rows] : rows}
		/>
	);
}
