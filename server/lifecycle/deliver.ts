import type { GlobalContent } from "#app/content/types.ts";
import { buildAcknowledgement } from "#app/emails/acknowledgement.tsx";
import { buildEnquiryEmail } from "#app/emails/enquiry-email.tsx";
import { listChannels } from "#app/enquiries/delivery/channels.ts";
import { createEmailDelivery } from "#app/enquiries/delivery/smtp.ts";
import { createWebhookDelivery } from "#app/enquiries/delivery/webhook.ts";
import { type Deliver, setWorkers, startWorker } from "#app/enquiries/delivery/worker.ts";
import type { Channel } from "#app/enquiries/enquiry.ts";
import { formatCallback } from "#app/enquiries/enquiry-fields.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import type { Outbox } from "#app/enquiries/store/outbox.ts";
import type { Env } from "#app/env.server.ts";

/** Delivers by every channel that the settings name, until the workers are stopped. */
export function startDelivery(env: Env, content: GlobalContent): void {
	const channels = listChannels(env);
	const getOutbox = createOutboxGetter(channels);
	setWorkers(
		channels.flatMap((channel) => {
			const deliver = createDelivery(channel, env, content);
			return deliver ? [startWorker(channel, getOutbox, deliver)] : [];
		}),
	);
}

/** Adopts waiting deliveries the first time that the store responds. */
function createOutboxGetter(channels: readonly Channel[]): () => Promise<Outbox> {
	let isAdopted = false;
	return async () => {
		const { outbox } = await getEnquiryServices();
		if (!isAdopted) await outbox.adoptWaiting(channels);
		isAdopted = true;
		return outbox;
	};
}

function createDelivery(
	channel: Channel,
	env: Env,
	{ site, pages }: GlobalContent,
): Deliver | null {
	const { SMTP_URL: smtpUrl, WEBHOOK_URL: url, WEBHOOK_SECRET: secret, SITE_URL: siteUrl } = env;
	if (channel === "webhook" && url && secret) return createWebhookDelivery({ url, secret });
	if (!smtpUrl) return null;
	const { nextSteps, form } = pages.contact;
	const options = { site, siteUrl, from: env.ENQUIRY_FROM ?? site.email };
	if (channel === "email")
		return createEmailDelivery({
			url: smtpUrl,
			buildMessage: ({ delivery, enquiry }) =>
				buildEnquiryEmail(enquiry, {
					...options,
					deliveryId: delivery.id,
					to: env.ENQUIRY_TO ?? site.email,
					contextText: formatContext(enquiry),
					callbackText: enquiry.callback && formatCallback(enquiry.callback, form),
				}),
		});
	if (channel === "acknowledgement")
		return createEmailDelivery({
			url: smtpUrl,
			stopsAtPermanentFailure: true,
			// Replies go to the public address, not to ENQUIRY_TO: anybody may write into the form.
			buildMessage: ({ delivery, enquiry }) =>
				buildAcknowledgement(enquiry, {
					...options,
					deliveryId: delivery.id,
					to: site.email,
					nextSteps,
				}),
		});
	return null;
}
