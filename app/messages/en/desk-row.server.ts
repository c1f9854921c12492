import { defineMessages } from "../define-messages.ts";

/** The messages of a row of the inbox: what was said last, its marks, and all of it as one sentence. */
export const t = defineMessages("desk-row", {
	you: "You",
	saidBy: "{who}{kind, select, note { (note)} automatic { (automatic)} other {}}:",
	noMessage: "(no message)",
	dayAndTime: "{day} {time}",

	failed: "answer not delivered",
	wrongAddress: "wrong e-mail address",
	wrongAddressAs: "wrong e-mail address: {reason}",
	invitationRefused: "invitation not delivered",
	draft: "draft",
	yourDraft: "your draft",
	planned: "answer planned",
	callback: "callback: {time, select, morning {morning} midday {around midday} other {afternoon}}",
	files: "{count, plural, one {# file} other {# files}}",
	messages: "{count, plural, one {# message} other {# messages}}",
	websiteCheck: "website check",
	byWebsiteCheck: "came by the website check",

	person: "{name}, {company}",
	when: "{isToday, select, yes {today} other {on {day}}} at {time}",
	theyWrote: "{person}{hasCompany, select, yes {,} other {}} wrote {when}: “{words}”",
	weWrote:
		"{person}: {isReader, select, yes {you} other {{who}}} {isNote, select, yes {noted} other {wrote}} {when}: “{words}”",
	happened: "{person}, {when}: “{words}”",
	found: "{person}, found in “{what}”: “{words}”",
	owner: "owner {name}",
	sentence: "{isUnread, select, yes {Unread. } other {}}{said} {facts}",
});
