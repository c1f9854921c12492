import { join } from "node:path";
import { getContent } from "#app/content/content.server.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import type { Staff } from "#app/desk/store/people-store.ts";
import { getEnv } from "#app/platform/env.server.ts";

/** Renders an inbox into which nothing ever came: what to try, and what is set up. */
export function Onboarding({ reader }: { reader: Staff }) {
	const { CONTENT_DIR, SMTP_URL, ENQUIRY_TO } = getEnv();
	const { site } = getContent();
	const to = ENQUIRY_TO ?? site.email;
	return (
		<section className="max-w-text py-8">
			<h2 className="desk-title">Nothing has come in yet</h2>
			<p className="mt-3">
				Whatever is sent by the site’s form appears here, within a second, oldest first.
			</p>
			<h3 className="mt-6 font-bold">Try it</h3>
			<p className="mt-1 mb-3">
				A test enquiry comes in as any other
				{SMTP_URL ? `, with its e-mail to ${to}` : ", without an e-mail, as SMTP_URL is not set"}.
				It is marked as a sample, counts nowhere once a visitor has written, and answers to it stay
				here.
			</p>
			<IntentButton intent="test-enquiry">Make a test enquiry</IntentButton>
			<h3 className="mt-6 font-bold">How replies come in</h3>
			<p className="mt-1">{describeReplies()}</p>
			<h3 className="mt-6 font-bold">Texts for answers</h3>
			<p className="mt-1">
				Each answer can begin with a text.{" "}
				{reader.role === "owner" ? <a href="/desk/texts">Edit the texts</a> : "Owners edit them"}.
				Until then they are those of the file {join(CONTENT_DIR, "desk.yaml")}, which also has the
				time after which you are reminded.
			</p>
			<h3 className="mt-6 font-bold">Who else answers</h3>
			<p className="mt-1">
				<a href="/desk/people">People and devices</a> invites colleagues.
			</p>
		</section>
	);
}

function describeReplies(): string {
	const { IMAP_URL, MAIL_HOOK_SECRET } = getEnv();
	if (IMAP_URL) return "Replies to your answers are read from your mailbox, and appear here.";
	if (MAIL_HOOK_SECRET)
		return "Replies to your answers appear here once your mail service hands them over to this site.";
	return "They do not yet: replies to your answers go to your mailbox alone. Whoever runs the site sets IMAP_URL, or MAIL_HOOK_SECRET, to have them here.";
}
