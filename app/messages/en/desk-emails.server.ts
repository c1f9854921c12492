import { defineMessages } from "../define-messages.ts";

/** The messages of the e-mails that the desk sends: links that sign in, changes of an account, assignments, reminders and answers. */
export const t = defineMessages("desk-emails", {
	desk: "The desk",
	hello: "Hello {name},",

	signInSubject: "Sign in to the desk of {agency}",
	invitationSubject: "You are invited to the desk of {agency}",
	signInPreview:
		"The link works once, within {link, select, invitation {a week} other {15 minutes}}.",
	invitationReason: "The desk is where your team answers enquiries, and you are now one of them.",
	askedForReason: "Someone asked for a sign-in link for your address.",
	madeReason: "An owner of the desk made this link for you, and has seen it.",
	openOnDevice: "Open this on the device that you want to use",
	signIn: "Sign in to the desk",
	address: "To use another device, open this address there: <link>{url}</link>",
	signsInOnce:
		"The link works once, within {link, select, invitation {a week} other {15 minutes}}, by the button on its page.",
	invitationFooter: "If you do not know what this is about, please ignore it.",
	askedForFooter:
		"If it was not you, please ignore this e-mail. Nobody can sign in without the link.",

	passkeyAddedSubject: "A passkey was added to your sign-in: the desk of {agency}",
	passkeyRemovedSubject: "One of your passkeys was removed: the desk of {agency}",
	linkMadeSubject: "A sign-in link was made for you: the desk of {agency}",
	notificationsOnSubject: "Notifications were turned on for a device: the desk of {agency}",
	ownerInvitedSubject: "An owner was invited: the desk of {agency}",
	roleChangedSubject: "A role was changed: the desk of {agency}",
	passkeyAdded: "The passkey “{passkey}” signs in as you from now on.",
	namelessPasskeyAdded: "A passkey without a name signs in as you from now on.",
	passkeyRemoved: "The passkey “{passkey}” no longer signs you in.",
	namelessPasskeyRemoved: "A passkey without a name no longer signs you in.",
	linkMade:
		"Anyone who has the link can sign in as you once, within {link, select, invitation {a week} other {15 minutes}}.",
	notificationsOn: "A device now gets your notifications about enquiries and replies.",
	ownerInvited: "{name} ({email}) is invited to the desk as an owner, who can change everything.",
	becameOwner: "{name} ({email}) is now an owner of the desk, who can change everything.",
	becameMember: "{name} ({email}) is now a member of the desk, and no longer an owner.",
	origin:
		"{place, select, country {{at} in {country}} other {{at}, {zone}}}{author, select, person {, by {by}} command {, by a command on the site’s server} other {}}{source, select, device {, from {device}} other {}}",
	accountPreview: "If you expected this, you need not do anything.",
	nothingToDo: "If you expected this, do nothing",
	nothingToDoSentence: "If you expected this, do nothing.",
	ownSteps:
		"If you did not expect this: sign in, remove every passkey you do not know, press “Sign out everywhere” (this also turns notifications off), and tell an owner.",
	stepsOfOwners:
		"If you did not expect this: sign in, open “People and devices”, and disable anyone you do not recognise.",
	peopleAndDevices: "People and devices",
	accountFooter:
		"You get this when something changes about how you sign in, or which devices get notifications.",
	footerOfOwners:
		"All owners of the desk get this when someone becomes an owner or stops being one.",

	gaveOne: "{by} gave you {name}’s enquiry",
	gaveMany: "{by} gave you {count, plural, one {# enquiry} other {# enquiries}}",
	open: "Open on the desk",
	assignmentFooter: "You get this when someone else assigns an enquiry to you.",
	yoursByRule: "The new enquiry from {name} is yours",
	ruleFooter: "You get this when a rule of the agency assigns a new enquiry to you.",
	noteSubject: "{by} wrote a note for you on {name}",
	noteFooter: "You get this because {by} wanted you to see this note.",

	since: "since {time}",
	reminder: "Reminder",
	remindsOf:
		"{what, select, failed {The answer to {name} did not arrive} due {A next step is due: {name}} call {Did the call with {name} take place?} silent {No reply from {name}} other {{name} is waiting for an answer}}",
	remindsOfMany:
		"{what, select, failed {{count, plural, one {# answer did not arrive} other {# answers did not arrive}}} due {{count, plural, one {# next step is due} other {# next steps are due}}} call {{count, plural, one {# call is over} other {# calls are over}}} silent {{count, plural, one {# person has not replied} other {# people have not replied}}} other {{count, plural, one {# person is waiting for an answer} other {# people are waiting for an answer}}}}",
	reminderReason:
		"{kind, select, failed {{isOwn, select, yes {Your answer} other {The answer}} of {time} did not arrive} promised {{isOwn, select, yes {You promised an answer} other {An answer was promised}} by {time}} step {{isOwn, select, yes {Your next step} other {The next step}} was due on {time}} callStep {The call took place; {isOwn, select, yes {your next step} other {the next step}} was due on {time}} call {The call of {time} is over. Did it take place?} noReply {No reply since {time}} other {Waiting for an answer since {time}}}",
	ownedBy: "Owner: {name}",
	ownedByNobody: "No owner",
	answerThem: "Answer {name}",
	reminderWhy:
		"Sent once per wait: after {minutes} opening minutes without an answer, when an answer did not arrive, when a call is over, or when a next step or reply is overdue; later where someone owns the enquiry. If you answered by phone or from your own mailbox, note it on the desk.",
	yourTurnWhy:
		"Sent to the owner, once per wait: after {minutes} opening minutes without an answer, when an answer did not arrive, when a call is over, or when a next step or reply is overdue. If it stays that way, the agency is told later.",

	askedSubject: "{by} asks to publish “{part}”",
	askedWithWords: "{by} has changed “{part}” on the website, asks you to publish it, and writes:",
	askedWithout: "{by} has changed “{part}” on the website and asks you to publish it.",
	lookAtDraft: "See what changes",
	publishedSubject: "“{part}” is published",
	publishedYours: "{by} has published your changes to “{part}”. Visitors see them now.",
	openHistory: "See what was published",
	sentBackSubject: "{by} sent “{part}” back to you",
	sentBack: "{by} did not publish your changes to “{part}”, and writes:",
	openDraft: "Open your draft",
	notPublishedSubject: "“{part}” was not published",
	notPublished:
		"Your changes to “{part}” were to be published on {at}, but were not: {reason, select, met {someone else published other words in the same places first. Your draft has yours.} invalid {it has an error. Your draft shows which.} other {you may no longer publish.}}",
	footerOfPublishers: "You get this because you may publish the website.",
	footerOfAuthors: "You get this because you wrote the draft.",

	yourEnquiry: "Your enquiry",
	answerTitle: "An answer from {agency}",
	answerFooter: "{agency}, <phone>{number}</phone>. You can also reply to this e-mail.",
	answerFooterWithHours:
		"{agency}, <phone>{number}</phone>, {hours}. You can also reply to this e-mail.",
	youWrote: "On {at}, {zone}, you wrote:",
});
