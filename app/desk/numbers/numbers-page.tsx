import type { Numbers, Summary } from "#app/desk/store/numbers-store.ts";
import { formatDate } from "#app/platform/dates.server.ts";
import { BarTable } from "./bar-table.tsx";
import { Calls } from "./calls.tsx";
import { ColumnChart } from "./column-chart.tsx";
import { FigureTable } from "./figure-table.tsx";
import { SpeedTable } from "./speed-table.tsx";

const PERIODS = [4, 8, 13, 26, 52];

type NumbersPageProps = { weeks: number; numbers: Numbers; names: ReadonlyMap<string, string> };

export function NumbersPage({ weeks, numbers, names }: NumbersPageProps) {
	const { total, services, cities, sources, people, isSample } = numbers;
	return (
		<div className="desk-wrap pt-6 pb-16">
			<h1 className="desk-title">Numbers</h1>
			<nav aria-label="Period" className="desk-links mt-1 flex flex-wrap gap-x-5">
				{PERIODS.map((period) => (
					<a
						key={period}
						href={`/desk/numbers?weeks=${period}`}
						aria-current={period === weeks ? "page" : undefined}
					>
						{period} weeks
					</a>
				))}
			</nav>
			{isSample && (
				<p className="mt-4 max-w-text border-marigold border-l-4 pl-3">
					These are samples, made by npm run enquiries -- demo. The first enquiry of a visitor takes
					their place here.
				</p>
			)}
			<KeyFigures total={total} />
			<Weeks weeks={numbers.weeks} hasVisits={Boolean(total.visits)} />
			{total.enquiries > 0 && (
				<div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
					<BarTable title="By service" rows={services} names={names} nameless="No service" />
					<BarTable title="By city" rows={cities} names={names} nameless="No city" />
					<BarTable title="By source" rows={sources} names={names} nameless="Unknown" />
				</div>
			)}
			<Calls total={total} sources={sources} />
			{people.length > 0 && <People people={people} names={names} />}
			<SpeedTable lines={numbers.speed} />
			<p className="mt-10">
				<a href={`/desk/numbers.csv?weeks=${weeks}`}>Download these numbers as CSV</a>
			</p>
		</div>
	);
}

function KeyFigures({ total }: { total: Summary }) {
	const { enquiries, won, answered, median, ninetieth } = total;
	const figures = [
		["Enquiries", String(enquiries)],
		["Answered within 5 minutes", formatShare(total.withinFiveMinutes, enquiries)],
		["Answered within an hour", formatShare(total.withinOneHour, enquiries)],
		["Half have an answer within", formatMinutes(median)],
		["Nine in ten within", formatMinutes(ninetieth)],
	];
	return (
		<section aria-label="Altogether" className="mt-6">
			<dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-line-strong border-y-2 py-5 sm:grid-cols-3 lg:grid-cols-5">
				{figures.map(([title, figure]) => (
					<div key={title} className="flex flex-col-reverse justify-end">
						<dt className="text-fine text-ink-soft">{title}</dt>
						<dd className="desk-title">{figure}</dd>
					</div>
				))}
			</dl>
			<p className="mt-2 max-w-text text-fine text-ink-soft">
				{`${answered} have an answer, ${won} are won. Times are those of opening hours; shares are of all
				enquiries, half and nine in ten of those that have an answer. Spam is not counted.`}
			</p>
		</section>
	);
}

function Weeks({ weeks, hasVisits }: { weeks: readonly Summary[]; hasVisits: boolean }) {
	const toValues = (of: "enquiries" | "visits") =>
		weeks.map((summary) => ({ week: summary.name, value: summary[of] ?? 0 }));
	return (
		<section aria-label="By week" className="mt-8">
			<div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
				<ColumnChart title="Enquiries by week" values={toValues("enquiries")} />
				{hasVisits ? (
					<ColumnChart title="Visits by week" values={toValues("visits")} />
				) : (
					<p className="text-ink-soft">No visits were counted in these weeks.</p>
				)}
			</div>
			<details className="mt-3">
				<summary className="desk-summary">The weeks as a table</summary>
				<FigureTable
					columns={["Week from", "Enquiries", "Visits", "Won", ...WAIT_COLUMNS]}
					rows={weeks.map((week, index) => [
						formatDate(week.name) + (index === weeks.length - 1 ? ", so far" : ""),
						...[week.enquiries, week.visits ?? 0, week.won].map(String),
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
			<h2 className="font-bold">First answers by person</h2>
			<FigureTable
				columns={["Person", "First answers", "Won of them", ...WAIT_COLUMNS]}
				rows={people.map((person) => [
					names.get(person.name) ?? "Nobody named",
					...[person.answered, person.won].map(String),
					...toWaitCells(person, person.answered),
				])}
			/>
		</section>
	);
}

const WAIT_COLUMNS = ["Within 5 minutes", "Within an hour", "Half within", "Nine in ten within"];

function toWaitCells(summary: Summary, base: number): string[] {
	const { withinFiveMinutes, withinOneHour, median, ninetieth } = summary;
	return [
		...[withinFiveMinutes, withinOneHour].map((count) => formatShare(count, base)),
		...[median, ninetieth].map(formatMinutes),
	];
}

function formatShare(count: number, base: number): string {
	return base > 0 ? `${Math.round((100 * count) / base)}%` : "–";
}

/** Formats minutes of opening hours: `under 1 min`, `45 min`, `3 h 5 min`. */
function formatMinutes(minutes: number | null): string {
	if (minutes === null) return "–";
	if (minutes < 1) return "under 1 min";
	const whole = Math.round(minutes);
	if (whole < 120) return `${whole} min`;
	return [`${Math.floor(whole / 60)} h`, whole % 60 ? `${whole % 60} min` : ""].join(" ").trim();
}
