import { t } from "#app/messages/en/enquiries.server.ts";
import type { Enquiry } from "./enquiry.ts";

export const STATE_NAMES: Record<Enquiry["state"], string> = {
	get new() {
		return t("stateNew");
	},
	get open() {
		return t("stateOpen");
	},
	get waiting() {
		return t("stateWaiting");
	},
	get won() {
		return t("stateWon");
	},
	get lost() {
		return t("stateLost");
	},
};

/** Returns the names of the states for one enquiry: who was answered and wrote again is not new. */
export function getStateNames({
	incomingAt,
	outgoingAt,
}: Pick<Enquiry, "incomingAt" | "outgoingAt">): Record<Enquiry["state"], string> {
	const hasWrittenAgain = outgoingAt !== null && outgoingAt < incomingAt;
	return hasWrittenAgain ? { ...STATE_NAMES, new: t("stateWroteAgain") } : STATE_NAMES;
}
