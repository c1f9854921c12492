import type { Site } from "#app/content/schemas/site.ts";
import { toHeaderText } from "#app/design/email/email-headers.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { t } from "#app/messages/en/enquiry-emails.server.ts";
import { SHIPPED_LANGUAGES, VARIANTS } from "#app/messages/languages.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";

/** The greatest length of a subject, which phones cut at about 40 and desktops at about 70 characters. */
export const MAX_SUBJECT_LENGTH = 150;

/** What an enquiry is about. */
type About = Pick<Enquiry, "service" | "city" | "district">;

/**
 * Returns the subject of the thread with a visitor, as mail programs show a thread by its subject. It is in the site's
 * language, whoever of the desk writes.
 */
export function getThreadSubject(about: About, site: Pick<Site, "name">): string {
	return runInLanguage(undefined, () => formatSubject(about, site));
}

function formatSubject(about: About, { name }: Pick<Site, "name">): string {
	const topic = formatContext(about);
	return toHeaderText(topic ? t("subjectAbout", { topic }) : t("subjectTo", { agency: name }));
}

/** The languages that the first message to a visitor may have been in: the site's own one, and those of the product. */
const LANGUAGES = [undefined, ...SHIPPED_LANGUAGES, ...VARIANTS];

/** Lists the subjects that the first message to a visitor has in any language, or had in earlier versions. */
export function listOwnSubjects(about: About, site: Pick<Site, "name">): string[] {
	const agency = site.name;
	const subjects = LANGUAGES.flatMap((language) =>
		runInLanguage(language, () => [formatSubject(about, site), t("subjectTo", { agency })]),
	);
	return [...new Set([...subjects, `${agency} has your message`])];
}

/** What came before an answer in its thread. */
export type EarlierSubjects = {
	/** The subject of the visitor's last e-mail, or one of staff's own; null where there is none. */
	lastSubject: string | null;
	/** True if the visitor got any e-mail before. */
	isBegun: boolean;
};

/** Returns the subject of an answer for which its author chose none: that of a reply where there is something to reply to. */
export function getAnswerSubject(
	about: About,
	site: Pick<Site, "name">,
	{ lastSubject, isBegun }: EarlierSubjects,
): string {
	const subject = lastSubject?.slice(0, MAX_SUBJECT_LENGTH) || getThreadSubject(about, site);
	// Mail filters take a "Re:" in the first message of a thread for a forged reply.
	const isReply = isBegun || Boolean(lastSubject);
	return toHeaderText(isReply && !/^re:/i.test(subject) ? `Re: ${subject}` : subject);
}
