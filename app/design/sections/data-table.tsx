import type { ReactNode } from "react";

type DataTableProps = { columns: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** Renders a table whose first column has the row headers, which are texts. It scrolls sideways where it is too wide. */
export function DataTable({ columns, rows }: DataTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<section className="overflow-x-auto" aria-label={columns.join(", ")} tabIndex={0}>
			<table className={`w-full text-left max-md:text-fine ${MIN_WIDTHS[columns.length] ?? ""}`}>
				<thead>
					<tr className="border-line-strong border-b-2">
						{columns.map((column) => (
							<th key={column} scope="col" className="py-3 pr-6 align-bottom text-fine">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([head, ...cells]) => (
						<tr key={String(head)} className="border-line border-b align-baseline">
							<th scope="row" className="py-3 pr-4 font-bold md:pr-6">
								{head}
							</th>
							{cells.map((cell, index) => (
								<td key={columns[index + 1]} className="py-3 pr-4 last:pr-0 md:pr-6">
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** Widths below which the columns of a phone would have three words in a line. */
const MIN_WIDTHS: Readonly<Record<number, string>> = { 4: "min-w-[36rem]", 5: "min-w-[44rem]" };
