import { type DeliveryFault, parseFault } from "#app/enquiries/delivery-fault.ts";
import { describeRejection } from "#app/enquiries/describe-rejection.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";

/** Renders that the invitation to a call was refused, if it was: `error` is as `selectInvitationError` selects it. */
export function InvitationError({ error }: { error: string | null }) {
	if (error === null) return null;
	return <RefusedInvitation fault={error ? parseFault(error) : null} />;
}

/** Renders that the invitation to a call was refused, as its visitor has no e-mail about it. */
export function RefusedInvitation({ fault }: { fault: DeliveryFault | null }) {
	return (
		<span className="block font-bold text-accent">
			{t("invitationFailed", { reason: describeRejection(fault).words })}
		</span>
	);
}
