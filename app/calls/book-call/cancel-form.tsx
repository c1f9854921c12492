import { Form, useNavigation } from "react-router";
import { Button } from "#app/design/ui/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { t } from "#app/messages/en/calls.ts";
import { ReasonField } from "./reason-field.tsx";
import type { ShownCall } from "./shown-call.ts";

type CancelFormProps = { call: ShownCall; reason: string | undefined };

/** Renders the form that cancels the call, which asks first: it is closed until it is wanted. */
export function CancelForm({ call, reason }: CancelFormProps) {
	const isSending = useNavigation().formData?.get("intent") === "cancel";
	return (
		<details id="cancel" className="border-line-strong border-y-2">
			<summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 font-bold">
				{t("cancel")}
				<Icon
					name="plus"
					className="size-5 shrink-0 text-accent [transition:rotate_.2s] in-open:rotate-45"
				/>
			</summary>
			<Form method="post" className="max-w-text stack-5 pt-2 pb-7">
				<p>{t("cancelHint")}</p>
				<input type="hidden" name="intent" value="cancel" />
				<input type="hidden" name="sequence" value={call.sequence} />
				<ReasonField reason={reason} />
				<Button type="submit" tone="ink" isBusy={isSending}>
					{t(isSending ? "cancelSending" : "cancelSend")}
				</Button>
			</Form>
		</details>
	);
}
