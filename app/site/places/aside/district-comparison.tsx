import { H2 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import type { ShownComparison } from "./aside-view.server.ts";

/** Renders two districts side by side. The header of a row stands above its cells, so that both have room on a phone. */
export function DistrictComparison({ title, districts, rows }: ShownComparison) {
	return (
		<>
			<H2>{title}</H2>
			<table className="mt-8 w-full table-fixed text-left align-top">
				<thead>
					<tr className="border-line-strong border-b-3">
						{districts.map(({ name, to }) => (
							<th key={to} scope="col" className="wrap-anywhere py-2 pr-4 align-bottom">
								<Link to={to} className="display-type quiet-link inline-block py-2 text-heading">
									{name}
								</Link>
							</th>
						))}
					</tr>
				</thead>
				{rows.map(({ label, cells }) => (
					<tbody key={label} className="border-line border-b">
						<tr>
							<th scope="rowgroup" colSpan={2} className="pt-5 font-medium text-accent text-fine">
								{label}
							</th>
						</tr>
						<tr className="align-top">
							{cells.map((cell, index) => (
								<td
									key={districts[index]?.to}
									className="wrap-anywhere border-line pt-1 pr-4 pb-5 last:border-l last:pr-0 last:pl-4 lg:last:pl-8"
								>
									{cell}
								</td>
							))}
						</tr>
					</tbody>
				))}
			</table>
		</>
	);
}
