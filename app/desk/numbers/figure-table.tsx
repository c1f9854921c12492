import type { ComponentProps } from "react";
import { DataTable } from "#app/design/sections/data-table.tsx";

/** Renders a table that scrolls on a phone rather than wrapping its figures. */
export function FigureTable(table: ComponentProps<typeof DataTable>) {
	return (
		<div className="tabular-nums [&_td]:whitespace-nowrap [&_tbody_th]:whitespace-nowrap">
			<DataTable {...table} />
		</div>
	);
}
