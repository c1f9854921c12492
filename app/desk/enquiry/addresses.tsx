import { Submit } from "./action-form.tsx";
import { LabelledInput } from "./labelled-input.tsx";
import type { EnquiryPageProps } from "./page-props.ts";

type AddressesProps = Pick<EnquiryPageProps, "enquiry" | "conversation" | "typed">;

/** Renders the fields that correct the visitor's addresses, and those that separate two people who share one. */
export function Addresses({ enquiry, conversation, typed }: AddressesProps) {
	const { email, phone, person, name } = enquiry;
	const others = conversation.enquiries.length - 1;
	const isTyped = (...intents: string[]) => intents.includes(typed?.intent ?? "");
	return (
		<>
			<details open={isTyped("correct")}>
				<summary className="desk-summary">Correct e-mail or phone</summary>
				<LabelledInput
					label="E-mail"
					isFirst
					id="correct"
					name="email"
					inputMode="email"
					autoComplete="off"
					defaultValue={typed?.find("email") ?? email}
				/>
				<LabelledInput
					label="Phone"
					name="phone"
					type="tel"
					autoComplete="off"
					defaultValue={typed?.find("phone") ?? phone ?? ""}
				/>
				<Submit intent="correct">Save the addresses</Submit>
			</details>
			{(others > 0 || person !== null) && (
				<details open={isTyped("take-apart", "put-together")}>
					<summary className="desk-summary">Not the same person?</summary>
					{person === null ? (
						<>
							<p className="text-fine">
								{others === 1 ? "Another enquiry has" : `${others} other enquiries have`} the same
								e-mail address or number. If somebody else wrote this one, say who: it gets a
								conversation of its own, with all that are of the same name.
							</p>
							<LabelledInput
								label="This one is of"
								name="person"
								autoComplete="off"
								defaultValue={typed?.find("person") ?? name}
							/>
							<Submit intent="take-apart">Take it apart</Submit>
						</>
					) : (
						<>
							<p className="text-fine wrap-anywhere">
								It is kept apart from others with the same e-mail address or number, as of {person}.
							</p>
							<Submit intent="put-together">Put it together again</Submit>
						</>
					)}
				</details>
			)}
		</>
	);
}
