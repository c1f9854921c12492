import type { Numbers } from "#app/desk/store/numbers-store.ts";
import type { Summary } from "#app/desk/store/summarise-enquiries.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { formatDate } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { forRegion } from "#app/platform/region.ts";
import { BarTable } from "./bar-table.tsx";
import { Calls } from "./calls.tsx";
import { ColumnChart } from "./column-chart.tsx";
import { Figure } from "./figure.tsx";
import { FigureTable } from "./figure-table.tsx";
import { getWaitColumns, toWaitCells } from "./format-wait.ts";
import { createInboxLink, type ToInbox, toMonthFilter, toWeekFilter } from "./inbox-link.ts";
import { KeyFigures } from "./key-figures.tsx";
import { LostTable } from "./lost-table.tsx";

const PERIODS = [4, 8, 13, 26, 52];

type NumbersPageProps = { weeks: number; numbers: Numbers; names: ReadonlyMap<string, string> };

export function NumbersPage({ weeks, numbers, names }: NumbersPageProps) {
	const { total, sources, people, isSample } = numbers;
	const toInbox = createInboxLink(numbers.period.from);
	return (
		<div className="desk-wrap pt-6 pb-16">
			<h1 className="desk-title">{t("numbers")}</h1>
			<nav
				aria-label={t("period")}
				className="desk-links mt-1 flex flex-wrap gap-x-1 max-sm:-mx-2 sm:gap-x-5"
			>
				{PERIODS.map((period) => (
					<a
						key={period}
						href={`/desk/numbers?weeks=${period}`}
						aria-current={period === weeks ? "page" : undefined}
						className="max-sm:px-2"
					>
						{t("weeks", {
							count: period,
							unit: (text) => (
								<span
									key="unit"
									className={period === PERIODS.at(-1) ? undefined : "max-sm:sr-only"}
								>
									{text}
								</span>
							),
						})}
					</a>
				))}
			</nav>
			{isSample && (
				<p className="mt-4 max-w-text border-marigold border-l-4 pl-3">{t("areSamples")}</p>
			)}
			<KeyFigures total={total} toInbox={toInbox} />
			<Weeks weeks={numbers.weeks} hasVisits={Boolean(total.visits)} toInbox={toInbox} />
			{total.enquiries > 0 && <Lists numbers={numbers} names={names} toInbox={toInbox} />}
			<Calls total={total} sources={sources} />
			{people.length > 0 && <People people={people} names={names} />}
			<p className="mt-10">
				<a href={`/desk/numbers.csv?weeks=${weeks}`}>{t("download")}</a>
			</p>
		</div>
	);
}

type ListsProps = Omit<NumbersPageProps, "weeks"> & { toInbox: ToInbox };

/** Renders what came of the enquiries by service, city, source and month, and why some were lost. */
function Lists({ numbers, names, toInbox }: ListsProps) {
	const { period, months, services, cities, sources, reasons } = numbers;
	const getName = (nameless: string) => (name: string) => (names.get(name) ?? name) || nameless;
	return (
		<div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
			<BarTable
				title={t("byService")}
				rows={services}
				formatName={getName(t("noService"))}
				toFilter={(service) => (service ? { service } : null)}
				toInbox={toInbox}
			/>
			<BarTable
				title={t("byCity")}
				rows={cities}
				formatName={getName(t("noCity"))}
				toFilter={(city) => (city ? { city } : null)}
				toInbox={toInbox}
			/>
			<BarTable
				title={t("bySource")}
				rows={sources}
				formatName={getName(t("unknown"))}
				toFilter={(source) => (source ? { source } : null)}
				toInbox={toInbox}
			/>
			<div className="grid content-start gap-y-10">
				<BarTable
					title={t("byMonth")}
					rows={months}
					formatName={(month) => MONTH().format(new Date(month))}
					toFilter={(month) => toMonthFilter(month, period)}
					toInbox={toInbox}
				/>
				{reasons.length > 0 && <LostTable reasons={reasons} />}
			</div>
		</div>
	);
}

const MONTH = forRegion(
	({ locale }) =>
		new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);

type WeeksProps = { weeks: readonly Summary<Day>[]; hasVisits: boolean; toInbox: ToInbox };

function Weeks({ weeks, hasVisits, toInbox }: WeeksProps) {
	const toValues = (of: "enquiries" | "visits") =>
		weeks.map((summary) => ({ week: summary.name, value: summary[of] ?? 0 }));
	return (
		<section aria-label={t("byWeek")} className="mt-8">
			<div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
				<ColumnChart title={t("enquiriesByWeek")} values={toValues("enquiries")} />
				{hasVisits ? (
					<ColumnChart title={t("visitsByWeek")} values={toValues("visits")} />
				) : (
					<p className="text-ink-soft">{t("noVisits")}</p>
				)}
			</div>
			<details className="mt-3">
				<summary className="desk-summary">{t("weeksAsTable")}</summary>
				<FigureTable
					columns={[t("weekFrom"), t("enquiries"), t("visits"), t("won"), ...getWaitColumns()]}
					rows={weeks.map((week, index) => [
						index === weeks.length - 1
							? t("soFar", { date: formatDate(week.name) })
							: formatDate(week.name),
						<Figure key="enquiries" href={toInbox(toWeekFilter(week.name))}>
							{week.enquiries}
						</Figure>,
						week.visits ?? 0,
						<Figure key="won" href={toInbox({ ...toWeekFilter(week.name), state: "won" })}>
							{week.won}
						</Figure>,
						...toWaitCells(week, week.enquiries),
					])}
				/>
			</details>
		</section>
	);
}

function People({ people, names }: Pick<Numbers, "people"> & Pick<NumbersPageProps, "names">) {
	return (
		<section className="mt-10">
			<h2 className="font-bold">{t("firstAnswers")}</h2>
			<FigureTable
				columns={[t("person"), t("firstAnswersCount"), t("wonOfThem"), ...getWaitColumns()]}
				rows={people.map((person) => [
					names.get(person.name) ?? t("nobodyNamed"),
					...[person.answered, person.won].map(String),
					...toWaitCells(person, person.answered),
				])}
			/>
		</section>
	);
}
