import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's page of people: who may sign in, and how access is given and taken. */
export const t = defineMessages("desk-people", {
	people: "People",
	peopleAndDevices: "People and devices",
	whoSignsIn: "Who may sign in",
	signInAgain:
		"You signed in more than ten minutes ago. To add or remove a passkey, or to turn notifications on, sign in once more; you come back to this page.",
	signInAgainAsOwner:
		"You signed in more than ten minutes ago. To add or remove a passkey, to turn notifications on, or to change who may sign in and do what, sign in once more; you come back to this page.",
	linkShown:
		"{name} signs in with this address, once, within {link, select, invitation {a week} other {15 minutes}}. It is shown this time only.",
	linkShownAndMailed:
		"{name} signs in with this address, once, within {link, select, invitation {a week} other {15 minutes}}. It is shown this time only, and is on its way to {email} too.",
	copyLink: "Copy the address",
	copied: "Copied",
	ownerInvites: "An owner can invite someone new.",

	entry: "{email}, {role, select, owner {owner} other {member}}",
	disabledEntry: "{email}, {role, select, owner {owner} other {member}}, disabled on {at}",
	change: "Change, passkeys and devices<more> of {name}</more>",
	newLink: "New link",
	forPerson: "for {name}",
	makeOwner: "Make an owner",
	makeMember: "Make a member",
	letPublish: "Allow publishing",
	endPublishing: "Disallow publishing",
	mayPublish: "May publish changes of the website",
	ofPerson: ": {name}",
	disable: "Disable",
	enable: "Enable",
	signOutEverywhere: "Sign out everywhere",
	planned:
		"{count, plural, one {# answer of {name} is planned for later. Disabling and erasing take it back: the words stay in the conversation, and the visitor waits again.} other {# answers of {name} are planned for later. Disabling and erasing take them back: the words stay in the conversation, and the visitor waits again.}}",
	passkeys: "Passkeys",
	noPasskey: "No passkey",
	signedInAt: "Signed in at",
	notSignedIn: "Not signed in anywhere",
	erase: "Erase<more> {name}</more>",
	eraseHint:
		"For people who have left: name, address, signature, passkeys, calendars and notes of busy times go for good. What {name} did stays, as of “a former colleague”, and their enquiries no longer have an owner.",
	eraseForGood: "Erase for good",
	takenBack:
		"{count, plural, one {# planned answer of theirs was taken back: its words are in the conversation, and the enquiry is unanswered again.} other {# planned answers of theirs were taken back: the words are in the conversations, and the enquiries are unanswered again.}}",

	invite: "Invite",
	inviteSomebody: "Invite someone",
	inviteHint: "They get an address that signs them in, once, within a week.",
	name: "Name",
	email: "E-mail",
	role: "Role",
	member: "Member: answers enquiries",
	owner: "Owner: everything, people too",

	nameWrong: "Please give a name of at most {most} characters.",
	emailWrong: "Please give an e-mail address, as name@example.com.",
	isInvited: "{email} is invited already: make a new link instead.",
	isDisabled: "{name} is disabled: enable them first.",
	isMissing: "That person is not on the team.",
	isLastOwner:
		"Nothing was changed: this is the only owner, and without one nobody could invite or disable anybody.",
	mayPublishChanged: "Who may publish the website has changed.",
	roleChanged: "The role is changed.",
	disabled: "Disabled: they are signed out everywhere, and cannot sign in.",
	enabled: "Enabled: they can sign in again, by a new link or their passkey.",
	erased: "Erased for good.",
	signedOutEverywhere: "They are signed out everywhere.",
});
