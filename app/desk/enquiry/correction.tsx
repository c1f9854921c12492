import { Submit } from "#app/desk/changes/action-form.tsx";
import { getChosen } from "#app/desk/request/get-chosen.ts";
import { t } from "#app/messages/en/desk-person.server.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { OtherPerson } from "./other-person.tsx";
import type { EnquiryPageProps } from "./page-props.ts";
import { CONTACT_FIELDS } from "./parse-correction.ts";

/** What a field has beside its label and value; a link to `#correct` leads to the e-mail address. */
const ATTRIBUTES = {
	name: { dir: "auto" },
	company: { dir: "auto" },
	email: { id: "correct", inputMode: "email" },
	phone: { type: "tel" },
} as const satisfies Record<(typeof CONTACT_FIELDS)[number], object>;

type CorrectionProps = Pick<EnquiryPageProps, "enquiry" | "conversation" | "suggested" | "typed">;

/** Renders the fields that correct how the visitor is named and reached, and what separates two people who share an address. */
export function Correction({ enquiry, conversation, suggested, typed }: CorrectionProps) {
	return (
		<>
			<details open={typed?.intent === "correct"}>
				<summary className="desk-summary">{t("correct")}</summary>
				{CONTACT_FIELDS.map((name, index) => (
					<div key={name}>
						<input type="hidden" name={`was-${name}`} value={enquiry[name] ?? ""} />
						<LabelledInput
							label={t(name)}
							isFirst={index === 0}
							name={name}
							autoComplete="off"
							defaultValue={getChosen(typed?.find, name, enquiry[name] ?? "")}
							{...ATTRIBUTES[name]}
						/>
					</div>
				))}
				<Submit intent="correct">{t("saveContact")}</Submit>
			</details>
			<OtherPerson enquiry={enquiry} conversation={conversation} suggested={suggested} />
		</>
	);
}
