import { defineMessages } from "../define-messages.ts";

/** The messages of amounts: their units, the names of a currency that Intl has otherwise, and what is too large or small. */
export const t = defineMessages("amounts", {
	rupees: "rupees",
	lakhs: "{sum} lakh",
	crores: "{sum} crore",
	thousands: "{sum}k",
	percent: "{number}%",
	lessThan: "less than {amount}",
	moreThan: "more than {amount}",
});
