import { onTestFinished } from "vitest";
import { type MailBehaviour, startMailServer } from "../../support/mail-server.ts";
import { startWebhookReceiver, type WebhookBehaviour } from "../../support/webhook-receiver.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const CHANGE_MS = 150;

const BAD_MAIL: MailBehaviour[] = [
	{ at: "greeting", does: "drop" },
	{ at: "mail", does: "451 4.3.0 try later" },
	{ at: "message", does: "drop" },
	{ at: "reply", does: "drop" },
	{ at: "reply", does: "452 4.2.2 box full" },
];
const BAD_WEBHOOKS: WebhookBehaviour[] = [
	{ status: 500 },
	{ status: 429, headers: { "Retry-After": "1" } },
	{ status: 301, headers: { Location: "http://127.0.0.1:1/" } },
	{ status: 410 },
	"drop",
];

export type Receivers = Awaited<ReturnType<typeof startReceivers>>;

/**
 * Starts an SMTP server and a webhook receiver that drop, stall, reject, and accept about half of what arrives, until
 * they calm down.
 */
export async function startReceivers({ mayStall }: { mayStall: boolean }) {
	const [mail, hook] = await Promise.all([startMailServer(), startWebhookReceiver(SECRET)]);
	onTestFinished(mail.stop);
	onTestFinished(hook.stop);
	// A stall keeps a slot busy until the site's own time-out, so there are only a few.
	const mailStalls: MailBehaviour[] = mayStall ? [{ at: "mail", does: "stall" }] : [];
	const hookStalls: WebhookBehaviour[] = mayStall ? ["stall", "stall", "stall"] : [];
	hook.behave = () => choose({ status: 200 }, BAD_WEBHOOKS, hookStalls);
	const changing = setInterval(() => {
		mail.behave = choose("accept", BAD_MAIL, mailStalls);
	}, CHANGE_MS);
	onTestFinished(() => clearInterval(changing));
	return {
		settings: { SMTP_URL: mail.url, WEBHOOK_URL: hook.url, WEBHOOK_SECRET: SECRET },
		/** Lists the ids of the deliveries that were acknowledged, each as often as it was. */
		listAcknowledged: () => ({
			email: mail.messages
				.filter(({ isAcknowledged }) => isAcknowledged)
				.map(({ messageId }) => messageId.replace(/^<|@.*$/g, "")),
			webhook: hook.received.filter(({ isAcknowledged }) => isAcknowledged).map(({ id }) => id),
		}),
		countUnsigned: hook.unsigned,
		/** Makes both accept everything from now on. */
		calmDown: () => {
			clearInterval(changing);
			mail.behave = "accept";
			hook.behave = () => ({ status: 200 });
		},
	};
}

function choose<Behaviour>(good: Behaviour, bad: readonly Behaviour[], stalls: Behaviour[]) {
	if (Math.random() < 0.5) return good;
	const stall = Math.random() < 0.1 ? stalls.pop() : undefined;
	return stall ?? bad[Math.floor(Math.random() * bad.length)] ?? good;
}
