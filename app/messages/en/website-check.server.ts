import { defineMessages } from "../define-messages.ts";

/** The words of the website check around what its rules say: the form, the progress, the result. */
export const t = defineMessages("website-check", {
	field: "Address of your website",
	begin: "Check this website",
	kept: "We ask for nothing else. The result gets an address of its own, which nobody can guess, and is deleted after {days} days.",
	addressError: "Please write the address of a website, such as example.com.",
	limitedSender:
		"You have checked several websites in the last hour. Please try again {minutes, plural, one {in a minute} other {in # minutes}}.",
	limitedAll:
		"So many websites have been checked in the last hour that we take no more at the moment. Please try again {minutes, plural, one {in a minute} other {in # minutes}}.",
	limitedQueue: "Many checks are waiting at the moment. Please try again in half a minute.",
	unavailable:
		"The check cannot begin at the moment, and the fault is ours. Please try again in a minute.",
	robotHeading: "If our check has visited your website",
	robotWho:
		"It is a program of {agency} that comes when somebody enters the address of a website on this page. In the log of a server it is called:",
	robotReads:
		"It reads up to ten pages with the files that they need, within twenty seconds, asks each website once an hour at most, and keeps of what it read the few words that prove a finding. It fills in no forms and sends nothing.",
	robotRules:
		"It reads the page whose address was entered, as the browser of that person would, and all others only where your robots.txt allows it. These two lines keep it from all other pages:",
	robotStop:
		"To keep it from every page, reject this name on your server. For questions, and if it has troubled you, write to {email}.",
	title: "Website check",
	description: "What a check of a website has found, with the proof and what to do about it.",
	reading: "We are reading {host}",
	readingText:
		"It takes half a minute at most. You can close this page and come back: the result stays at its address for {days} days.",
	waiting: "Other checks are before yours. It begins by itself.",
	stepPage: "Open the page",
	stepFiles: "Weigh its pictures and scripts",
	stepPages: "Read the pages that it links to",
	stepLinks: "Follow its links",
	stepRules: "Sort what we found by what it costs",
	stepDone: "done",
	stepNow: "at work",
	stepAhead: "to come",
	progress: "Step {step} of {steps}: {name}.",
	found: "What we found on {host}",
	foundCount:
		"{count, plural, one {One thing could be better.} other {# things could be better. What usually costs a business most stands first.}}",
	foundNone: "Nothing to mend on {host}",
	foundNoneText: "We would change nothing of what we looked at. That is rare.",
	pagesRead:
		"{pages, plural, one {One page was read} other {# pages were read}}, {when}. If you mend something, check again after an hour: until then you see this result. It is deleted after {days} days.",
	first: "{count, plural, one {This first} other {These # first}}",
	rest: "And then",
	evidence: "Where we saw it (five places at most)",
	nothingThere: "nothing",
	why: "Why it matters",
	mend: "What to do",
	verify: "See it yourself",
	details: "How we test it",
	tested: "Looked at",
	expected: "Expected",
	keeps: "What is in order",
	keepsText: "We looked at this, too, and would leave it as it is.",
	groupFound: "Found",
	groupUnderstood: "Understood",
	groupFast: "Fast",
	groupTrusted: "Trusted",
	groupAssistants: "Read by assistants",
	sendIt: "Send it to me",
	talk: "Talk about it",
	again: "Check another address",
	problemTitle: "We could not read {host}",
	problemUnknown:
		"No server on the internet has this name. Look for a letter too many or too few in {host}, or ask whether the domain was renewed.",
	problemUnreachable:
		"No connection to {host} could be made, or it broke off. If the website opens in your browser, its server may reject programs like ours.",
	problemPrivate:
		"The address leads into a private network or to an unusual port, where we do not look. Enter the address that your customers use.",
	problemSlow:
		"The website took longer to answer than we wait. Your customers wait less: begin with whoever runs the server.",
	problemLarge:
		"The page itself, without its picture files, is larger than five megabytes, and we read no further. Ask whoever made it what is written into it.",
	problemRedirects:
		"The address leads to another one, and that one to the next, without end. Browsers show an error there, too.",
	problemLogin:
		"The website asks for a user name and a password. Enter the address of a page that everybody may read.",
	problemError:
		"The website answered with an error ({status}) in place of a page. If it opens in your browser, its server may reject programs like ours: ask your hosting company.",
	problemNonsense:
		"What answers there is not a web page. It may be a file, or a program that is no website.",
	gone: "There is no such check",
	goneText:
		"Results are deleted after {days} days, or with the enquiry that they belong to. If you have the address from an e-mail, look whether it is whole.",
	away: "The result cannot be read at the moment, and the fault is ours. Please load this page again in a minute.",
	calculationTitle: "Website check",
	calculationAddress: "Website: {address}",
	calculationResult: "The whole result: {url}",
});
