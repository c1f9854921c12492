import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's page of people: who may sign in, and how access is given and taken. */
export const t = defineMessages("desk-people", {
	people: "People",
	peopleAndDevices: "People and devices",
	whoSignsIn: "Who may sign in",
	signInAgain:
		"You signed in more than ten minutes ago. To add or remove a passkey, or to turn notifications on, please sign in again. You then come back to this page.",
	signInAgainAsOwner:
		"You signed in more than ten minutes ago. To add or remove a passkey, to turn notifications on, or to change people’s access and rights, please sign in again. You then come back to this page.",
	linkShown:
		"{name} can sign in with this link once, within {link, select, invitation {a week} other {15 minutes}}. It is only shown now.",
	linkShownAndMailed:
		"{name} can sign in with this link once, within {link, select, invitation {a week} other {15 minutes}}. It is only shown now, and is also on its way to {email}.",
	copyLink: "Copy the link",
	copied: "Copied",
	ownerInvites: "An owner can invite someone new.",

	entry: "{email}, {role, select, owner {owner} other {member}}",
	disabledEntry: "{email}, {role, select, owner {owner} other {member}}, disabled on {at}",
	change: "Change, passkeys and devices<more> of {name}</more>",
	newLink: "New link",
	forPerson: "for {name}",
	makeOwner: "Make them an owner",
	makeMember: "Make them a member",
	letPublish: "Allow publishing",
	endPublishing: "Stop publishing rights",
	mayPublish: "May publish changes of the website",
	ofPerson: ": {name}",
	disable: "Disable",
	enable: "Enable",
	signOutEverywhere: "Sign out everywhere",
	planned:
		"{count, plural, one {{name} has # answer planned for later. Disabling or erasing them cancels it. The words stay in the conversation, and the visitor is waiting again.} other {{name} has # answers planned for later. Disabling or erasing them cancels these. The words stay in the conversations, and the visitors are waiting again.}}",
	passkeys: "Passkeys",
	noPasskey: "No passkey",
	signedInAt: "Signed in at",
	notSignedIn: "Not signed in anywhere",
	erase: "Erase<more> {name}</more>",
	eraseHint:
		"For people who have left: name, address, signature, passkeys, calendars and notes on busy times are erased for good. Everything {name} did stays, under “a former colleague”, and their enquiries have no owner.",
	eraseForGood: "Erase for good",
	takenBack:
		"{count, plural, one {# of their planned answers was cancelled. Its words are in the conversation, and the enquiry is unanswered again.} other {# of their planned answers were cancelled. The words are in the conversations, and the enquiries are unanswered again.}}",

	invite: "Invite",
	inviteSomebody: "Invite someone",
	inviteHint: "They get a link that signs them in once, within a week.",
	name: "Name",
	email: "E-mail",
	role: "Role",
	member: "Member: answers enquiries",
	owner: "Owner: everything, people too",

	nameWrong: "Please give a name of at most {most} characters.",
	emailWrong: "Please give an e-mail address, such as name@example.com.",
	isInvited: "{email} is already invited. Make a new link instead.",
	isDisabled: "{name} is disabled. Enable them first.",
	isMissing: "That person has no access to the desk.",
	isLastOwner:
		"This is the only owner, so the change was not made. Without an owner nobody could invite or disable anybody.",
	mayPublishChanged: "The publishing rights are changed.",
	roleChanged: "The role is changed.",
	disabled: "Disabled. They are signed out everywhere, and cannot sign in.",
	enabled: "Enabled. They can sign in again with a new link or their passkey.",
	erased: "Erased for good.",
	signedOutEverywhere: "They are signed out everywhere.",
});
