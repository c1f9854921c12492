import { type MailBehaviour, startMailServer } from "../../support/mail-server.ts";
import { startWebhookReceiver, type WebhookBehaviour } from "../../support/webhook-receiver.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const CHANGE_MS = 150;

const BAD_MAIL: MailBehaviour[] = [
	{ at: "greeting", does: "drop" },
	{ at: "mail", does: "451 4.3.0 try later" },
	{ at: "rcpt", does: "550 5.1.1 no such box" },
	{ at: "message", does: "drop" },
	{ at: "reply", does: "drop" },
	{ at: "reply", does: "452 4.2.2 box full" },
	{ at: "reply", does: "554 5.7.1 not wanted" },
	{ at: "quit", does: "drop" },
];
const BAD_WEBHOOKS: WebhookBehaviour[] = [
	{ status: 500 },
	{ status: 503, headers: { "Retry-After": "1" } },
	{ status: 429, headers: { "Retry-After": "1" } },
	{ status: 301, headers: { Location: "http://127.0.0.1:1/" } },
	{ status: 400 },
	{ status: 410 },
	"drop",
];

type Ports = { mailPort?: number; hookPort?: number };

/** An SMTP server and a webhook receiver that take all that comes, and what they acknowledged. */
export async function startCalmReceivers({ mailPort, hookPort }: Ports = {}) {
	const mail = await startMailServer({ port: mailPort });
	const hook = await startWebhookReceiver(SECRET, { port: hookPort });
	return {
		mail,
		hook,
		settings: { SMTP_URL: mail.url, WEBHOOK_URL: hook.url, WEBHOOK_SECRET: SECRET },
		/** Ids of the deliveries that were acknowledged, each as often as it was. */
		listAcknowledged: () => ({
			email: mail.messages
				.filter(({ isAcknowledged }) => isAcknowledged)
				.map(({ messageId }) => messageId.replace(/^<|@.*$/g, "")),
			webhook: hook.received.filter(({ isAcknowledged }) => isAcknowledged).map(({ id }) => id),
		}),
		stop: async () => {
			await Promise.all([mail.stop(), hook.stop()]);
		},
	};
}

/** The same, but they drop, stall, refuse for now and for good, and take about half of what comes. */
export async function startReceivers({ mayStall }: { mayStall: boolean }) {
	const receivers = await startCalmReceivers();
	const { mail, hook } = receivers;
	// A stall keeps a slot busy until the site's own time-out, so there are only some.
	const mailStalls: MailBehaviour[] = mayStall ? [{ at: "mail", does: "stall" }] : [];
	const hookStalls: WebhookBehaviour[] = mayStall ? ["stall", "stall", "stall"] : [];
	hook.behave = () => choose({ status: 200 }, BAD_WEBHOOKS, hookStalls);
	const changing = setInterval(() => {
		mail.behave = choose("accept", BAD_MAIL, mailStalls);
	}, CHANGE_MS);
	const calmDown = () => {
		clearInterval(changing);
		mail.behave = "accept";
		hook.behave = () => ({ status: 200 });
	};
	return {
		...receivers,
		/** From now on both take everything. */
		calmDown,
		stop: async () => {
			calmDown();
			await receivers.stop();
		},
	};
}

function choose<Behaviour>(good: Behaviour, bad: readonly Behaviour[], stalls: Behaviour[]) {
	if (Math.random() < 0.5) return good;
	const stall = Math.random() < 0.1 ? stalls.pop() : undefined;
	return stall ?? bad[Math.floor(Math.random() * bad.length)] ?? good;
}
