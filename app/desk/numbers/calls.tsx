import type { CallCounts, Summary } from "#app/desk/store/summarise-enquiries.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { FigureTable } from "./figure-table.tsx";
import { formatShare } from "./format-wait.ts";

/** Renders the outcomes of the calls that were booked with the enquiries of the period. */
export function Calls({ total, sources }: { total: Summary; sources: readonly Summary[] }) {
	if (total.calls.booked === 0) return null;
	const rows = [
		[t("allSources"), total.calls] as const,
		...sources.map(({ name, calls }) => [name || t("unknown"), calls] as const),
	];
	return (
		<section className="mt-10">
			<h2 className="font-bold">{t("calls")}</h2>
			<FigureTable
				columns={[
					t("source"),
					t("booked"),
					t("tookPlace"),
					t("noShow"),
					t("noShowRate"),
					t("cancelled"),
					t("ahead"),
				]}
				rows={rows
					.filter(([, { booked }]) => booked > 0)
					.map(([name, calls]) => [name, ...toCells(calls)])}
			/>
			<p className="mt-2 max-w-text text-fine text-ink-soft">{t("callsHint")}</p>
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
