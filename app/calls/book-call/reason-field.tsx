import { Field } from "#app/design/ui/field.tsx";
import { t } from "#app/messages/en/calls.ts";
import { MAX_REASON_LENGTH } from "./shown-call.ts";

/** Renders the field for the visitor's reason, which the agency reads in its e-mail about the change. */
export function ReasonField({ reason }: { reason: string | undefined }) {
	return (
		<Field
			kind="textarea"
			label={t("reason")}
			error={undefined}
			name="reason"
			rows={2}
			maxLength={MAX_REASON_LENGTH}
			defaultValue={reason}
		/>
	);
}
