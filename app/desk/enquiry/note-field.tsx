import { Submit } from "#app/desk/changes/action-form.tsx";
import { t } from "#app/messages/en/desk-enquiry.server.ts";

/** Renders the field for a note, with the words that were typed before. */
export function NoteField({ text }: { text: string }) {
	return (
		<section id="note" className="mt-6">
			<label>
				<span className="font-bold">{t("note")}</span>
				<textarea
					className="desk-field desk-growing mt-1"
					name="note"
					rows={2}
					defaultValue={text}
					dir="auto"
				/>
			</label>
			<Submit intent="note">{t("addNote")}</Submit>
		</section>
	);
}
