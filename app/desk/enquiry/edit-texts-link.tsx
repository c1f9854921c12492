import { t } from "#app/messages/en/desk-answer.server.ts";

/** Renders the link to the texts, of which everybody edits their own. */
export function EditTextsLink() {
	return (
		<a className="inline-block flex-none py-2.5 text-fine" href="/desk/texts">
			{t("editTexts")}
		</a>
	);
}
