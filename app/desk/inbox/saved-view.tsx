import type { SavedViewRow } from "#app/database/tables.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { type InboxFilter, isNarrowed, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { mayRemoveView } from "#app/desk/store/saved-views.ts";
import { t } from "#app/messages/en/desk-views.server.ts";

/** The greatest length of a view's name, which stands in one line with the others. */
export const MAX_VIEW_NAME = 40;

/** Returns the query by which a filter is saved as a view: that of its first page. */
export function toViewQuery(filter: InboxFilter): string {
	return toInboxQuery(filter, { page: 1, isFromSearch: false });
}

type SavedViewProps = {
	filter: InboxFilter;
	/** The saved view that the filter is, if it is one. */
	saved: SavedViewRow | undefined;
	reader: Staff;
};

/** Renders the form that saves a filter as a view, or what can be done with the saved view that is shown. */
export function SavedView({ filter, saved, reader }: SavedViewProps) {
	if (saved)
		return (
			<div className="flex flex-wrap items-center gap-x-4 pt-2">
				<p className="text-fine text-ink-soft">
					{t("isSaved", { name: saved.name, isForAll: saved.isForAll ? "yes" : "no" })}
				</p>
				{mayRemoveView(saved, reader) && (
					<IntentButton intent="remove-view" fields={{ saved: saved.id }} about={saved.name}>
						{t("remove")}
					</IntentButton>
				)}
			</div>
		);
	if (!isNarrowed(filter) && !filter.q) return null;
	return (
		<details>
			<summary className="desk-summary">{t("saveView")}</summary>
			<form
				method="post"
				action={`/desk${toViewQuery(filter)}`}
				className="flex flex-wrap items-end gap-x-4 gap-y-2 pb-3"
			>
				<label className="basis-full sm:max-w-narrow sm:flex-1">
					<span className="text-fine">{t("name")}</span>
					<input
						className="desk-field"
						type="text"
						name="name"
						required
						maxLength={MAX_VIEW_NAME}
						autoComplete="off"
					/>
				</label>
				{reader.role === "owner" && (
					<label className="flex items-center gap-2 py-2">
						<input type="checkbox" name="all" value="yes" className="size-5" />
						{t("forAll")}
					</label>
				)}
				<button
					type="submit"
					name="intent"
					value="save-view"
					className="desk-button"
					data-tone="quiet"
				>
					{t("save")}
				</button>
			</form>
		</details>
	);
}
