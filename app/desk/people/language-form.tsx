import { getLanguageOfSite } from "#app/desk/request/run-for-reader.ts";
import { t } from "#app/messages/en/desk-language.server.ts";
import { SHIPPED_LANGUAGES } from "#app/messages/languages.ts";

/** Renders the form for the language of the desk; null stands for the site's. */
export function LanguageForm({ language }: { language: string | null }) {
	return (
		<section id="language" className="mt-10">
			<h3 className="font-bold">
				<label htmlFor="language-choice">{t("language")}</label>
			</h3>
			<p id="language-about" className="mt-1">
				{t("about")}
			</p>
			<form method="post">
				<select
					id="language-choice"
					className="desk-field mt-2"
					name="language"
					defaultValue={language ?? ""}
					aria-describedby="language-about"
				>
					<option value="">{t("ofSite", { language: nameLanguage(getLanguageOfSite()) })}</option>
					{SHIPPED_LANGUAGES.map((shipped) => (
						<option key={shipped} value={shipped} lang={shipped}>
							{nameLanguage(shipped)}
						</option>
					))}
				</select>
				<button
					type="submit"
					name="intent"
					value="language"
					className="desk-button mt-3"
					data-tone="quiet"
				>
					{t("save")}
				</button>
			</form>
		</section>
	);
}

/** Names a language as those who speak it do: Deutsch. */
function nameLanguage(tag: string): string {
	const { language } = new Intl.Locale(tag);
	return new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
}
