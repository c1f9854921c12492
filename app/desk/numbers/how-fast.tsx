import type { Numbers } from "#app/desk/store/numbers-store.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { BarTable } from "./bar-table.tsx";
import { formatMinutes, formatShare } from "./format-wait.ts";
import { Question } from "./question.tsx";

/** Renders how soon the first answers came, beside the agency's own target. */
export function HowFast({ numbers: { total, targetMinutes } }: { numbers: Numbers }) {
	const { enquiries, answered, withinTarget, median } = total;
	const target = formatMinutes(targetMinutes);
	const rows = [
		{ name: t("withinTarget", { target }), count: withinTarget },
		{ name: t("later"), count: answered - withinTarget },
		{ name: t("withoutAnswer"), count: enquiries - answered },
	];
	return (
		<Question
			title={t("howFast")}
			answer={
				median === null
					? [t("nobodyAnswered")]
					: [
							t("answeredWithin", { median: formatMinutes(median) }),
							t("shareWithin", { share: formatShare(withinTarget, enquiries), target }),
						]
			}
		>
			<BarTable
				title={t("firstAnswer")}
				columns={[t("people"), t("ofAll")]}
				rows={rows.map(({ name, count }) => ({
					name,
					size: count,
					cells: [count, formatShare(count, enquiries)],
				}))}
			/>
			<details>
				<summary className="desk-summary">{t("howCounted")}</summary>
				<p className="max-w-text text-fine">{t("howCountedText")}</p>
			</details>
		</Question>
	);
}
