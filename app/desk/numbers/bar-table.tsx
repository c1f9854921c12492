import type { ReactNode } from "react";
import { t } from "#app/messages/en/desk-numbers.server.ts";

type BarTableProps = {
	title: string;
	/** The names of the columns after that of the names. */
	columns: readonly string[];
	rows: readonly {
		name: string;
		/** The length of the bar. */
		size: number;
		cells: readonly ReactNode[];
	}[];
};

/** The greatest number of rows; longer lists end with how many more there are. */
const MAX_ROWS = 8;

/** Renders a table of few columns with a bar for each row. */
export function BarTable({ title, columns, rows }: BarTableProps) {
	const most = Math.max(1, ...rows.map(({ size }) => size));
	const more = rows.length - MAX_ROWS;
	return (
		<section>
			<table className="w-full text-left">
				<caption className="pb-1 text-left font-bold">{title}</caption>
				<thead className="border-line-strong border-b-2 text-fine">
					<tr>
						<th scope="col" className="py-1.5">
							<span className="sr-only">{t("name")}</span>
						</th>
						{columns.map((column) => (
							<th key={column} scope="col" className="whitespace-nowrap py-1.5 pl-3 text-right">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.slice(0, MAX_ROWS).map(({ name, size, cells }) => (
						<tr key={name} className="border-line border-b align-baseline tabular-nums">
							<th scope="row" className="w-full py-2 font-normal wrap-anywhere">
								{name}
								<svg width="100%" height="6" aria-hidden="true" className="mt-1 block">
									<rect width={`${(100 * size) / most}%`} height="6" className="fill-teal" />
								</svg>
							</th>
							{cells.map((cell, index) => (
								<td key={columns[index]} className="whitespace-nowrap py-2 pl-3 text-right">
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{more > 0 && <p className="mt-2 text-fine text-ink-soft">{t("more", { count: more })}</p>}
		</section>
	);
}
