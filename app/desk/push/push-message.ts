import type { PushOccasion } from "#app/enquiries/store/push-deliveries.ts";

const MAX_NAME_LENGTH = 80;

type PushSubject = {
	occasion: PushOccasion;
	/** The name of the visitor, and what it is about. */
	name: string;
	contextText: string | null;
	/** The number of enquiries that a reminder names. */
	count: number;
	/** True if the device may show names, also while it is locked. */
	hasNames: boolean;
	/** The address that the notification leads to. */
	url: string;
	/** The id of the enquiry: a later notification of it replaces an earlier one. */
	tag: string;
};

/**
 * Builds a notification in the form that Safari shows by itself, and app/desk/push/push-worker.ts in other browsers:
 * https://www.w3.org/TR/push-api/#declarative-push-message
 */
export function buildPushMessage(subject: PushSubject) {
	const { hasNames, contextText, url: navigate, tag } = subject;
	const title = describe(subject);
	return {
		web_push: 8030,
		notification: {
			title,
			navigate,
			tag,
			...(hasNames && contextText && { body: contextText }),
		},
	};
}

function describe({ occasion, name, count, hasNames }: PushSubject): string {
	const who = hasNames ? [...name].slice(0, MAX_NAME_LENGTH).join("") : null;
	switch (occasion) {
		case "enquiry":
			return who ? `New enquiry from ${who}` : "New enquiry";
		case "reply":
			return who ? `${who} has replied` : "A visitor has replied";
		case "bounce":
			return who ? `An answer to ${who} did not arrive` : "An answer did not arrive";
		case "assignment":
			return who ? `The enquiry of ${who} is yours` : "An enquiry is yours";
		case "reminder":
			if (count > 1) return `${count} people wait for an answer`;
			return who ? `Nobody has answered ${who} yet` : "Somebody waits for an answer";
	}
}
