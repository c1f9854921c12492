import { t } from "#app/messages/en/desk-website.server.ts";
import { toFieldAddress } from "../file-path.ts";
import { type FoundText, MOST_FOUND } from "./find-texts.ts";
import type { Entry } from "./list-entries.ts";

type FoundTextsProps = {
	found: readonly FoundText[];
	sought: string;
	entries: readonly Entry[];
};

/** Renders where a text of the website is, each place with the way to its field. */
export function FoundTexts({ found, sought, entries }: FoundTextsProps) {
	const names = new Map(entries.map(({ file, name }) => [file, name]));
	const shown = found.slice(0, MOST_FOUND);
	return (
		<section className="mt-6 max-w-text">
			<h2 className="font-bold" role="status">
				{shown.length < found.length
					? t("foundMore", { most: MOST_FOUND, text: sought })
					: t("found", { count: found.length, text: sought })}
			</h2>
			{found.length === 0 && <p className="mt-1">{t("findHint")}</p>}
			<ul className="mt-1">
				{shown.map(({ file, field, labels, before, match, after }) => (
					<li key={`${file} ${field}`} className="border-line border-b py-2 wrap-anywhere">
						<a href={toFieldAddress(file, field)} dir="auto">
							{before}
							<mark>{match}</mark>
							{after}
						</a>
						<span className="block text-fine text-ink-soft">
							{[names.get(file) ?? file, ...labels].join(" › ")}
						</span>
					</li>
				))}
			</ul>
			<p className="mt-3">
				<a href="/desk/website">{t("backToAll")}</a>
			</p>
		</section>
	);
}
