import type { BuildEmail } from "../delivery/email-context.ts";
import { findOpeningAfter } from "../opening-hours.ts";
import { buildAcknowledgement } from "./acknowledgement.tsx";

const acknowledgement: BuildEmail = async (
	{ delivery, enquiry },
	{ content, nextSteps, toEnquirer },
) =>
	buildAcknowledgement(enquiry, {
		...(await toEnquirer(enquiry)),
		deliveryId: delivery.id,
		nextSteps,
		hasCalls: content.pages.contact.booking !== undefined,
		opensAt: findOpeningAfter(
			enquiry.createdAt,
			content.site.openingHours,
			content.pages.contact.booking?.holidays,
		),
	});

/** The e-mails about an enquiry without its call. */
export const ENQUIRY_MESSAGES = { acknowledgement };
