import type { EmailMessage } from "#app/design/email/email-message.ts";
import { getContent } from "../../app/content/content.server.ts";
import { buildEnquiryEmail } from "../../app/enquiries/emails/enquiry-email.tsx";
import type { Enquiry, WorkflowColumns } from "../../app/enquiries/enquiry.ts";
import type { Claim } from "../../app/enquiries/store/outbox.ts";
import { createNewEnquiry } from "./new-enquiry.ts";

export const SITE = getContent().site;

export const OPTIONS = {
	deliveryId: "5f0c8d0e-7f0e-4d5b-9b57-1f1f7cbb2f10",
	site: SITE,
	siteUrl: "https://www.kiteline.example",
	from: "forms@mail.kiteline.example",
	to: "team@kiteline.example",
	deskUrl: null as string | null,
	contextText: "SEO Services in Bandra, Mumbai",
	callbackText: "In the morning, 9:30 AM to 12 noon",
	call: null,
};

export const CALCULATION =
	"tool=ad-budget&budget=60000&cpc=25&conversion=3&close=20&order=12000&margin=40";

/** The fields of an enquiry that nobody has seen. */
const DESK_FIELDS: WorkflowColumns = {
	state: "new",
	owner: null,
	snoozedUntil: null,
	firstAnswerAt: null,
	firstAnswerBy: null,
	incomingAt: "2026-11-21T12:02:00.000Z",
	outgoingAt: null,
	dueAt: null,
	expectedValue: null,
	wonValue: null,
	wonAt: null,
	lostReason: null,
	personId: null,
	matterId: "",
	seenAt: null,
	seenBy: null,
	revision: 0,
	ownerReminderId: null,
	reminderId: null,
	isSample: false,
};

/** Creates an enquiry with the required fields only, by default. */
export function createEnquiry(given: Partial<Enquiry> = {}): Enquiry {
	return {
		...createNewEnquiry(),
		id: "01998f3e-6a52-7c1e-9a54-2f8e1c0d7b11",
		submissionId: "3c6ef372-fe94-4f82-b1c5-1f83d9abfb41",
		createdAt: "2026-11-21T12:02:00.000Z",
		message: "We sell cotton by the metre.\n\nNobody finds the website.",
		source: "direct",
		erasedAt: null,
		...DESK_FIELDS,
		...given,
	};
}

export function createClaim(given: Partial<Enquiry> = {}, id = OPTIONS.deliveryId): Claim {
	const enquiry = createEnquiry(given);
	return {
		delivery: {
			id,
			enquiryId: enquiry.id,
			channel: "email",
			eventId: "",
			state: "pending",
			attempts: 1,
			nextAt: 0,
			deliveredAt: null,
			lastError: null,
		},
		enquiry,
		booking: null,
		lease: "a-lease",
	};
}

export function buildMessage({ delivery, enquiry }: Claim): EmailMessage {
	return buildEnquiryEmail(enquiry, { ...OPTIONS, deliveryId: delivery.id });
}
