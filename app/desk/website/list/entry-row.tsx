import { t } from "#app/messages/en/desk-website.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import type { Entry, EntryState } from "./list-entries.ts";

/** Renders what a part of the website is called, where it is, its state and its last change. */
export function EntryRow({ entry }: { entry: Entry }) {
	const { file, name, href, page, group, states, change, isAbsent } = entry;
	return (
		<li className="desk-editing-row">
			{href ? (
				<a href={href} className="py-1 text-body wrap-anywhere" dir="auto">
					{name}
				</a>
			) : (
				<span className="py-1 text-body wrap-anywhere" dir="auto">
					{name}
				</span>
			)}
			<span className="text-ink-soft wrap-anywhere">{page ?? file}</span>
			<span>
				{states.length === 0
					? t(isAbsent ? "isAbsent" : group === "deleted" ? "isDeleted" : "published")
					: states.map((state) => (
							<strong key={JSON.stringify(state)} className="block">
								<State state={state} />
							</strong>
						))}
			</span>
			<span className="text-ink-soft">
				{change && t("changedBy", { name: change.name, at: formatInstant(change.at) })}
				{!change && !isAbsent && t("notChangedHere")}
			</span>
		</li>
	);
}

/** Renders a state; what somebody asks for leads to the page at which the reader decides on it. */
function State({ state }: { state: EntryState }) {
	const words = formatState(state);
	const review = state.kind === "draft" ? state.review : null;
	return review ? <a href={review}>{words}</a> : words;
}

function formatState(state: EntryState): string {
	if (state.kind !== "draft") return t(state.kind);
	const { name, isDeletion, askedAt, plannedFor } = state;
	if (plannedFor) {
		const at = formatInstant(plannedFor);
		return name === null ? t("ownPlanned", { at }) : t("plannedOf", { name, at });
	}
	if (askedAt) {
		const at = formatInstant(askedAt);
		if (name === null) return t("ownAsked", { at });
		return t(isDeletion ? "asksToDelete" : "asksToPublish", { name, at });
	}
	const at = formatInstant(state.savedAt);
	if (name === null) return t(isDeletion ? "ownDeletion" : "ownDraft", { at });
	return t(isDeletion ? "deletionOf" : "draftOf", { name, at });
}
