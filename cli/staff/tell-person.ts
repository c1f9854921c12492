import { loadContent } from "#app/content/load.ts";
import { sendStaffEmail } from "#app/desk/staff-email.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { buildAccountText } from "#app/emails/account-text.ts";
import type { CliContext } from "../terminal/program.ts";

/** Tells somebody by e-mail, where SMTP is configured, that a command made a link that signs in as them. */
export async function tellPerson({ env, terminal }: CliContext, { name, email }: Staff) {
	const { SMTP_URL: url, ENQUIRY_FROM, SITE_URL: siteUrl } = env;
	if (!url) return;
	const { site } = loadContent(process.cwd());
	const from = ENQUIRY_FROM ?? site.email;
	const change = { kind: "link-made", by: null, device: null } as const;
	await sendStaffEmail({
		url,
		build: (id) => buildAccountText(id, { site, siteUrl, from, name, email, change }),
		onFailure: (reason) => terminal.note(`${name} could not be told by e-mail: ${reason}.`),
		pauses: [0],
	});
}
