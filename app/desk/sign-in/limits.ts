import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { t } from "#app/messages/en/desk-sign-in.server.ts";
import { toSenderKey } from "#app/platform/http/sender-key.ts";

/** Counts a try. Returns the response to too many of one network; null within the limit. */
export async function checkNetworkLimit(context: DeskContext): Promise<Response | null> {
	const { signInLimits, addressKey } = await getDeskServices();
	const wait = await signInLimits.address(toSenderKey(context.var.address, addressKey));
	return wait > 0 ? rejectForNow(context, wait) : null;
}

/**
 * Counts a try for a person. Returns the response to too many of one network; null within the limit. Tries of strangers
 * elsewhere do not lock the person out.
 */
export async function checkPersonLimit(
	context: DeskContext,
	person: string,
): Promise<Response | null> {
	const { signInLimits, addressKey } = await getDeskServices();
	const network = toSenderKey(context.var.address, addressKey);
	const wait = await signInLimits.person(toSenderKey(`${person} ${network}`, addressKey));
	return wait > 0 ? rejectForNow(context, wait) : null;
}

/** Responds with a line rather than a page, which takes ten times as long: guesses come by the thousand. */
function rejectForNow(context: DeskContext, wait: number): Response {
	const seconds = Math.ceil(wait / 1_000);
	const minutes = Math.ceil(seconds / 60);
	context.header("Retry-After", String(seconds));
	return context.text(t("tooManyTries", { minutes }), 429);
}
