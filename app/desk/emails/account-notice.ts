import { getContent } from "#app/content/content.server.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { report, warn } from "#app/platform/operations-log.ts";
import type { AccountChange } from "./account-change.ts";
import { buildAccountEmail } from "./account-email.tsx";
import { sendStaffEmail } from "./staff-email.ts";

/** Tells somebody of a change of how they sign in, where SMTP is configured. It does not wait for the mail server. */
export function tellAccountChange({ name, email, language }: Staff, change: AccountChange): void {
	const { SMTP_URL: url, ENQUIRY_FROM, SITE_URL: siteUrl } = getEnv();
	const { site } = getContent();
	const from = ENQUIRY_FROM ?? site.email;
	sendStaffEmail({
		url,
		build: (id) =>
			runForReader(language, () =>
				buildAccountEmail(id, { site, siteUrl, from, name, email, change }),
			),
		onFailure: (reason) => warn(`An e-mail about a sign-in could not be sent: ${reason}`),
	}).catch((error) => report("An e-mail about a sign-in could not be sent:", error));
}
