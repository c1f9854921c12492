import type { Contact } from "#app/content/schemas/pages.ts";
import type { Env } from "#app/platform/env.server.ts";

type Settings = Pick<Env, "SMTP_URL" | "ENQUIRY_ACKNOWLEDGE"> & {
	/** True if a call is booked with it, of which nothing is offered any more. */
	hasCall?: boolean;
};

/** Lists what happens to an enquiry next, with what this site sends by itself and with no other promise. */
export function listNextSteps(
	{ nextSteps = [], booking }: Pick<Contact, "nextSteps" | "booking">,
	{ SMTP_URL, ENQUIRY_ACKNOWLEDGE, hasCall = false }: Settings,
): { title: string; text: string }[] {
	const sendsEmail = SMTP_URL !== undefined;
	const offersCalls = booking !== undefined && !hasCall;
	return nextSteps.map(({ title, text, acknowledged, calls, callEmails }) => ({
		title,
		text: [
			text,
			sendsEmail && ENQUIRY_ACKNOWLEDGE && acknowledged,
			offersCalls && calls,
			offersCalls && sendsEmail && callEmails,
		]
			.filter(Boolean)
			.join(" "),
	}));
}
