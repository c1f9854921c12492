import { t } from "#app/messages/en/desk-website-review.server.ts";
import { NOTE_MAX } from "../review/note-max.ts";

/** Renders the field for what an author says to whoever publishes. */
export function AskNote({ note }: { note: string }) {
	return (
		<label className="mt-4 block max-w-text">
			{t("note")}
			<textarea
				defaultValue={note}
				name="note"
				rows={2}
				maxLength={NOTE_MAX}
				className="desk-field mt-1"
				dir="auto"
			/>
			<span className="mt-1 block text-fine text-ink-soft">{t("noteHint")}</span>
		</label>
	);
}
