import { SECOND } from "#app/platform/durations.ts";
import type { Env } from "#app/platform/env.server.ts";

type Setting = "SMTP_URL" | "WEBHOOK_URL" | "ENQUIRY_ACKNOWLEDGE" | "DESK";
type Settings = Partial<Pick<Env, Setting>>;

/** What is true of a channel. A message by e-mail is built by the function of the same name in `emails/messages.ts` of its feature. */
type ChannelRules = {
	/** The name that the terminal shows. */
	name: string;
	/** Who gets it. A visitor's mail server that rejects a message for good is not asked again. */
	to: "agency" | "visitor" | "staff" | "program" | null;
	/** The settings without which nothing is delivered. */
	needs: readonly Setting[];
	isEmail: boolean;
	/** The time limit in ms of an attempt by e-mail, where it is not the usual one; less than the lease of a delivery. */
	timeout?: number;
	/** True if each enquiry is delivered by it once it is stored. */
	isOfEnquiry: boolean;
	/** What happens to what is not delivered yet when the enquiry turns out to be spam. */
	whenSpam: "held" | "cancelled" | "kept";
	/** When staff can send again what has failed: an answer if it is the last one, what is about a call while that is ahead. */
	isRetried: "always" | "if last" | "if call is ahead" | "never";
	/** True if its time is its purpose: it is neither sent early, nor late if it waits, nor moved when a clock was set back. */
	isTimed: boolean;
	/** True if it is about one enquiry, so that a reply to it is a reply to that. */
	isOfOneEnquiry: boolean;
	/** True for the e-mails to the visitor that are one thread with the answers. */
	isThreaded: boolean;
	/** True if the status of the enquiry depends on it. */
	isCounted: boolean;
	/** True if it is sent although the visitor was erased meanwhile. */
	isSentOfErased: boolean;
};

const EMAIL = {
	needs: ["SMTP_URL"],
	isEmail: true,
	isOfEnquiry: false,
	whenSpam: "held",
	isRetried: "always",
	isTimed: false,
	isOfOneEnquiry: true,
	isThreaded: false,
	isCounted: false,
	isSentOfErased: false,
} satisfies Partial<ChannelRules>;

const OF_CALL = {
	...EMAIL,
	whenSpam: "cancelled",
	isRetried: "if call is ahead",
} satisfies Partial<ChannelRules>;

/** The channels by which an enquiry, and what happens to it, is told. */
const REGISTRY = {
	email: { ...EMAIL, name: "e-mail", to: "agency", isOfEnquiry: true, isCounted: true },
	acknowledgement: {
		...EMAIL,
		name: "acknowledgement",
		to: "visitor",
		needs: ["SMTP_URL", "ENQUIRY_ACKNOWLEDGE"],
		isOfEnquiry: true,
		// An enquiry that may be spam is never acknowledged, and no visitor is thanked weeks later.
		whenSpam: "cancelled",
		isRetried: "never",
		isThreaded: true,
	},
	webhook: {
		...EMAIL,
		name: "webhook",
		to: "program",
		needs: ["WEBHOOK_URL"],
		isEmail: false,
		isOfEnquiry: true,
		isCounted: true,
	},
	/** What happens to an enquiry that the webhook has told of. */
	"webhook-event": {
		...EMAIL,
		name: "webhook of an event",
		to: "program",
		needs: ["WEBHOOK_URL"],
		isEmail: false,
	},
	answer: {
		...EMAIL,
		name: "answer",
		to: "visitor",
		// An answer may have 20 MB of files.
		timeout: 45 * SECOND,
		whenSpam: "kept",
		isRetried: "if last",
		isThreaded: true,
		isCounted: true,
	},
	reminder: {
		...EMAIL,
		name: "reminder",
		to: "agency",
		// A reminder names several enquiries.
		whenSpam: "kept",
		isOfOneEnquiry: false,
	},
	"reply-notice": {
		...EMAIL,
		name: "notice of a reply, or of an answer that failed",
		to: "staff",
	},
	assignment: { ...EMAIL, name: "notice to the owner, or of a note", to: "staff" },
	push: { ...EMAIL, name: "notification", to: "staff", needs: ["DESK"], isEmail: false },
	invitation: { ...OF_CALL, name: "invitation", to: "visitor" },
	// Of an erased person nothing is sent but that their call is cancelled.
	"host-invitation": { ...OF_CALL, name: "invitation to us", to: "staff", isSentOfErased: true },
	"call-reminder": { ...OF_CALL, name: "reminder of the call", to: "visitor", isTimed: true },
	/** No channel was configured; it is replaced by a delivery per channel once there are some. */
	none: { ...EMAIL, name: "none", to: null, needs: [], isEmail: false, isCounted: true },
} as const satisfies Record<string, ChannelRules>;

export type Channel = keyof typeof REGISTRY;
/** A channel whose messages are e-mails. */
export type EmailChannel = {
	[Name in Channel]: (typeof REGISTRY)[Name]["isEmail"] extends true ? Name : never;
}[Channel];

export const CHANNELS: Readonly<Record<Channel, ChannelRules>> = REGISTRY;
export const CHANNEL_NAMES = Object.keys(CHANNELS) as [Channel, ...Channel[]];

/** Lists the channels for which something is true, in the order of the registry. */
export function filterChannels(has: (rules: ChannelRules) => boolean): Channel[] {
	return CHANNEL_NAMES.filter((channel) => has(CHANNELS[channel]));
}

/** Returns whether the messages of a channel are e-mails. */
export function isEmailChannel(channel: Channel): channel is EmailChannel {
	return CHANNELS[channel].isEmail;
}

/** Returns whether a channel delivers with these settings. */
export function isDeliverable(channel: Channel, settings: Settings): boolean {
	const { to, needs } = CHANNELS[channel];
	return to !== null && needs.every((name) => settings[name]);
}

/** Lists the channels by which an enquiry is delivered once it is stored. */
export function listChannels(settings: Settings): Channel[] {
	return filterChannels(({ isOfEnquiry }) => isOfEnquiry).filter((channel) =>
		isDeliverable(channel, settings),
	);
}
