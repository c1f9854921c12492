import type { Enquiry } from "./enquiry.ts";

export const STATE_NAMES: Record<Enquiry["state"], string> = {
	new: "New",
	open: "Open",
	waiting: "Waiting for them",
	won: "Won",
	lost: "Lost",
};
