import { Form, useNavigation } from "react-router";
import type { Site } from "#app/content/schemas/site.ts";
import { Button, ButtonLink } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Reach } from "./notice.tsx";
import type { ShownCall } from "./shown-call.ts";

type AnotherCallProps = {
	contact: Pick<Site, "email" | "phone">;
	/** The cancelled call whose time is still free; null for none. */
	cancelled: ShownCall | null;
};

export function AnotherCall({ contact, cancelled }: AnotherCallProps) {
	return (
		<section>
			<H2>Shall we speak another time?</H2>
			<p className="mt-3 max-w-text">
				Choose a time that suits you, or reach us at <Reach {...contact} />.
			</p>
			<div className="mt-6 flex flex-wrap gap-4">
				<ButtonLink to="/book">Choose a time</ButtonLink>
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
				{isSending ? "Booking…" : "Book the same time again"}
			</Button>
		</Form>
	);
}
