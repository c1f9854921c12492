import type { FormEventHandler } from "react";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { AskNote } from "./ask-note.tsx";
import { IntentButton } from "./intent-button.tsx";
import { type Plan, PublishLater } from "./publish-later.tsx";

/** The address at which people without an account see the draft, and until when. */
export type Share = { address: string; until: string };

type DraftActionsProps = {
	share: Share | null;
	/** When it is published by itself; null for who may not publish, and asks for that with a note. */
	plan: Plan | null;
	/** What was typed as a note to whoever publishes. */
	note: string;
	/** Hears what is typed here, which is no part of the draft. */
	onInput: FormEventHandler;
};

/** Renders what can be done with a draft beside publishing it. */
export function DraftActions({ share, plan, note, onInput }: DraftActionsProps) {
	return (
		<div onInput={onInput}>
			{plan ? <PublishLater plan={plan} /> : <AskNote note={note} />}
			<ShareDraft share={share} />
			<Discard />
		</div>
	);
}

/** Renders the address at which people without an account see the draft, or the button that makes one. */
function ShareDraft({ share }: { share: Share | null }) {
	return (
		<details className="mt-4" open={share !== null}>
			<summary className="desk-summary">{t("share")}</summary>
			<p className="mt-1 mb-2 max-w-text">
				{share ? t("isShared", { until: share.until }) : t("shareHint")}
			</p>
			{share && (
				<input
					type="url"
					className="desk-field mb-2"
					aria-label={t("shareAddress")}
					defaultValue={share.address}
					readOnly
					dir="ltr"
				/>
			)}
			{share ? (
				<IntentButton intent="unshare">{t("unshare")}</IntentButton>
			) : (
				<IntentButton intent="share">{t("shareButton")}</IntentButton>
			)}
		</details>
	);
}

/** Renders the button that throws the draft away, which has to be opened first. */
function Discard() {
	return (
		<details className="mt-2">
			<summary className="desk-summary">{t("discard")}</summary>
			<p className="mt-1 mb-2 max-w-text">{t("discardHint")}</p>
			<IntentButton intent="discard">{t("discardForGood")}</IntentButton>
		</details>
	);
}
