import { setTimeout as wait } from "node:timers/promises";
import { type MailBehaviour, type MailServer, startMailServer } from "../../support/mail-server.ts";
import {
	startWebhookReceiver,
	type WebhookBehaviour,
	type WebhookReceiver,
} from "../../support/webhook-receiver.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const CHANGE_MS = 150;

const MAIL_MOODS: MailBehaviour[] = [
	{ at: "greeting", does: "drop" },
	{ at: "mail", does: "451 4.3.0 try later" },
	{ at: "rcpt", does: "550 5.1.1 no such box" },
	{ at: "message", does: "drop" },
	{ at: "reply", does: "drop" },
	{ at: "reply", does: "452 4.2.2 box full" },
	{ at: "reply", does: "554 5.7.1 not wanted" },
	{ at: "quit", does: "drop" },
];
const WEBHOOK_MOODS: WebhookBehaviour[] = [
	{ status: 500 },
	{ status: 503, headers: { "Retry-After": "1" } },
	{ status: 429, headers: { "Retry-After": "1" } },
	{ status: 301, headers: { Location: "http://127.0.0.1:1/" } },
	{ status: 400 },
	{ status: 410 },
	"drop",
];
/** A stall keeps a slot busy until the site's own time-out, so there are only some. */
const STALLS = 3;

export type Receivers = {
	settings: Record<string, string>;
	/** How often each delivery was acknowledged, by its Message-ID or webhook-id. */
	countMails: () => Map<string, number>;
	countWebhooks: () => Map<string, number>;
	unsigned: () => number;
	/** From now on both take everything. */
	calmDown: () => Promise<void>;
	stop: () => Promise<void>;
};

/**
 * An SMTP server and a webhook receiver that drop, stall, refuse for now and for good, and take about half of
 * what comes.
 */
export async function startReceivers({ mayStall }: { mayStall: boolean }): Promise<Receivers> {
	const mail: MailServer = await startMailServer();
	const hook: WebhookReceiver = await startWebhookReceiver(SECRET);
	const isOver = new AbortController();
	let stalls = mayStall ? 0 : STALLS;
	const chooseWebhook = (): WebhookBehaviour => {
		if (Math.random() < 0.5) return { status: 200 };
		if (stalls < STALLS && Math.random() < 0.05) {
			stalls++;
			return "stall";
		}
		return pick(WEBHOOK_MOODS);
	};
	hook.behave = chooseWebhook;
	const moods = changeMoods();

	async function changeMoods(): Promise<void> {
		let hasStalled = !mayStall;
		while (!isOver.signal.aborted) {
			const isStall: boolean = !hasStalled && Math.random() < 0.05;
			hasStalled ||= isStall;
			if (isStall) mail.behave = { at: "mail", does: "stall" };
			else mail.behave = Math.random() < 0.5 ? "accept" : pick(MAIL_MOODS);
			await wait(CHANGE_MS, undefined, { signal: isOver.signal }).catch(() => {});
		}
	}

	return {
		settings: { SMTP_URL: mail.url, WEBHOOK_URL: hook.url, WEBHOOK_SECRET: SECRET },
		countMails: () =>
			countBy(
				mail.messages.filter(({ isAcknowledged }) => isAcknowledged),
				({ messageId }) => messageId,
			),
		countWebhooks: () =>
			countBy(
				hook.received.filter(({ isAcknowledged }) => isAcknowledged),
				({ id }) => id,
			),
		unsigned: () => hook.unsigned(),
		calmDown: async () => {
			isOver.abort();
			await moods;
			mail.behave = "accept";
			hook.behave = () => ({ status: 200 });
		},
		stop: async () => {
			await Promise.all([mail.stop(), hook.stop()]);
		},
	};
}

function countBy<T>(items: readonly T[], toKey: (item: T) => string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const item of items) counts.set(toKey(item), (counts.get(toKey(item)) ?? 0) + 1);
	return counts;
}

function pick<T>(items: readonly T[]): T {
	const item = items[Math.floor(Math.random() * items.length)];
	if (item === undefined) throw new Error("there is nothing to pick from");
	return item;
}
