import { type ActionContext, Submit, toAction } from "#app/desk/changes/action-form.tsx";
import type { Template } from "#app/desk/store/template-store.ts";
import { t } from "#app/messages/en/desk-answer.server.ts";
import { EditTextsLink } from "./edit-texts-link.tsx";

/** The greatest number of texts that are all in one line, and how many are where there are more. */
const FEW = 4;
const FIRST = 3;

type TextChoiceProps = { templates: readonly Template[]; form: ActionContext };

/** Renders the texts that an answer can begin with: the first ones at hand, all of them in a list that is searched. */
export function TextChoice({ templates, form }: TextChoiceProps) {
	const action = toAction(form, "answer-text");
	const areFew = templates.length <= FEW;
	return (
		<fieldset className="mt-2">
			<legend className="sr-only">{t("beginWithText")}</legend>
			{/* One line on a phone, which scrolls. */}
			<div className="flex gap-2 max-sm:-mx-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap">
				{templates.slice(0, areFew ? FEW : FIRST).map(({ id, name }) => (
					<Submit
						key={id}
						name="template"
						value={id}
						action={action}
						className="desk-chip flex-none"
					>
						{name}
					</Submit>
				))}
				{areFew && <EditTextsLink />}
			</div>
			{!areFew && (
				<details>
					<summary className="desk-summary">{t("allTexts", { count: templates.length })}</summary>
					<input
						type="search"
						className="desk-field desk-script-only"
						aria-label={t("findText")}
						placeholder={t("findText")}
						autoComplete="off"
						data-filters="text-list"
					/>
					<ul id="text-list" className="mt-2 max-h-72 overflow-y-auto border-line border-y">
						{templates.map(({ id, name, text }) => (
							<li key={id} className="relative border-line py-2 not-last:border-b">
								<button
									type="submit"
									name="template"
									value={id}
									formAction={action}
									className="desk-text-button"
								>
									{name}
								</button>
								<p className="line-clamp-2 text-fine text-ink-soft wrap-anywhere" dir="auto">
									{text}
								</p>
							</li>
						))}
					</ul>
					<p role="status" className="text-fine" data-none={t("noSuchText")} />
					<EditTextsLink />
				</details>
			)}
		</fieldset>
	);
}
