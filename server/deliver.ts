import type { Frame } from "#app/content/types.ts";
import { composeAcknowledgement } from "#app/emails/acknowledgement.tsx";
import { composeEnquiryEmail } from "#app/emails/enquiry-email.tsx";
import { describeCallback } from "#app/enquiries/callback.ts";
import { listChannels } from "#app/enquiries/delivery/channels.ts";
import { setWorkers } from "#app/enquiries/delivery/running-workers.ts";
import { createEmailDelivery } from "#app/enquiries/delivery/smtp.ts";
import { createWebhookDelivery } from "#app/enquiries/delivery/webhook.ts";
import { type Deliver, startWorker } from "#app/enquiries/delivery/worker.ts";
import type { Channel } from "#app/enquiries/enquiry.ts";
import { describeContext } from "#app/enquiries/form-context.server.ts";
import { getReception } from "#app/enquiries/reception.server.ts";
import type { Outbox } from "#app/enquiries/store/outbox.ts";
import type { Env } from "#app/env.ts";

/** Delivers by every channel that the settings name, until the workers are stopped. */
export function startDelivering(env: Env, content: Frame): void {
	const channels = listChannels(env);
	const openOutbox = openOnce(channels);
	setWorkers(
		channels.flatMap((channel) => {
			const deliver = createDelivery(channel, env, content);
			return deliver ? [startWorker(channel, openOutbox, deliver)] : [];
		}),
	);
}

/** What waited for a channel is taken over the first time that the store answers. */
function openOnce(channels: readonly Channel[]): () => Promise<Outbox> {
	let isAdopted = false;
	return async () => {
		const { outbox } = await getReception();
		if (!isAdopted) await outbox.adoptWaiting(channels);
		isAdopted = true;
		return outbox;
	};
}

function createDelivery(channel: Channel, env: Env, { site, pages }: Frame): Deliver | null {
	const from = env.ENQUIRY_FROM ?? site.email;
	const to = env.ENQUIRY_TO ?? site.email;
	const { SMTP_URL: smtpUrl, WEBHOOK_URL: url, WEBHOOK_SECRET: secret, SITE_URL: siteUrl } = env;
	if (channel === "webhook" && url && secret) return createWebhookDelivery({ url, secret });
	if (channel === "email" && smtpUrl) {
		return createEmailDelivery({
			url: smtpUrl,
			compose: ({ delivery, enquiry }) =>
				composeEnquiryEmail(enquiry, {
					deliveryId: delivery.id,
					site,
					siteUrl,
					from,
					to,
					contextText: describeContext(enquiry),
					callbackText: enquiry.callback && describeCallback(enquiry.callback, pages.contact.form),
				}),
		});
	}
	if (channel === "acknowledgement" && smtpUrl) {
		const { nextSteps } = pages.contact;
		return createEmailDelivery({
			url: smtpUrl,
			isLastWord: true,
			compose: ({ delivery, enquiry }) =>
				composeAcknowledgement(enquiry, {
					deliveryId: delivery.id,
					site,
					siteUrl,
					from,
					// Not the desk's own address: anybody may write into the form.
					to: site.email,
					nextSteps,
				}),
		});
	}
	return null;
}
