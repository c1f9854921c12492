import { t } from "#app/messages/en/desk-inbox.server.ts";
import { listPluralForms } from "./list-plural-forms.ts";

/**
 * Renders the place for the notice that something changed, where JavaScript runs (desk-live.ts); the place is kept, so
 * that nothing moves.
 */
export function LiveLine({ mark, address }: { mark: string; address: string }) {
	return (
		<p
			role="status"
			data-mark={mark}
			data-new={JSON.stringify(listPluralForms((count) => t("newEnquiries", { count })))}
			data-changed={t("somethingChanged")}
			data-title={t("changed")}
			className="font-bold text-ink"
		>
			<span hidden>
				<span /> <a href={address}>{t("show")}</a>
			</span>
		</p>
	);
}
