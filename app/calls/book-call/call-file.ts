import { buildCallFile } from "#app/calls/build-calendar.ts";
import { toVisitorEntry } from "#app/calls/call-entries.ts";
import { findCallTerms, getCallTerms } from "#app/calls/call-terms.server.ts";
import { getContent } from "#app/content/content.server.ts";
import { t } from "#app/messages/en/call-notices.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { setSecretHeaders } from "#app/platform/http/secret-headers.ts";
import { report } from "#app/platform/operations-log.ts";
import type { Route } from "./+types/call-file.ts";
import { findCall } from "./find-call.server.ts";
import { toShownCall } from "./to-shown-call.server.ts";

/** Serves a call that is ahead as a file for the visitor's calendar, by the address of its page. */
export async function loader({ params }: Route.LoaderArgs) {
	const headers = new Headers({ "Content-Type": "text/calendar; charset=utf-8" });
	setSecretHeaders(headers);
	const file = await buildFile(params.token).catch((error: unknown) => {
		report("A call could not be read:", error);
		return null;
	});
	if (file) return new Response(file, { headers });
	headers.set("Content-Type", "text/plain; charset=utf-8");
	return file === null
		? new Response(t("fileFailed"), { status: 503, headers })
		: new Response(t("fileMissing"), { status: 404, headers });
}

/** Returns undefined where no call is ahead. */
async function buildFile(token: string): Promise<string | undefined> {
	const booking = getCallTerms() && (await findCall(token));
	if (!booking || booking === "expired") return;
	const terms = await findCallTerms(booking);
	if (!terms || !toShownCall(booking, terms, getNow()).isAhead) return;
	const { name: agency, email } = getContent().site;
	const { SITE_URL, ENQUIRY_FROM } = getEnv();
	const entry = toVisitorEntry({ booking, stamp: booking.createdAt }, terms, {
		agency,
		pageUrl: `${SITE_URL}/book/${token}`,
	});
	return buildCallFile(entry, { agency, from: ENQUIRY_FROM ?? email });
}
