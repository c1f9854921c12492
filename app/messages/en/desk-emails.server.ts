import { defineMessages } from "../define-messages.ts";

/** The messages of the e-mails that the desk sends: links that sign in, changes of an account, assignments, reminders and answers. */
export const t = defineMessages("desk-emails", {
	desk: "The desk",
	hello: "Hello {name},",

	signInSubject: "Sign in to {agency}'s desk",
	invitationSubject: "You are invited to the desk of {agency}",
	signInPreview:
		"The link works once, within {link, select, invitation {a week} other {15 minutes}}.",
	invitationReason:
		"The desk is where your colleagues answer enquiries, and you are one of them now.",
	askedForReason: "Someone asked for a sign-in link for your address.",
	madeReason: "An owner of the desk made a link for you, and has seen it.",
	openOnDevice: "Open this on the device that you want to use",
	signIn: "Sign in to the desk",
	address: "For another device, its address: <link>{url}</link>",
	signsInOnce:
		"The link works once, within {link, select, invitation {a week} other {15 minutes}}, by the button on its page.",
	invitationFooter: "If you do not know what this is about, please ignore it.",
	askedForFooter: "If it was not you, please ignore it: without the link nobody gets in.",

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
		"Whoever has the link can sign in as you, once, within {link, select, invitation {a week} other {15 minutes}}.",
	notificationsOn: "A device gets your notifications of enquiries and replies from now on.",
	ownerInvited: "{name} ({email}) is invited to the desk as an owner, who can change everything.",
	becameOwner: "{name} ({email}) is now an owner of the desk, who can change everything.",
	becameMember: "{name} ({email}) is now a member of the desk, and no longer an owner.",
	origin:
		"{place, select, country {{at} in {country}} other {{at}, {zone}}}{author, select, person {, by {by}} command {, by a command on the site’s server} other {}}{source, select, device {, from {device}} other {}}",
	accountPreview: "If you know about this, you need not do anything.",
	nothingToDo: "If you know about this, you need not do anything",
	nothingToDoSentence: "If you know about this, you need not do anything.",
	ownSteps:
		"If you do not: sign in, remove each passkey that is not yours, press “Sign out everywhere”, which turns all notifications off too, and tell an owner of the desk.",
	stepsOfOwners:
		"If you do not: sign in, look under People, and disable anyone you do not recognise.",
	peopleAndDevices: "People and devices",
	accountFooter:
		"This is sent whenever something changes about how you sign in, or which devices are told of enquiries.",
	footerOfOwners:
		"This is sent to the owners of the desk whenever someone becomes or stops being an owner.",

	gaveOne: "{by} gave you the enquiry of {name}",
	gaveMany: "{by} gave you {count, plural, one {# enquiry} other {# enquiries}}",
	open: "Open on the desk",
	assignmentFooter: "Sent when someone else assigns an enquiry to you.",
	yoursByRule: "The new enquiry of {name} is yours",
	ruleFooter: "Sent when a rule of the agency assigns a new enquiry to you.",
	noteSubject: "{by} wrote a note for you on {name}",
	noteFooter: "Sent because {by} wanted you to see this note.",

	since: "since {time}",
	reminder: "Reminder",
	remindsOf:
		"{what, select, failed {The answer to {name} did not arrive} due {A next step is due: {name}} call {Did the call with {name} take place?} silent {No reply from {name}} other {{name} waits for an answer}}",
	remindsOfMany:
		"{what, select, failed {{count, plural, one {# answer did not arrive} other {# answers did not arrive}}} due {{count, plural, one {# next step is due} other {# next steps are due}}} call {{count, plural, one {# call is over} other {# calls are over}}} silent {{count, plural, one {# person has not replied} other {# people have not replied}}} other {{count, plural, one {# person waits for an answer} other {# people wait for an answer}}}}",
	reminderReason:
		"{kind, select, failed {{isOwn, select, yes {Your answer} other {The answer}} of {time} did not arrive} promised {{isOwn, select, yes {You promised an answer} other {An answer was promised}} by {time}} step {{isOwn, select, yes {Your next step} other {The next step}} is due since {time}} callStep {The call took place; {isOwn, select, yes {your next step} other {the next step}} is due since {time}} call {The call of {time} is over: did it take place?} noReply {No reply since {time}} other {Waits for an answer since {time}}}",
	ownedBy: "Owner: {name}",
	ownedByNobody: "No owner",
	answerThem: "Answer {name}",
	reminderWhy:
		"Sent to the agency once for each wait: when nobody has answered after {minutes} minutes of your opening hours, when a next step is due, or when no reply has come by the day that was set; where someone owns the enquiry, some time after them. If you called, or wrote from a mailbox, record it on the desk.",
	yourTurnWhy:
		"Sent to the owner of an enquiry, once: when nobody has answered it after {minutes} minutes of your opening hours, when a next step is due, or when no reply has come by the day that was set. The agency is told later, if it still waits.",

	askedSubject: "{by} asks to publish “{part}”",
	askedWithWords: "{by} has changed “{part}” on the website, asks you to publish it, and says:",
	askedWithout: "{by} has changed “{part}” on the website, and asks you to publish it.",
	lookAtDraft: "See what changes",
	publishedSubject: "“{part}” is published",
	publishedYours: "{by} has published what you changed of “{part}”. Visitors see it now.",
	openHistory: "See what was published",
	sentBackSubject: "{by} sent “{part}” back to you",
	sentBack: "{by} did not publish what you changed of “{part}”, and says:",
	openDraft: "Open your draft",
	notPublishedSubject: "“{part}” was not published",
	notPublished:
		"What you changed of “{part}” was to be published on {at}, and was not: {reason, select, met {someone else has published other words in the same places. Your draft has yours.} invalid {something needs to be fixed first. Your draft says what.} other {you may no longer publish.}}",
	footerOfPublishers:
		"This is sent to everybody who may publish the website when someone asks them to.",
	footerOfAuthors: "This is sent to whoever wrote the draft.",

	yourEnquiry: "Your enquiry",
	answerTitle: "An answer from {agency}",
	answerFooter: "{agency}, <phone>{number}</phone>. You can also reply to this e-mail.",
	answerFooterWithHours:
		"{agency}, <phone>{number}</phone>, {hours}. You can also reply to this e-mail.",
	youWrote: "On {at}, {zone}, you wrote:",
});
