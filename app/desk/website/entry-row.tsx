import { t } from "#app/messages/en/desk-website.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { toFilePath } from "./file-path.ts";
import type { Entry, EntryState } from "./list-entries.ts";

/** Renders what a part of the website is called, where it is, its state and its last change. */
export function EntryRow({ entry: { file, name, page, states, change } }: { entry: Entry }) {
	return (
		<li className="desk-editing-row">
			<a href={toFilePath("edit", file)} className="py-1 text-body wrap-anywhere" dir="auto">
				{name}
			</a>
			<span className="text-ink-soft wrap-anywhere">{page ?? file}</span>
			<span>
				{states.length === 0
					? t("published")
					: states.map((state) => (
							<strong key={JSON.stringify(state)} className="block">
								{formatState(state)}
							</strong>
						))}
			</span>
			<span className="text-ink-soft">
				{change
					? t("changedBy", { name: change.name, at: formatInstant(change.at) })
					: t("notChangedHere")}
			</span>
		</li>
	);
}

function formatState(state: EntryState): string {
	if (state.kind !== "draft") return t(state.kind);
	const at = formatInstant(state.savedAt);
	return state.name === null ? t("ownDraft", { at }) : t("draftOf", { name: state.name, at });
}
