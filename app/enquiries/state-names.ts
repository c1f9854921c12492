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
