import { describeRejection } from "#app/enquiries/describe-rejection.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";

/** Renders that the invitation to a call was refused, as its visitor has no e-mail about it. */
export function InvitationError({ error }: { error: string | null }) {
	if (error === null) return null;
	return (
		<span className="block font-bold text-accent">
			{t("invitationFailed", { reason: describeRejection(error).words })}
		</span>
	);
}
