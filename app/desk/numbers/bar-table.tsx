import type { Summary } from "#app/desk/store/numbers-store.ts";

type BarTableProps = {
	title: string;
	rows: readonly Summary[];
	names: ReadonlyMap<string, string>;
	/** The text where there is no name. */
	nameless: string;
};

/** The greatest number of rows; longer lists end with how many more there are. */
const MAX_ROWS = 12;

/** Renders the numbers of enquiries and of those that were won, with a bar for each row. */
export function BarTable({ title, rows, names, nameless }: BarTableProps) {
	const most = Math.max(...rows.map(({ enquiries }) => enquiries));
	const more = rows.length - MAX_ROWS;
	return (
		<section>
			<table className="w-full text-left">
				<caption className="pb-1 text-left font-bold">{title}</caption>
				<thead className="border-line-strong border-b-2 text-fine">
					<tr>
						<th scope="col" className="py-1.5">
							<span className="sr-only">Name</span>
						</th>
						<th scope="col" className="py-1.5 pl-3 text-right">
							Enquiries
						</th>
						<th scope="col" className="py-1.5 pl-3 text-right">
							Won
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.slice(0, MAX_ROWS).map(({ name, enquiries, won }) => (
						<tr key={name} className="border-line border-b align-baseline tabular-nums">
							<th scope="row" className="w-full py-2 font-normal wrap-anywhere">
								{(names.get(name) ?? name) || nameless}
								<svg width="100%" height="6" aria-hidden="true" className="mt-1 block">
									<rect width={`${(100 * enquiries) / most}%`} height="6" className="fill-accent" />
								</svg>
							</th>
							<td className="py-2 pl-3 text-right">{enquiries}</td>
							<td className="py-2 pl-3 text-right">{won}</td>
						</tr>
					))}
				</tbody>
			</table>
			{more > 0 && <p className="mt-2 text-fine text-ink-soft">and {more} more, in the CSV</p>}
		</section>
	);
}
