import type { SavedViewRow } from "#app/database/tables.ts";
import { type InboxFilter, isNarrowed, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { mayChangeView } from "#app/desk/store/saved-views.ts";
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

/** Renders the form that saves a filter as a view, or the one that changes the saved view that is shown. */
export function SavedView({ filter, saved, reader }: SavedViewProps) {
	if (saved) return mayChangeView(saved, reader) ? <ChangeView saved={saved} /> : null;
	if (!isNarrowed(filter) && !filter.q) return null;
	return (
		<details>
			<summary className="desk-summary">{t("saveView")}</summary>
			<form
				method="post"
				action={`/desk${toViewQuery(filter)}`}
				className="flex flex-wrap items-end gap-x-4 gap-y-2 pb-3"
			>
				<NameField />
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

/** Renders the form that renames a view or removes it. */
function ChangeView({ saved: { id, name, query, isForAll } }: { saved: SavedViewRow }) {
	return (
		<details>
			<summary className="desk-summary">
				{t("change", { name, isForAll: isForAll ? "yes" : "no" })}
			</summary>
			<form
				method="post"
				action={`/desk${query}`}
				className="flex flex-wrap items-end gap-x-4 gap-y-2 pb-3"
			>
				<input type="hidden" name="saved" value={id} />
				<NameField name={name} />
				<button
					type="submit"
					name="intent"
					value="rename-view"
					className="desk-button"
					data-tone="quiet"
				>
					{t("rename")}
				</button>
				<button
					type="submit"
					name="intent"
					value="remove-view"
					formNoValidate
					className="desk-button"
					data-tone="quiet"
				>
					{t("remove")}
				</button>
			</form>
		</details>
	);
}

function NameField({ name }: { name?: string }) {
	return (
		<label className="basis-full sm:max-w-narrow sm:flex-1">
			<span className="text-fine">{t("name")}</span>
			<input
				className="desk-field"
				type="text"
				name="name"
				required
				maxLength={MAX_VIEW_NAME}
				autoComplete="off"
				defaultValue={name}
			/>
		</label>
	);
}
