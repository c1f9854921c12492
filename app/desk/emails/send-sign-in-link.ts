import { getContent } from "#app/content/content.server.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { warn } from "#app/platform/operations-log.ts";
import { buildSignInEmail, type LinkOrigin } from "./sign-in-email.tsx";
import { sendStaffEmail } from "./staff-email.ts";

/** Sends the address of a link to its person, where SMTP is configured; a failure is logged. */
export function sendSignInLink(staff: Staff, url: string, origin: LinkOrigin): Promise<void> {
	const { SMTP_URL, ENQUIRY_FROM, SITE_URL } = getEnv();
	const { site } = getContent();
	const { name, email, language } = staff;
	const from = ENQUIRY_FROM ?? site.email;
	return sendStaffEmail({
		url: SMTP_URL,
		build: (id) =>
			runForReader(language, () =>
				buildSignInEmail(id, { site, siteUrl: SITE_URL, from, name, email, url, origin }),
			),
		onFailure: (reason) => warn(`A sign-in link could not be sent: ${reason}`),
	});
}
