import { defineMessages } from "../define-messages.ts";

/** The messages of the answer to an enquiry: by e-mail, now or later, or another way. */
export const t = defineMessages("desk-answer", {
	answer: "Answer by e-mail",
	to: "To {address}",
	wrongAddress:
		"Our thank-you e-mail did not arrive: {reason}. <correct>Correct the address</correct> before you write.",
	replyToAll: "Reply to all: who else gets it",
	beginWithText: "Begin with a text",
	allTexts: "{count, plural, one {# text} other {All # texts}}",
	findText: "Find a text",
	noSuchText: "No text has these words.",
	editTexts: "Edit the texts",
	subject: "Subject",
	draftOf: "Draft of {time}",
	draftSaved: "Draft saved",
	draftMerged: "Draft saved, with what you wrote elsewhere",
	draftUnsaved: "The draft could not be saved yet.",
	signature: "Your signature goes below",
	changeSignature: "Change it",
	send: "Send the answer",
	sendAllTheSame: "Send it all the same",
	sendNotSpam: "Not spam: send the answer",
	sampleHint: "This is a sample: the answer is kept here, and no e-mail is sent.",
	sendHint:
		"It is sent from {address} with their message quoted below, and the enquiry then waits for them.",
	heldHint: "This takes it out of spam and notifies the agency as usual.",
	filesAndCopies: "Files and copies",
	files: "Files",
	filesAgain: "Please choose the files again, as the page cannot keep them.",
	filesHint: "PDF, pictures and office files, {each} each and {all} together.",
	filesTooLarge: "These files are too large together.",
	copyTo: "Copy to (Cc)",
	copyHint: "Up to five addresses, separated by commas. Everybody sees who gets a copy.",
	sendLater: "Send later",
	time: "The time, in {zone}",
	ownTime: "Or a time of your own, in {zone}",
	sendThen: "Send it then",
	laterHint:
		"Until then you can cancel it. If they write first, it is not sent and becomes a draft again.",
	answerHeading: "Answer",
	elsewhere: "Answered another way",
	noEmail:
		"This site sends no e-mail because SMTP_URL is not set. Answer from your own mailbox, then note it below.",
	email: "E-mail",
	emailText: "E-mail: {text}",
	whatsAppText: "WhatsApp: {text}",
	said: "What was said, for the others (optional)",
	happened: "What happened",
	called: "I called",
	wroteOnWhatsApp: "I wrote on WhatsApp",
	emailed: "I e-mailed",
	replied: "They replied",
	askWhatsApp: "Did you send it on WhatsApp?",
	whatsAppHint: "Then it counts as answered, and your words are in the conversation.",
	sentOnWhatsApp: "Yes, it is sent",
	notSentOnWhatsApp: "No",
	noAddress: "This person gave no e-mail address. Call, or add the address first.",
	noMailServer:
		"Your answer was not sent, because SMTP_URL is not set and this site sends no e-mail. Copy your words below into your own mailbox, then note below how you answered.",
	answerMissing: "The answer is empty. Choose a text or write one.",
	copyUnreadable: "Nothing was sent: “{address}” in Cc is not an e-mail address.",
	tooManyCopies:
		"Your answer was not sent. You entered {count} addresses in Cc, and at most {max} are possible.",
	subjectTooLong:
		"Your answer was not sent. The subject has {length} characters, and at most {max} are possible.",
	tooManyFiles:
		"Your answer was not sent. You chose {count} files, and at most {max} are possible.",
	filesTooLargeTogether:
		"Your answer was not sent. The files are {size} together, and at most {max} can be sent.",
	namelessFile: "a file without a name",
	fileEmpty: "Your answer was not sent, because the file “{file}” is empty.",
	fileTooLarge: "Your answer was not sent. “{file}” is {size}, and a file can be at most {max}.",
	fileOfOtherType: "Your answer was not sent. “{file}” is not a PDF, picture or office file.",
	draftTooLong:
		"{field, select, text {The draft} cc {The Cc field} other {The subject}}{isMerged, select, yes {, with what you wrote elsewhere,} other {}} has {length} characters, and at most {max} are possible. It was not saved. Shorten it in its form, or split it.",
});
