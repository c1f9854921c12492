import type { Contact } from "#app/content/schemas/pages.ts";
import type { CALLBACK_TIMES } from "./enquiry-fields.ts";

type CallbackTime = (typeof CALLBACK_TIMES)[number];

/** When a call is welcome, in words. */
export const CALLBACK_NAMES: Record<CallbackTime, string> = {
	morning: "In the morning",
	midday: "Around midday",
	afternoon: "In the afternoon",
};

/** The same with the hours that the content gives it. */
export function describeCallback(
	time: CallbackTime,
	{ callback }: Pick<Contact["form"], "callback">,
): string {
	const hours = callback?.[time];
	return hours ? `${CALLBACK_NAMES[time]}, ${hours}` : CALLBACK_NAMES[time];
}
