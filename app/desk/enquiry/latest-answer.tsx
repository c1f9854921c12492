import { formatInstant } from "#app/platform/dates.server.ts";
import { type ActionContext, ActionForm, Submit } from "./action-form.tsx";
import { describeDelivery } from "./describe-delivery.ts";
import type { EnquiryPageProps } from "./page-props.ts";

type LatestAnswerProps = Pick<EnquiryPageProps, "events" | "deliveries"> & { form: ActionContext };

/** Renders whether the last answer from the desk is being sent, was sent, or has failed. */
export function LatestAnswer({ events, deliveries, form }: LatestAnswerProps) {
	// A call after a failed answer counts as an answer.
	const event = events.findLast(({ kind }) => kind === "answer" || kind === "answered-elsewhere");
	const delivery = event && deliveries.find(({ eventId }) => eventId === event.id);
	if (!delivery) return null;
	const said = `${event.staffName} answered on ${formatInstant(event.at)}`;
	if (delivery.state !== "failed")
		return (
			<p role="status" className="mt-3 border-teal border-l-4 pl-3">
				{said}; the e-mail{" "}
				{delivery.state === "delivered" ? "was sent" : `is ${describeDelivery(delivery)}`}.
			</p>
		);
	return (
		<div role="alert" className="mt-4 border-2 border-accent p-4">
			<p className="font-bold">
				{said}, and the e-mail did not arrive: {delivery.lastError}.
			</p>
			<p className="mt-1">Look at the address, call, or send it again.</p>
			<ActionForm {...form} intent="send-again">
				<Submit>Send it again</Submit>
			</ActionForm>
		</div>
	);
}
