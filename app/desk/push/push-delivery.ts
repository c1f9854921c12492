import { createECDH } from "node:crypto";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";
import { parseRetryAfter } from "#app/enquiries/delivery/schedule.ts";
import type { Deliver } from "#app/enquiries/delivery/worker.ts";
import { exportFault } from "#app/enquiries/describe-rejection.ts";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import { type Enquiry, isUnanswered } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import type { PushOccasion } from "#app/enquiries/store/push-deliveries.ts";
import { postGuarded } from "#app/platform/http/post-guarded.ts";
import { warn } from "#app/platform/operations-log.ts";
import { buildPushMessage } from "./push-message.ts";

/** The number of tries, within half an hour: a later notification would be no news. */
const MAX_TRIES = 5;
/** The time in seconds for which a push service keeps a notification for a device that is off. */
const TTL_S = 14_400;
/** The statuses by which a push service says that the device gets nothing any more (RFC 8030, 7.3). */
const GONE = [404, 410];
/** The status of a service that is busy, and no fault of ours. */
const BUSY = 429;

type PushSettings = {
	siteUrl: string;
	/** The agency's e-mail address, for the push service. */
	contact: string;
	/** The only host (with its port) that may be in a private network. */
	ownHost?: string | null;
};

type Services = Pick<
	Awaited<ReturnType<typeof getDeskServices>>,
	"assignments" | "devices" | "reminders" | "pushKey"
>;

/** Returns the pair of keys by which push services know this site (RFC 8292). */
export function getPushKeys(secret: Buffer): { publicKey: string; privateKey: string } {
	const pair = createECDH("prime256v1");
	pair.setPrivateKey(secret);
	const toText = (key: Buffer) => key.toString("base64url");
	return { publicKey: toText(pair.getPublicKey()), privateKey: toText(secret) };
}

/** Creates a function that notifies one device. */
export function createPushDelivery(
	{ siteUrl, contact, ownHost = null }: PushSettings,
	getServices: () => Promise<Services> = getDeskServices,
): Deliver {
	return async (claim, stop) => {
		const services = await getServices();
		const [occasion, eventId = "", id = ""] = claim.delivery.eventId.split(":");
		const subscription = await services.devices.find(id);
		const kind = occasion as PushOccasion;
		if (!subscription || claim.delivery.attempts > MAX_TRIES) return { outcome: "obsolete" };
		const reminded = kind === "reminder" ? await services.reminders.list(eventId) : [];
		const told =
			kind === "reminder"
				? reminded.map(({ enquiry }) => enquiry)
				: [claim.enquiry].filter((enquiry) => isNews(kind, enquiry, subscription.staffId));
		// The enquiry that carries a reminder may be answered, and others of it not.
		const [enquiry] = told;
		if (!enquiry) return { outcome: "obsolete" };
		const note = kind === "note" ? await services.assignments.findNote({ eventId }) : undefined;
		if (note === null) return { outcome: "obsolete" };
		const count = told.length;
		const message = runForReader(subscription.language, () =>
			buildPushMessage({
				occasion: kind,
				name: enquiry.name,
				contextText: count > 1 ? null : formatContext(enquiry),
				words: note?.text,
				reminded,
				hasNames: subscription.hasNames === 1,
				url: toDeskUrl(siteUrl, count > 1 ? "/desk" : `/desk/enquiries/${enquiry.id}`),
				tag: enquiry.id,
			}),
		);
		const { endpoint, p256dh, auth } = subscription;
		// It is loaded at first use, as few sites need it.
		const { default: webPush } = await import("web-push");
		const { headers, body } = webPush.generateRequestDetails(
			{ endpoint, keys: { p256dh, auth } },
			JSON.stringify(message),
			{ vapidDetails: { subject: contact, ...getPushKeys(services.pushKey) }, TTL: TTL_S },
		);
		try {
			const { status, retryAfter } = await postGuarded(
				new URL(endpoint),
				{ headers: headers as Record<string, string>, body, ownHost },
				stop,
			);
			if (status >= 200 && status < 300) return { outcome: "delivered" };
			if (GONE.includes(status)) {
				await services.devices.remove(id);
				return { outcome: "obsolete" };
			}
			const reason = { code: "push-answered", status } as const;
			if (status < 500 && status !== BUSY && claim.delivery.attempts === 1)
				warn(
					`A notification was rejected: ${exportFault(reason)}. Look at the clock of the server, and at ENQUIRY_TO, which is named to push services.`,
				);
			return { outcome: "rejected", reason, retryAfter: parseRetryAfter(retryAfter) };
		} catch {
			return { outcome: "rejected", reason: { code: "push-lost" } };
		}
	};
}

/** Returns whether there is still something to tell: nobody has answered; an assignment still stands. A note always is. */
function isNews(occasion: PushOccasion, enquiry: Enquiry, staffId: string): boolean {
	if (occasion === "note") return true;
	if (occasion === "assignment") return enquiry.owner === staffId;
	return occasion === "bounce" ? enquiry.state !== "waiting" : isUnanswered(enquiry);
}
