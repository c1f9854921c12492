import { t } from "#app/messages/en/website-check.server.ts";
import { cleanLine } from "#app/platform/clean-text.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { toSenderKey } from "#app/platform/http/sender-key.ts";
import { report } from "#app/platform/operations-log.ts";
import { MAX_WEBSITE_LENGTH, parseWebsite } from "#app/platform/website-address.ts";
import { getCheckServices } from "./check-services.ts";
import { wakeChecks } from "./run-checks.ts";
import type { CheckRejection } from "./store/limits.ts";

/** What became of the form: the id of a check, or why there is none, with the status of the response and the wait in ms. */
export type CheckOutcome =
	| { id: string }
	| { error: string; typed: string; status: 422 | 429 | 503; waitMs?: number };

const RETRY_MS = MINUTE;

/** Asks for a check of an address as it was typed; `sender` is the IP address of who asks. */
export async function requestCheck(text: string, sender: string | null): Promise<CheckOutcome> {
	const typed = cleanLine(text);
	const address = typed.length <= MAX_WEBSITE_LENGTH ? parseWebsite(typed) : null;
	if (!address) return { error: t("addressError"), typed, status: 422 };
	try {
		const { checks, addressKey } = await getCheckServices();
		const key = toSenderKey(sender ?? "unknown", addressKey);
		const result = await checks.request({ address, sender: key, enquiryId: null });
		if (!result.ok) {
			const { waitMs } = result.reason;
			return { error: describeRejection(result.reason), typed, status: 429, waitMs };
		}
		wakeChecks();
		return { id: result.value };
	} catch (error) {
		report("A check could not be stored:", error);
		return { error: t("unavailable"), typed, status: 503, waitMs: RETRY_MS };
	}
}

function describeRejection({ limit, waitMs }: CheckRejection): string {
	const minutes = Math.ceil(waitMs / MINUTE);
	if (limit === "sender") return t("limitedSender", { minutes });
	return limit === "all" ? t("limitedAll", { minutes }) : t("limitedQueue");
}
