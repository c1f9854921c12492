import { setTimeout as wait } from "node:timers/promises";
import { getContent } from "#app/content/content.server.ts";
import { buildSignInEmail } from "#app/emails/sign-in-email.tsx";
import { createMailer } from "#app/enquiries/delivery/smtp.ts";
import { getEnv } from "#app/env.server.ts";
import { warn } from "#app/operations-log.ts";
import type { Staff } from "./store/people-store.ts";

/** Before each try, in ms; the link is old before a third one would help. */
const PAUSES_MS = [0, 10_000];

type Options = { isInvitation?: boolean };

/** The address that signs in by a link's token. */
export function toLinkUrl(token: string): string {
	return `${getEnv().SITE_URL}/desk/sign-in/${token}`;
}

/** Sends a link to its person, where SMTP is configured; a failure is logged. */
export async function sendSignInLink(
	{ name, email }: Staff,
	token: string,
	{ isInvitation = false }: Options = {},
): Promise<void> {
	const { SMTP_URL: url, ENQUIRY_FROM: from } = getEnv();
	if (!url) return;
	const { site } = getContent();
	const send = createMailer({ url, stopsAtPermanentFailure: true });
	const id = crypto.randomUUID();
	const message = buildSignInEmail(id, {
		site,
		from: from ?? site.email,
		name,
		email,
		isInvitation,
		url: toLinkUrl(token),
	});
	for (const pause of PAUSES_MS) {
		await wait(pause, undefined, { ref: false });
		const attempt = await send(message, id, new AbortController().signal);
		if (attempt.outcome === "delivered") return;
		warn(`A sign-in link could not be sent: ${attempt.reason}`);
		if (attempt.outcome === "gone") return;
	}
}
