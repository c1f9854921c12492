import type { Table } from "#app/content/schemas/offer.ts";
import { DataTable } from "#app/design/sections/data-table.tsx";

/** On a phone it scrolls rather than breaking its figures. */
export function FigureTable(table: Table) {
	return (
		<div className="tabular-nums [&_td]:whitespace-nowrap [&_tbody_th]:whitespace-nowrap">
			<DataTable {...table} />
		</div>
	);
}
