import type { InboxFilter } from "#app/desk/search/inbox-filter.ts";
import type { Summary } from "#app/desk/store/summarise-enquiries.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { Figure } from "./figure.tsx";
import type { ToInbox } from "./inbox-link.ts";

type BarTableProps = {
	title: string;
	rows: readonly Summary[];
	/** Returns the text for a row's name. */
	formatName: (name: string) => string;
	/** Returns the filter of the inbox for a row's name; null where there is none. */
	toFilter: (name: string) => Partial<InboxFilter> | null;
	toInbox: ToInbox;
};

/** The greatest number of rows; longer lists end with how many more there are. */
const MAX_ROWS = 12;

/** Renders the numbers of enquiries and of those that were won with their value, with a bar for each row. */
export function BarTable({ title, rows, formatName, toFilter, toInbox }: BarTableProps) {
	const most = Math.max(...rows.map(({ enquiries }) => enquiries));
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
						{[t("enquiries"), t("won"), t("value")].map((column) => (
							<th key={column} scope="col" className="py-1.5 pl-3 text-right">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.slice(0, MAX_ROWS).map(({ name, enquiries, won, wonValue }) => {
						const filter = toFilter(name);
						return (
							<tr key={name} className="border-line border-b align-baseline tabular-nums">
								<th scope="row" className="w-full py-2 font-normal wrap-anywhere">
									{formatName(name)}
									<svg width="100%" height="6" aria-hidden="true" className="mt-1 block">
										<rect
											width={`${(100 * enquiries) / most}%`}
											height="6"
											className="fill-accent"
										/>
									</svg>
								</th>
								<td className="py-2 pl-3 text-right">
									<Figure href={toInbox(filter)}>{enquiries}</Figure>
								</td>
								<td className="py-2 pl-3 text-right">
									<Figure href={toInbox(filter && { ...filter, state: "won" })}>{won}</Figure>
								</td>
								<td className="whitespace-nowrap py-2 pl-3 text-right">
									{wonValue > 0 ? formatMoney(wonValue) : "–"}
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
			{more > 0 && <p className="mt-2 text-fine text-ink-soft">{t("more", { count: more })}</p>}
		</section>
	);
}
