import { CALL_MESSAGES } from "#app/calls/emails/messages.ts";
import { getContent } from "#app/content/content.server.ts";
import { buildForReader } from "#app/desk/emails/build-for-reader.ts";
import { claimReminders } from "#app/desk/emails/claim-reminders.ts";
import { DESK_MESSAGES } from "#app/desk/emails/messages.ts";
import { createPushDelivery } from "#app/desk/push/push-delivery.ts";
import { isDeskOpen } from "#app/desk/request/desk-services.ts";
import {
	CHANNEL_NAMES,
	CHANNELS,
	type Channel,
	type EmailChannel,
	isDeliverable,
	isEmailChannel,
	listChannels,
} from "#app/enquiries/channels.ts";
import { type BuildEmail, createEmailContext } from "#app/enquiries/delivery/email-context.ts";
import { createEmailDelivery } from "#app/enquiries/delivery/smtp.ts";
import { createWebhookDelivery } from "#app/enquiries/delivery/webhook.ts";
import { type Deliver, setWorker, startWorker } from "#app/enquiries/delivery/worker.ts";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import { ENQUIRY_MESSAGES } from "#app/enquiries/emails/messages.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import type { Outbox } from "#app/enquiries/store/outbox.ts";
import { findHookEvent } from "#app/enquiries/webhook/find-hook-event.ts";
import { buildHookMessage } from "#app/enquiries/webhook/hook-message.ts";
import type { Env } from "#app/platform/env.server.ts";
import { REPLY_MESSAGES } from "#app/replies/emails/messages.ts";
import { createReplyAddress } from "#app/replies/reply-address.ts";

/** The e-mail of each channel. */
const EMAILS: Record<EmailChannel, BuildEmail> = {
	...ENQUIRY_MESSAGES,
	...CALL_MESSAGES,
	...REPLY_MESSAGES,
	...DESK_MESSAGES,
};

/** Delivers by every channel that the settings name, until the worker is stopped. */
export function startDelivery(env: Env): void {
	const deliverable = CHANNEL_NAMES.filter((channel) => isDeliverable(channel, env));
	const createDeliver = createDeliverOf(env);
	const channels = new Map(deliverable.map((channel) => [channel, createDeliver(channel)]));
	const getOutbox = createOutboxGetter(listChannels(env));
	setWorker(
		startWorker(channels, async () => {
			if (channels.has("reminder")) await claimReminders(getContent());
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

/** Returns a function that creates how a channel delivers with these settings. */
function createDeliverOf(env: Env): (channel: Channel) => Deliver {
	const { SITE_URL: siteUrl, SMTP_URL: url = "", REPLY_ADDRESS } = env;
	const findDeskUrl = async (path: string) =>
		(await isDeskOpen()) ? toDeskUrl(siteUrl, path) : null;
	const createContext = () =>
		createEmailContext(env, getContent(), {
			findReplyAddress: async ({ id }) =>
				REPLY_ADDRESS &&
				createReplyAddress(REPLY_ADDRESS, id, (await getEnquiryServices()).replyKey),
			findDeskUrl,
		});
	return (channel) => {
		if (isEmailChannel(channel)) {
			const { timeout, to } = CHANNELS[channel];
			const isForVisitor = to === "visitor";
			return createEmailDelivery({
				url,
				timeout,
				buildMessage: (claim) => {
					const build = () => EMAILS[channel](claim, createContext());
					return isForVisitor ? build() : buildForReader(build);
				},
				stopsAtPermanentFailure: isForVisitor,
			});
		}
		if (channel === "push")
			return createPushDelivery({ siteUrl, contact: `mailto:${createContext().toAgency.to}` });
		return createWebhookDelivery(
			{
				url: env.WEBHOOK_URL ?? "",
				secret: env.WEBHOOK_SECRET,
				format: env.WEBHOOK_FORMAT,
			},
			(claim) =>
				buildHookMessage(claim, {
					findEvent: async (eventId, enquiry) =>
						findHookEvent((await getEnquiryServices()).database, eventId, enquiry),
					findDeskUrl,
				}),
		);
	};
}
