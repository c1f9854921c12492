import { ANSWER_PLACEHOLDERS } from "#app/content/schemas/desk.ts";
import { t } from "#app/messages/en/desk-texts.server.ts";
import { nameAnything } from "./answer-templates.ts";

/** Says what takes the place of each. */
function describePlaceholders(): Record<(typeof ANSWER_PLACEHOLDERS)[number], string> {
	const anything = nameAnything();
	return {
		name: t("nameMeaning"),
		firstName: t("firstNameMeaning"),
		topic: t("topicMeaning", { anything }),
		service: t("serviceMeaning", { anything }),
		staff: t("staffMeaning"),
		book: t("bookMeaning"),
	};
}

/** Renders what can stand in braces in a text. */
export function Placeholders() {
	const meanings = describePlaceholders();
	return (
		<section>
			<h2 className="font-bold">{t("filledIn")}</h2>
			<dl className="mt-1 text-fine">
				{ANSWER_PLACEHOLDERS.map((name) => (
					<div key={name} className="border-line py-1.5 not-last:border-b">
						<dt className="font-bold">{`{${name}}`}</dt>
						<dd className="text-ink-soft">{meanings[name]}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
