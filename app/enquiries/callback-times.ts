import { t } from "#app/messages/en/fields.ts";

/** The times at which a call is welcome. The hours of each are content. */
export const CALLBACK_NAMES = {
	get morning() {
		return t("callMorning");
	},
	get midday() {
		return t("callMidday");
	},
	get afternoon() {
		return t("callAfternoon");
	},
};

type CallbackTime = keyof typeof CALLBACK_NAMES;
type CallbackHours = { callback?: { [Time in CallbackTime]?: string | undefined } | undefined };

/** Returns a time with its hours: 'In the morning, 9:30 AM to 12 noon'. */
export function formatCallback(time: CallbackTime, { callback }: CallbackHours): string {
	const hours = callback?.[time];
	return hours ? t("callHours", { time, hours }) : CALLBACK_NAMES[time];
}

/** Returns the times that the content has hours for, with these. */
export function listCallbackTimes(content: CallbackHours): Record<string, string> {
	const times = Object.keys(CALLBACK_NAMES) as CallbackTime[];
	const offered = times.filter((time) => content.callback?.[time]);
	return Object.fromEntries(offered.map((time) => [time, formatCallback(time, content)]));
}
