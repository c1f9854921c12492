import { defineMessages } from "../define-messages.ts";

/** The messages of what a check of the website of an enquiry has found, and those of it as a text for the answer. */
export const t = defineMessages("desk-their-website", {
	title: "Their website",
	notChecked: "There is no check of it.",
	waits: "{host} will be checked as soon as the checks before it are done.",
	isRead: "{host} is being read. It takes half a minute at most.",
	sentence: "{finding}.",
	nothingFound: "Nothing to mend was found on {host}.",
	more: "{more, plural, one {One more finding} other {# more findings}}",
	whole:
		"{more, plural, =0 {See the whole result} one {One more finding, in the whole result} other {# more findings, in the whole result}}",
	checkedAt: "Checked on {time}",
	problem:
		"{problem, select, unknown {No server has the name {host}.} unreachable {No connection to {host} could be made, or it broke off.} private {{host} leads into a private network, or to an unusual port, where we do not look.} slow {{host} took longer to answer than a check waits.} large {The page of {host} is larger than five megabytes.} redirects {{host} leads from one address to the next without end.} login {{host} asks for a user name and a password.} error {{host} answered with an error ({status}) in place of a page.} other {What answers at {host} is not a web page.}}",
	checkNow: "Check it",
	checkAgain: "Check again",
	takeIntoAnswer: "Take into the answer",
	textOpening:
		"We have had a look at your website, {host}, and {count, plural, one {would mend one thing} other {would mend these # things first}}:",
	findingAndMend: "{finding}. {mend}",
	textWhole: "The places, and the rest, are here until {day}: {url}",
});
