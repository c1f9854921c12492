import type { Summary } from "#app/desk/store/summarise-enquiries.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";

/** The greatest number of rows; longer lists end with how many more there are. */
const MAX_ROWS = 12;

/** Renders how many enquiries were lost, by reason. */
export function LostTable({ reasons }: { reasons: readonly Summary[] }) {
	const most = Math.max(...reasons.map(({ lost }) => lost));
	const more = reasons.length - MAX_ROWS;
	return (
		<section>
			<table className="w-full text-left">
				<caption className="pb-1 text-left font-bold">{t("lostByReason")}</caption>
				<thead className="border-line-strong border-b-2 text-fine">
					<tr>
						<th scope="col" className="py-1.5">
							<span className="sr-only">{t("reason")}</span>
						</th>
						<th scope="col" className="py-1.5 pl-3 text-right">
							{t("lost")}
						</th>
					</tr>
				</thead>
				<tbody>
					{reasons.slice(0, MAX_ROWS).map(({ name, lost }) => (
						<tr key={name} className="border-line border-b align-baseline tabular-nums">
							<th scope="row" className="w-full py-2 font-normal wrap-anywhere">
								{name || t("noReason")}
								<svg width="100%" height="6" aria-hidden="true" className="mt-1 block">
									<rect width={`${(100 * lost) / most}%`} height="6" className="fill-accent" />
								</svg>
							</th>
							<td className="py-2 pl-3 text-right">{lost}</td>
						</tr>
					))}
				</tbody>
			</table>
			{more > 0 && <p className="mt-2 text-fine text-ink-soft">{t("more", { count: more })}</p>}
		</section>
	);
}
