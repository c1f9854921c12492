import { getContent } from "#app/content/content.server.ts";
import type { Site } from "#app/content/schemas/site.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { report, warn } from "#app/platform/operations-log.ts";
import { sendStaffEmail } from "./staff-email.ts";

/** What each e-mail to somebody of the desk is built of. */
export type StaffEmailOptions = {
	site: Site;
	siteUrl: string;
	from: string;
	/** The name of the recipient. */
	name: string;
	email: string;
};

/**
 * Sends an e-mail to somebody of the desk in their language, where SMTP is configured. It does not wait for the mail server; a
 * failure is logged, with what the e-mail is about.
 */
export function tellStaff(
	{ name, email, language }: Staff,
	about: string,
	build: (id: string, options: StaffEmailOptions) => EmailMessage,
): void {
	const { SMTP_URL: url, ENQUIRY_FROM, SITE_URL: siteUrl } = getEnv();
	const { site } = getContent();
	const from = ENQUIRY_FROM ?? site.email;
	sendStaffEmail({
		url,
		build: (id) => runForReader(language, () => build(id, { site, siteUrl, from, name, email })),
		onFailure: (reason) => warn(`An e-mail about ${about} could not be sent: ${reason}`),
	}).catch((error) => report(`An e-mail about ${about} could not be sent:`, error));
}
