import { Form, useNavigation } from "react-router";
import { Button } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import type { ShownCall } from "./shown-call.ts";

export function CancelForm({ call }: { call: ShownCall }) {
	const isSending = useNavigation().formData?.get("intent") === "cancel";
	return (
		<section id="cancel">
			<H2>Cancel it</H2>
			<p className="mt-3 max-w-text">
				Your message stays with us, and we answer it by e-mail. The time is free for somebody else.
			</p>
			<Form method="post" className="mt-5">
				<input type="hidden" name="intent" value="cancel" />
				<input type="hidden" name="sequence" value={call.sequence} />
				<Button type="submit" tone="ink" isBusy={isSending}>
					{isSending ? "Cancelling…" : "Cancel the call"}
				</Button>
			</Form>
		</section>
	);
}
