import { defineMessages } from "../define-messages.ts";

/** The messages of the desk about passkeys, notifications and devices that are signed in, and one's own signature. */
export const t = defineMessages("desk-devices", {
	yourAccount: "Your account",
	yourPasskeys: "Your passkeys",
	noneYet: "None yet. With a passkey you sign in by fingerprint, face or your device’s code.",
	passkeyName: "Its name, such as “My phone” (optional)",
	mostCharacters: "At most {most} characters",
	addPasskey: "Add a passkey",
	passkey: "A passkey",
	addedNotUsed: "Added {at}, not used yet",
	lastUsed: "Last used {at}",
	remove: "Remove",
	passkeyNameLong: "Please give a name of at most {most} characters.",
	isStale: "This page was open for too long. Please add the passkey again.",
	isRejected: "This passkey could not be added. Please try again, or use another device.",
	passkeyAdded: "The passkey is added. You can sign in with it from now on.",
	passkeyRemoved: "The passkey is removed.",

	signature: "Your signature",
	signatureHint:
		"Added below each answer that you send: your name, what you do, a phone number. Six lines at most.",
	saveSignature: "Save the signature",
	signatureSaved: "Your signature is saved.",

	notifications: "Notifications",
	notificationsHint:
		"A device can tell you about a new enquiry, a reply, an enquiry assigned to you, and who is still waiting. You get the e-mails in any case. It needs JavaScript, and on an iPhone the desk must be on the home screen.",
	turnedOn: "Turned on {at}",
	turnedOnHere: "Turned on {at}, in this session",
	turnOff: "Turn off",
	signInFirst: "To turn them on for this device, please <link>sign in again</link> first.",
	withNames: "With names, which also show on the locked screen",
	turnOn: "Turn on for this device",
	notAllowed: "This browser does not allow notifications here. Check its settings.",
	notPossible: "This browser could not turn them on. Please try again, or use another browser.",
	noAddress: "Notifications were not turned on, because this browser gave no address for them.",
	isOn: "Notifications are on for this device.",
	isOff: "Notifications are off for that device.",

	whereSignedIn: "Where you are signed in",
	thisDevice: "This device",
	signOut: "Sign out",
	ofDevice: "of {device}",
	signOutEverywhere: "Sign out everywhere, including here",
	signedOut: "That device is signed out.",
});
