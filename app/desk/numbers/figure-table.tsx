import type { Table } from "#app/content/schemas/offer.ts";
import { DataTable } from "#app/design/sections/data-table.tsx";

/** Renders a table that scrolls on a phone rather than wrapping its figures. */
export function FigureTable(table: Table) {
	return (
		<div className="tabular-nums [&_td]:whitespace-nowrap [&_tbody_th]:whitespace-nowrap">
			<DataTable {...table} />
		</div>
	);
}
