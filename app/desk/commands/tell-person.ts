import { loadContent } from "#app/content/load.ts";
import { buildAccountText } from "#app/desk/emails/account-change.ts";
import { sendStaffEmail } from "#app/desk/emails/staff-email.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";
import type { LinkKind } from "#app/desk/store/link-lifetimes.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";

/** Tells somebody by e-mail, where SMTP is configured, what a command has changed. */
export async function tellPerson(
	{ env, terminal }: CliContext,
	{ name, email, language }: Staff,
	what: { kind: "link-made"; link: LinkKind } | { kind: "owner-invited"; person: Staff },
) {
	const { SMTP_URL: url, ENQUIRY_FROM, SITE_URL: siteUrl } = env;
	if (!url) return;
	const { site } = loadContent(env.CONTENT_DIR);
	const from = ENQUIRY_FROM ?? site.email;
	const change = { ...what, by: null, device: null };
	await sendStaffEmail({
		url,
		build: (id) =>
			runForReader(
				language,
				() => buildAccountText(id, { site, siteUrl, from, name, email, change }).message,
			),
		onFailure: (reason) => terminal.note(`${name} could not be told by e-mail: ${reason}.`),
		pauses: [0],
	});
}
