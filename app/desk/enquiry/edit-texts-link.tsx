import type { Staff } from "#app/desk/store/people-store.ts";
import { t } from "#app/messages/en/desk-answer.server.ts";

/** Renders the link to the texts for those who may edit them. */
export function EditTextsLink({ reader: { role } }: { reader: Staff }) {
	if (role !== "owner") return null;
	return (
		<a className="inline-block py-2.5 text-fine" href="/desk/texts">
			{t("editTexts")}
		</a>
	);
}
