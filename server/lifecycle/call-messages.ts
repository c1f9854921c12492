import type { CallNotice, CallTerms } from "#app/calls/call-notice.ts";
import { getCallTerms } from "#app/calls/call-terms.server.ts";
import { createCallToken } from "#app/calls/call-token.ts";
import {
	buildCallEmail,
	buildCallReminder,
	type CallEmailOptions,
} from "#app/calls/emails/call-email.tsx";
import { buildHostCallEmail, buildHostInvitation } from "#app/calls/emails/host-call-email.tsx";
import { createNoticeStore } from "#app/calls/store/notice-store.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { isDeskOpen } from "#app/desk/desk-services.ts";
import type { EmailSettings } from "#app/enquiries/delivery/smtp.ts";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import type { EnquiryEmailOptions } from "#app/enquiries/emails/enquiry-email.tsx";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import type { Claim } from "#app/enquiries/store/outbox.ts";
import { getNow } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import { groupByDay } from "#app/platform/time-zones/format-call.ts";

type CallChannel = "invitation" | "host-invitation" | "call-reminder";
type Common = { site: Site; siteUrl: string; from: string };

type Receivers = { agency: string; visitorReplies: string } & Pick<CallEmailOptions, "nextSteps">;

/** Creates the e-mails about calls, to the visitor (who replies to `visitorReplies`) and to the agency. */
export function createCallMessageBuilders(
	common: Common,
	{ agency, visitorReplies, nextSteps }: Receivers,
): Record<CallChannel, EmailSettings["buildMessage"]> {
	const toVisitor = async ({ delivery, enquiry }: Claim, terms: CallTerms) => {
		const { callKey } = await getEnquiryServices();
		const pageUrl = `${common.siteUrl}/book/${createCallToken(enquiry.id, callKey)}`;
		return { ...common, to: visitorReplies, deliveryId: delivery.id, terms, pageUrl, nextSteps };
	};
	return {
		invitation: async (claim) => {
			const found = await findNotice(claim);
			if (!found) return null;
			const options = await toVisitor(claim, found.terms);
			return buildCallEmail(claim.enquiry.email, found.notice, options);
		},
		"host-invitation": async (claim) => {
			const found = await findNotice(claim);
			if (!found) return null;
			const { delivery, enquiry } = claim;
			return buildHostCallEmail(enquiry, found.notice, {
				...common,
				to: found.terms.hostEmail ?? agency,
				deliveryId: delivery.id,
				terms: found.terms,
				contextText: formatContext(enquiry),
				deskUrl: (await isDeskOpen())
					? toDeskUrl(common.siteUrl, `/desk/enquiries/${enquiry.id}`)
					: null,
			});
		},
		"call-reminder": async (claim) => {
			const found = await findNotice(claim);
			if (!found || found.notice.kind === "call-cancelled") return null;
			const { startsAt } = found.notice.booking;
			const isOfDay = claim.delivery.eventId.endsWith(":day");
			// The reminder of the day is so late that the one of the hour is due.
			if (isOfDay && startsAt - HOUR <= getNow()) return null;
			const dueAt = startsAt - (isOfDay ? 24 : 1) * HOUR;
			const options = await toVisitor(claim, found.terms);
			const at = new Date(dueAt).toISOString();
			return buildCallReminder(claim.enquiry.email, found.notice, at, options);
		},
	};
}

/**
 * Builds the invitation in the e-mail with an enquiry, with the address to which that e-mail goes, where it alone tells the
 * agency of the call. Resolves to null where it does not.
 */
export async function inviteWithEnquiry(
	{ delivery, enquiry }: Claim,
	options: Common & { to: string; deskUrl: string | null },
): Promise<Pick<EnquiryEmailOptions, "to" | "copyTo" | "invitation"> | null> {
	const terms = getCallTerms();
	if (!terms) return null;
	const { database } = await getEnquiryServices();
	const notice = await createNoticeStore(database).findOfEnquiry(delivery);
	if (!notice) return null;
	const [shown] = groupByDay([notice.booking.startsAt], terms.zone);
	const to = terms.hostEmail ?? options.to;
	// An enquiry is the agency's, whoever holds its call.
	const copyTo = to === options.to ? null : options.to;
	const icalEvent = buildHostInvitation(enquiry, notice, { ...options, to, terms });
	return { to, copyTo, invitation: { day: shown?.day ?? "", icalEvent } };
}

/** Returns what the e-mail has to say, or null when nothing is left to say. */
async function findNotice({
	delivery,
	enquiry,
}: Claim): Promise<{ notice: CallNotice; terms: CallTerms } | null> {
	const terms = getCallTerms();
	if (!terms || isHeld(enquiry)) return null;
	const { database } = await getEnquiryServices();
	const notice = await createNoticeStore(database).find(delivery);
	return notice && { notice, terms };
}
