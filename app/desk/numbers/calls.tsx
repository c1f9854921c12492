import type { CallCounts, Summary } from "#app/desk/store/summarise-enquiries.ts";
import { FigureTable } from "./figure-table.tsx";
import { formatShare } from "./format-wait.ts";

/** Renders the outcomes of the calls that were booked with the enquiries of the period. */
export function Calls({ total, sources }: { total: Summary; sources: readonly Summary[] }) {
	if (total.calls.booked === 0) return null;
	const rows = [
		["All sources", total.calls] as const,
		...sources.map(({ name, calls }) => [name || "Unknown", calls] as const),
	];
	return (
		<section className="mt-10">
			<h2 className="font-bold">Calls</h2>
			<FigureTable
				columns={[
					"Source",
					"Booked",
					"Took place",
					"No-show",
					"No-show rate",
					"Cancelled",
					"Ahead",
				]}
				rows={rows
					.filter(([, { booked }]) => booked > 0)
					.map(([name, calls]) => [name, ...toCells(calls)])}
			/>
			<p className="mt-2 max-w-text text-fine text-ink-soft">
				Of the enquiries of these weeks, whenever the call is. A call took place when its time is
				over and nobody noted a no-show. The rate is of those that took place and the no-shows.
			</p>
		</section>
	);
}

function toCells({ booked, held, cancelled, noShow }: CallCounts): string[] {
	const ahead = booked - held - cancelled - noShow;
	return [
		...[booked, held, noShow].map(String),
		formatShare(noShow, held + noShow),
		...[cancelled, ahead].map(String),
	];
}
