import { listTimes } from "#app/calls/call-notice.ts";
import type { GlobalContent } from "#app/content/types.ts";
import type { Booking } from "#app/database/booking.ts";
import { getDeskServices, isDeskOpen } from "#app/desk/desk-services.ts";
import { buildAnswerEmail } from "#app/desk/emails/answer-email.tsx";
import { buildAssignmentEmail } from "#app/desk/emails/assignment-email.tsx";
import { addOpenMinutes } from "#app/desk/opening-hours.ts";
import { createPushDelivery } from "#app/desk/push/push-delivery.ts";
import { formatCallback } from "#app/enquiries/callback-times.ts";
import { listChannels, listDeliverable } from "#app/enquiries/delivery/channels.ts";
import { createEmailDelivery, type EmailSettings } from "#app/enquiries/delivery/smtp.ts";
import { createWebhookDelivery } from "#app/enquiries/delivery/webhook.ts";
import { type Deliver, setWorker, startWorker } from "#app/enquiries/delivery/worker.ts";
import { buildAcknowledgement } from "#app/enquiries/emails/acknowledgement.tsx";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import type { Detail } from "#app/enquiries/emails/enquiry-details.ts";
import { buildEnquiryEmail } from "#app/enquiries/emails/enquiry-email.tsx";
import { buildReminderEmail } from "#app/enquiries/emails/reminder-email.tsx";
import type { Channel, Enquiry } from "#app/enquiries/enquiry.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { listNextSteps } from "#app/enquiries/next-steps.ts";
import type { Outbox } from "#app/enquiries/store/outbox.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE, SECOND } from "#app/platform/durations.ts";
import type { Env } from "#app/platform/env.server.ts";
import { getRegion } from "#app/platform/region.ts";
import { buildBounceNotice } from "#app/replies/emails/bounce-notice.tsx";
import { buildReplyNotice } from "#app/replies/emails/reply-notice.tsx";
import { buildSetAsideEmail } from "#app/replies/emails/set-aside-email.tsx";
import { findToldBounce } from "#app/replies/find-told-bounce.ts";
import { findToldReply } from "#app/replies/find-told-reply.ts";
import { countSetAside, getHourOfDigest } from "#app/replies/mail-limits.ts";
import { createReplyAddress } from "#app/replies/reply-address.ts";
import { createCallMessageBuilders, inviteWithEnquiry } from "./call-messages.ts";

type EmailChannel = Exclude<Channel, "webhook" | "push" | "none">;

/** Channels to visitors. A message that the visitor's server rejects for good is not retried. */
const VISITOR_CHANNELS: ReadonlySet<Channel> = new Set([
	"acknowledgement",
	"answer",
	"invitation",
	"call-reminder",
]);

/** The longest time in ms for sending an answer; less than the lease of a delivery. */
const ANSWER_MS = 45 * SECOND;

/** Delivers by every channel that the settings name, until the worker is stopped. */
export function startDelivery(env: Env, content: GlobalContent): void {
	const channels = new Map<Channel, Deliver>();
	for (const channel of listDeliverable(env)) {
		const deliver = createDelivery(channel, env, content);
		if (deliver) channels.set(channel, deliver);
	}
	const getOutbox = createOutboxGetter(listChannels(env));
	setWorker(
		startWorker(channels, async () => {
			if (channels.has("reminder")) await remind(content);
			return getOutbox();
		}),
	);
}

/** Creates a function that gets the outbox and, when the store first responds, adopts waiting deliveries. */
function createOutboxGetter(channels: readonly Channel[]): () => Promise<Outbox> {
	let isAdopted = false;
	return async () => {
		const { outbox } = await getEnquiryServices();
		if (!isAdopted) await outbox.adoptWaiting(channels);
		isAdopted = true;
		return outbox;
	};
}

/** Creates reminders of enquiries that nobody has answered for `reminderMinutes` of opening hours. */
async function remind({ site, desk }: GlobalContent): Promise<void> {
	if (!(await isDeskOpen())) return;
	const { reminders } = await getDeskServices();
	const now = getNow();
	await reminders.claim((since) => {
		const due = addOpenMinutes(since, desk.reminderMinutes, site.openingHours);
		// All reminders that are due in one minute become one message.
		return Math.ceil(due / MINUTE) * MINUTE <= now;
	});
}

function createDelivery(channel: Channel, env: Env, content: GlobalContent): Deliver | null {
	const { SMTP_URL: smtpUrl, WEBHOOK_URL: webhookUrl, WEBHOOK_SECRET: secret } = env;
	if (channel === "webhook")
		return webhookUrl && secret ? createWebhookDelivery({ url: webhookUrl, secret }) : null;
	if (channel === "push") {
		const contact = `mailto:${env.ENQUIRY_TO ?? content.site.email}`;
		return env.DESK ? createPushDelivery({ siteUrl: env.SITE_URL, contact }) : null;
	}
	if (channel === "none" || !smtpUrl) return null;
	return createEmailDelivery({
		url: smtpUrl,
		// An answer may have 20 MB of files.
		...(channel === "answer" && { timeout: ANSWER_MS }),
		buildMessage: createMessageBuilders(env, content)[channel],
		stopsAtPermanentFailure: VISITOR_CHANNELS.has(channel),
	});
}

/**
 * Describes a call in our zone and, where it differs, in the visitor's. Returns null for a call that is neither booked
 * nor unconfirmed.
 */
function describeCall({ state, startsAt, zone }: Booking, ownZone: string): Detail | null {
	if (state !== "booked" && state !== "unconfirmed") return null;
	const label = state === "booked" ? "Booked call" : "Asks for a call, not booked yet";
	const text = listTimes(startsAt, zone, ownZone).toReversed().join("; for the visitor ");
	return { label, text };
}

function createMessageBuilders(
	env: Env,
	{ site, pages, desk }: GlobalContent,
): Record<EmailChannel, EmailSettings["buildMessage"]> {
	const { SITE_URL: siteUrl } = env;
	const { form, booking } = pages.contact;
	// The list leaves out the acknowledgement, as this e-mail is the acknowledgement itself.
	const nextSteps = listNextSteps(pages.contact, { ...env, ENQUIRY_ACKNOWLEDGE: false });
	const common = { site, siteUrl, from: env.ENQUIRY_FROM ?? site.email };
	const toAgency = { ...common, to: env.ENQUIRY_TO ?? site.email };
	// Replies go to the public address, not to ENQUIRY_TO: anybody may write into the form.
	const toVisitor = { ...common, to: site.email };
	const { REPLY_ADDRESS: replyAddress } = env;
	/** Returns the options of a message about an enquiry, to which the visitor may reply. */
	const withReplyAddress = async ({ id }: Enquiry) => {
		if (!replyAddress) return toVisitor;
		const { replyKey } = await getEnquiryServices();
		return { ...toVisitor, to: createReplyAddress(replyAddress, id, replyKey) };
	};
	return {
		...createCallMessageBuilders(common, {
			agency: toAgency.to,
			visitorReplies: toVisitor.to,
			nextSteps,
		}),
		email: async (claim) => {
			const { delivery, enquiry, booking: call } = claim;
			const isOpen = await isDeskOpen();
			const deskUrl = isOpen ? toDeskUrl(siteUrl, `/desk/enquiries/${enquiry.id}`) : null;
			return buildEnquiryEmail(enquiry, {
				...toAgency,
				deliveryId: delivery.id,
				contextText: formatContext(enquiry),
				callbackText: enquiry.callback && formatCallback(enquiry.callback, form),
				call: call && describeCall(call, booking?.zone ?? getRegion().timeZone),
				deskUrl,
				...(await inviteWithEnquiry(claim, { ...toAgency, deskUrl })),
			});
		},
		acknowledgement: async ({ delivery, enquiry }) =>
			buildAcknowledgement(enquiry, {
				...(await withReplyAddress(enquiry)),
				deliveryId: delivery.id,
				nextSteps,
				hasCalls: booking !== undefined,
			}),
		answer: async ({ delivery, enquiry }) => {
			const { answers } = await getDeskServices();
			const answer = await answers.find(delivery);
			const options = { ...(await withReplyAddress(enquiry)), deliveryId: delivery.id };
			return answer && buildAnswerEmail(enquiry, answer, options);
		},
		assignment: async ({ delivery }) => {
			const { assignments } = await getDeskServices();
			const assignment = await assignments.find(delivery);
			return assignment && buildAssignmentEmail(assignment, { ...common, deliveryId: delivery.id });
		},
		"reply-notice": async ({ delivery, enquiry }) => {
			const { database } = await getEnquiryServices();
			const bounce = await findToldBounce(database, delivery, enquiry);
			if (bounce) {
				const to = bounce.email ?? toAgency.to;
				return buildBounceNotice(enquiry, bounce, { ...toAgency, to, deliveryId: delivery.id });
			}
			const reply = await findToldReply(database, delivery, enquiry);
			const to = reply?.ownerEmail ?? toAgency.to;
			return (
				reply && buildReplyNotice(enquiry, reply, { ...toAgency, to, deliveryId: delivery.id })
			);
		},
		reminder: async ({ delivery }) => {
			const hour = getHourOfDigest(delivery.eventId);
			if (hour !== null) {
				const { database } = await getEnquiryServices();
				const count = await countSetAside(database, hour);
				const options = { ...toAgency, deliveryId: delivery.id, count, hour };
				return count > 0 ? buildSetAsideEmail(options) : null;
			}
			const { reminders } = await getDeskServices();
			const waiting = await reminders.list(delivery.id);
			if (waiting.length === 0) return null;
			const options = { ...toAgency, deliveryId: delivery.id, minutes: desk.reminderMinutes };
			return buildReminderEmail(waiting, options);
		},
	};
}
