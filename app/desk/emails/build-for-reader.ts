import type { EmailMessage } from "#app/design/email/email-message.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";

/**
 * Builds an e-mail that is not for a visitor. Whom it is addressed to is known once it is built: for somebody of the desk who
 * has chosen a language it is built once more, in that language.
 */
export async function buildForReader(
	build: () => Promise<EmailMessage | null>,
): Promise<EmailMessage | null> {
	const message = await build();
	if (!message) return null;
	const { people } = await getDeskServices();
	const language = await people.findLanguage(message.to.address);
	return language ? runForReader(language, build) : message;
}
