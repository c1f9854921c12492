import { describeReminders } from "#app/desk/emails/describe-reminders.ts";
import type { Reminded } from "#app/desk/store/reminded.ts";
import type { PushOccasion } from "#app/enquiries/store/push-deliveries.ts";
import { t } from "#app/messages/en/desk-push.server.ts";
import { shorten } from "#app/platform/plain-text.ts";

const MAX_NAME_LENGTH = 80;
const MAX_WORDS_LENGTH = 200;

type PushSubject = {
	occasion: PushOccasion;
	/** The name of the visitor, and what it is about. */
	name: string;
	contextText: string | null;
	/** The words of a note. */
	words?: string | undefined;
	/** What a reminder is of. */
	reminded: readonly Reminded[];
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
	const { hasNames, contextText, words, url: navigate, tag } = subject;
	const body = words ? shorten(words, MAX_WORDS_LENGTH) : contextText;
	const title = describe(subject);
	return {
		web_push: 8030,
		notification: {
			title,
			navigate,
			tag,
			...(hasNames && body && { body }),
		},
	};
}

function describe({ occasion, name, reminded, hasNames }: PushSubject): string {
	if (occasion === "reminder") return describeReminders(reminded, hasNames);
	const shown = hasNames ? [...name].slice(0, MAX_NAME_LENGTH).join("") : "";
	return shown ? t(`${occasion}Of`, { name: shown }) : t(occasion);
}
