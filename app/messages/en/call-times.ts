import { defineMessages } from "../define-messages.ts";

/** The messages of the times of a call, in the form and where it is moved. */
export const t = defineMessages("call-times", {
	zone: "Time zone",
	zoneUnknown: "Unknown time zone “{zone}”. Please choose one from the list.",
	zoneOwn: "{zone}, yours",
	zoneOther: "Another time zone…",
	zoneShow: "Show the times in this zone",
	zonesCommon: "Common",
	zonesOf:
		"{part, select, Africa {Africa} America {America} Antarctica {Antarctica} Arctic {Arctic} Asia {Asia} Atlantic {Atlantic} Australia {Australia} Europe {Europe} Indian {Indian} Pacific {Pacific} other {{part}}}",
	allTimes: "All times are {zone}.",
	allTimesInBoth: "All times are {zone}. The smaller ones are {own} ({short}).",
	times: "{count, plural, one {# time} other {# times}}",
});
