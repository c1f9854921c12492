import { listNextSteps } from "#app/enquiries/next-steps.ts";
import type { BuildEmail } from "../delivery/email-context.ts";
import { buildAcknowledgement } from "./acknowledgement.tsx";

const acknowledgement: BuildEmail = async ({ delivery, enquiry }, { env, content, toEnquirer }) => {
	const { contact } = content.pages;
	return buildAcknowledgement(enquiry, {
		...(await toEnquirer(enquiry)),
		deliveryId: delivery.id,
		// The list leaves out the acknowledgement, as this e-mail is the acknowledgement itself.
		nextSteps: listNextSteps(contact, { ...env, ENQUIRY_ACKNOWLEDGE: false }),
		hasCalls: contact.booking !== undefined,
	});
};

/** The e-mails about an enquiry without its call. */
export const ENQUIRY_MESSAGES = { acknowledgement };
