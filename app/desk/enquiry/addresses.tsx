import { Submit } from "#app/desk/changes/action-form.tsx";
import { getChosen } from "#app/desk/request/get-chosen.ts";
import { t } from "#app/messages/en/desk-person.server.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { OtherPerson } from "./other-person.tsx";
import type { EnquiryPageProps } from "./page-props.ts";

type AddressesProps = Pick<EnquiryPageProps, "enquiry" | "conversation" | "suggested" | "typed">;

/** Renders the fields that correct the visitor's addresses, and what separates two people who share one. */
export function Addresses({ enquiry, conversation, suggested, typed }: AddressesProps) {
	const { email, phone } = enquiry;
	return (
		<>
			<details open={typed?.intent === "correct"}>
				<summary className="desk-summary">{t("correct")}</summary>
				<input type="hidden" name="was-email" value={email} />
				<input type="hidden" name="was-phone" value={phone ?? ""} />
				<LabelledInput
					label={t("email")}
					isFirst
					id="correct"
					name="email"
					inputMode="email"
					autoComplete="off"
					defaultValue={getChosen(typed?.find, "email", email)}
				/>
				<LabelledInput
					label={t("phone")}
					name="phone"
					type="tel"
					autoComplete="off"
					defaultValue={getChosen(typed?.find, "phone", phone ?? "")}
				/>
				<Submit intent="correct">{t("saveAddresses")}</Submit>
			</details>
			<OtherPerson enquiry={enquiry} conversation={conversation} suggested={suggested} />
		</>
	);
}
