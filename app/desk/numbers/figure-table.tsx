import type { ReactNode } from "react";

type FigureTableProps = {
	title: string;
	/** The names of the columns, first that of the names. */
	columns: readonly string[];
	rows: readonly { name: string; cells: readonly ReactNode[] }[];
};

/** Renders a table of figures. On a phone each row is a block, with the names of the columns beside its figures. */
export function FigureTable({ title, columns: [first, ...columns], rows }: FigureTableProps) {
	return (
		<table className="desk-figures mt-6">
			<caption className="pb-1 text-left font-bold">{title}</caption>
			<thead>
				<tr>
					<th scope="col">{first}</th>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ name, cells }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						{cells.map((cell, index) => (
							<td key={columns[index]} data-column={columns[index]}>
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
