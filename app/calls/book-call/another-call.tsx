import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/calls.ts";
import { type Reachable, toReach } from "./reach.tsx";
import type { ShownCall } from "./shown-call.ts";

type AnotherCallProps = {
	contact: Reachable;
	/** The cancelled call whose time is still free; null for none. */
	cancelled: ShownCall | null;
};

export function AnotherCall({ contact, cancelled }: AnotherCallProps) {
	return (
		<section>
			<H2>{t("another")}</H2>
			<p className="mt-3 max-w-text">{t("anotherText", toReach(contact))}</p>
			<div className="mt-6 flex flex-wrap gap-4">
				<ButtonLink to="/book">{t("anotherChoose")}</ButtonLink>
				{cancelled && <RebookForm call={cancelled} />}
			</div>
		</section>
	);
}

/** Renders the button that takes the cancellation back. */
function RebookForm({ call }: { call: ShownCall }) {
	const isSending = useNavigation().formData?.get("intent") === "rebook";
	return (
		<Form method="post">
			<input type="hidden" name="sequence" value={call.sequence} />
			<input type="hidden" name="intent" value="rebook" />
			<Button type="submit" tone="ink" isBusy={isSending}>
				{t(isSending ? "rebooking" : "rebook")}
			</Button>
		</Form>
	);
}
