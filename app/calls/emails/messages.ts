import type { Booking } from "#app/database/booking.ts";
import { CALL_STATES } from "#app/database/call-states.ts";
import { formatCallback } from "#app/enquiries/callback-times.ts";
import type { BuildEmail, EmailContext } from "#app/enquiries/delivery/email-context.ts";
import type { Detail } from "#app/enquiries/emails/enquiry-details.ts";
import {
	buildEnquiryEmail,
	type EnquiryEmailOptions,
} from "#app/enquiries/emails/enquiry-email.tsx";
import { type Enquiry, isHeld } from "#app/enquiries/enquiry.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { loadContact } from "#app/enquiries/store/known-contact.ts";
import type { Claim } from "#app/enquiries/store/outbox.ts";
import { t } from "#app/messages/en/enquiry-emails.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import { getRegion } from "#app/platform/region.ts";
import { groupByDay } from "#app/platform/time-zones/format-call.ts";
import { type CallNotice, type CallTerms, listTimes } from "../call-notice.ts";
import { findCallTerms } from "../call-terms.server.ts";
import { createCallToken } from "../call-token.ts";
import { createNoticeStore } from "../store/notice-store.ts";
import { buildCallEmail, buildCallReminder, type CallEmailOptions } from "./call-email.tsx";
import { buildHostCallEmail, buildHostInvitation } from "./host-call-email.tsx";

const email: BuildEmail = async (claim, { content, toAgency, findDeskUrl }) => {
	const { delivery, enquiry, booking: call } = claim;
	const { form, booking } = content.pages.contact;
	const deskUrl = await findDeskUrl(toDeskPath(enquiry));
	return buildEnquiryEmail(enquiry, {
		...toAgency,
		deliveryId: delivery.id,
		contextText: formatContext(enquiry),
		callbackText: enquiry.callback && formatCallback(enquiry.callback, form),
		call: call && describeCall(call, booking?.zone ?? getRegion().timeZone),
		deskUrl,
		...(await inviteWithEnquiry(claim, { ...toAgency, deskUrl })),
	});
};

const invitation: BuildEmail = async (claim, context) => {
	const found = await findNotice(claim);
	if (!found) return null;
	const options = await toVisitorOptions(claim, found.terms, context);
	return buildCallEmail(claim.enquiry.email, found.notice, options);
};

const hostInvitation: BuildEmail = async (claim, { common, toAgency, findDeskUrl }) => {
	const found = await findNotice(claim);
	if (!found) return null;
	const { delivery } = claim;
	const { database } = await getEnquiryServices();
	const enquiry = await loadContact(database.db, claim.enquiry);
	return buildHostCallEmail(enquiry, found.notice, {
		...common,
		to: found.terms.hostEmail ?? toAgency.to,
		deliveryId: delivery.id,
		terms: found.terms,
		contextText: formatContext(enquiry),
		deskUrl: await findDeskUrl(toDeskPath(enquiry)),
	});
};

const callReminder: BuildEmail = async (claim, context) => {
	const found = await findNotice(claim);
	if (!found || found.notice.kind === "call-cancelled") return null;
	const { startsAt } = found.notice.booking;
	const isOfDay = claim.delivery.eventId.endsWith(":day");
	// The reminder of the day is so late that the one of the hour is due.
	if (isOfDay && startsAt - HOUR <= getNow()) return null;
	const dueAt = startsAt - (isOfDay ? 24 : 1) * HOUR;
	const options = await toVisitorOptions(claim, found.terms, context);
	const at = new Date(dueAt).toISOString();
	return buildCallReminder(claim.enquiry.email, found.notice, at, options);
};

/** The e-mails about calls; that with an enquiry can be an invitation to its call. */
export const CALL_MESSAGES = {
	email,
	invitation,
	"host-invitation": hostInvitation,
	"call-reminder": callReminder,
};

const toDeskPath = ({ id }: Enquiry) => `/desk/enquiries/${id}`;

/** Returns the options of a message about a call to the visitor, who replies to the public address. */
async function toVisitorOptions(
	{ delivery, enquiry }: Claim,
	terms: CallTerms,
	{ toVisitor, nextStepsWithCall }: EmailContext,
): Promise<CallEmailOptions> {
	const { callKey } = await getEnquiryServices();
	return {
		...toVisitor,
		deliveryId: delivery.id,
		terms,
		pageUrl: `${toVisitor.siteUrl}/book/${createCallToken(enquiry.id, callKey)}`,
		nextSteps: nextStepsWithCall,
	};
}

/** Describes a call in our zone and, where it differs, in the visitor's. Returns null for one that the staff cannot change. */
function describeCall({ state, startsAt, zone }: Booking, ownZone: string): Detail | null {
	const { isStanding, changedBy } = CALL_STATES[state];
	if (!changedBy.includes("staff")) return null;
	const label = t(isStanding ? "bookedCall" : "wantsCall");
	const [theirs = "", own] = listTimes(startsAt, zone, ownZone);
	return { label, text: own ? t("callInBothZones", { own, theirs }) : theirs };
}

/**
 * Builds the invitation in the e-mail with an enquiry, with the address to which that e-mail goes, where it alone tells the
 * agency of the call. Resolves to null where it does not.
 */
async function inviteWithEnquiry(
	{ delivery, enquiry, booking }: Claim,
	options: EmailContext["toAgency"] & { deskUrl: string | null },
): Promise<Pick<EnquiryEmailOptions, "to" | "copyTo" | "invitation"> | null> {
	const terms = booking && (await findCallTerms(booking));
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
	booking,
}: Claim): Promise<{ notice: CallNotice; terms: CallTerms } | null> {
	const terms = booking && (await findCallTerms(booking));
	if (!terms || isHeld(enquiry)) return null;
	const { database } = await getEnquiryServices();
	const notice = await createNoticeStore(database).find(delivery);
	return notice && { notice, terms };
}
