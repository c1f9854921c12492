import type { ReactNode } from "react";
import { t as tEditor } from "#app/messages/en/desk-website-editor.server.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { t as tReview } from "#app/messages/en/desk-website-review.server.ts";
import { formatList } from "#app/platform/format-list.ts";
import { getRegion } from "#app/platform/region.ts";
import { IntentButton } from "./intent-button.tsx";
import type { SaveState } from "./save-queue.ts";

type FormBarProps = {
	preview: string;
	mayPublish: boolean;
	/** What is said of the draft before anything is typed. */
	said: string;
	state: SaveState | null;
	/** The names of others who have the form open. */
	others: readonly string[];
	/** Shows what somebody else wrote beside the words of the form. */
	showBoth: () => void;
	isPageShown: boolean;
	/** Shows the page in place of the form, or the form again, where both have no room; null without the script. */
	togglePage: (() => void) | null;
};

/** Renders what is done with the form, which stays at the bottom of the window, and how far it is saved. */
export function FormBar(props: FormBarProps) {
	const { preview, mayPublish, said, state, others, showBoth, isPageShown, togglePage } = props;
	const needsPerson = state?.kind === "stale" || state?.kind === "rejected";
	return (
		<div className="desk-editing-bar">
			<div className="desk-editing-state" data-state={state?.kind}>
				<p role="status">{state ? formatState(state) : said}</p>
				<p role="status">
					{others.length > 0 && t("alsoOpen", { count: others.length, names: formatList(others) })}
				</p>
				{needsPerson && (
					<button type="button" className="desk-button desk-chip" onClick={showBoth}>
						{tEditor("showBoth")}
					</button>
				)}
			</div>
			<IntentButton intent="save" tone="accent">
				{t("save")}
			</IntentButton>
			{mayPublish ? (
				<IntentButton intent="publish">{t("publish")}</IntentButton>
			) : (
				<IntentButton intent="ask">{tReview("ask")}</IntentButton>
			)}
			<IntentButton intent="check">{t("check")}</IntentButton>
			{togglePage && (
				<button
					type="button"
					className="desk-button desk-editing-toggle"
					data-tone="quiet"
					aria-pressed={isPageShown}
					onClick={togglePage}
				>
					{tEditor("page")}
				</button>
			)}
			<a
				href={preview}
				target="_blank"
				rel="noreferrer"
				className={togglePage ? "desk-editing-other-tab py-2.5" : "py-2.5"}
			>
				{t("seePage")}
				<span className="sr-only"> {t("inOtherTab")}</span>
			</a>
		</div>
	);
}

function formatState(state: SaveState): ReactNode {
	switch (state.kind) {
		case "saved": {
			const { savedAt } = state.saved;
			return savedAt ? tEditor("savedAt", { time: formatTime(savedAt) }) : tEditor("unchanged");
		}
		case "ended":
			return tEditor("ended", {
				link: (text) => (
					<a key="link" href="/desk" target="_blank" rel="noreferrer">
						{text}
					</a>
				),
			});
		case "rejected":
			return t("wasNotWritten", { reason: state.reason });
		case "typed":
		case "saving":
		case "offline":
		case "stale":
			return tEditor(state.kind);
	}
}

function formatTime(instant: string): string {
	const { locale, timeZone } = getRegion();
	const options = { hour: "numeric", minute: "2-digit", timeZone } as const;
	return new Intl.DateTimeFormat(locale, options).format(new Date(instant));
}

/** Renders the button that Enter in a field presses, as it is the first of the form. */
export function DefaultButton() {
	return (
		<button type="submit" name="intent" value="save" hidden>
			{t("save")}
		</button>
	);
}
