import type { Numbers } from "#app/desk/store/numbers-store.ts";
import type { Summary } from "#app/desk/store/summarise-enquiries.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import { BarTable } from "./bar-table.tsx";
import { ColumnChart } from "./column-chart.tsx";
import { Figure, Sum } from "./figure.tsx";
import type { ToInbox } from "./inbox-link.ts";
import { Question } from "./question.tsx";

type HowManyProps = { numbers: Numbers; names: ReadonlyMap<string, string>; toInbox: ToInbox };

/** Renders how many people wrote, by week, and by service, city and source. */
export function HowMany({ numbers, names, toInbox }: HowManyProps) {
	const { total, weeks, websiteCheck } = numbers;
	const perWeek = formatNumber(Math.round((10 * total.enquiries) / weeks.length) / 10);
	return (
		<Question
			title={t("howMany")}
			answer={[
				t("wrote", { people: total.enquiries, weeks: weeks.length, perWeek }),
				websiteCheck.enquiries > 0 && t("cameByCheck", { count: websiteCheck.enquiries }),
				Boolean(total.visits) && t("visited", { visits: formatNumber(total.visits ?? 0) }),
			]}
		>
			<ColumnChart
				title={t("peopleByWeek")}
				values={weeks.map(({ name, enquiries }) => ({ week: name, value: enquiries }))}
			/>
			{total.enquiries > 0 && <Origins numbers={numbers} names={names} toInbox={toInbox} />}
		</Question>
	);
}

function Origins({ numbers: { services, cities, sources }, names, toInbox }: HowManyProps) {
	const lists = [
		{ by: "service", title: t("byService"), nameless: t("noService"), rows: services },
		{ by: "city", title: t("byCity"), nameless: t("noCity"), rows: cities },
		{ by: "source", title: t("bySource"), nameless: t("unknown"), rows: sources },
	] as const;
	const toRow = (by: (typeof lists)[number]["by"], nameless: string, summary: Summary) => {
		const { name, enquiries, won, wonValue } = summary;
		const filter = name ? { [by]: name } : null;
		return {
			name: (names.get(name) ?? name) || nameless,
			size: enquiries,
			cells: [
				<Figure key="people" href={toInbox(filter)}>
					{enquiries}
				</Figure>,
				<Figure key="won" href={toInbox(filter && { ...filter, state: "won" })}>
					{won}
				</Figure>,
				<Sum key="value">{wonValue}</Sum>,
			],
		};
	};
	return (
		<details>
			<summary className="desk-summary">{t("origins")}</summary>
			<div className="mt-2 grid gap-y-8">
				{lists.map(({ by, title, nameless, rows }) => (
					<BarTable
						key={by}
						title={title}
						columns={[t("people"), t("won"), t("value")]}
						rows={rows.map((summary) => toRow(by, nameless, summary))}
					/>
				))}
			</div>
		</details>
	);
}
