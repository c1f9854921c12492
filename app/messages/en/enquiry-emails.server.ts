import { defineMessages } from "../define-messages.ts";

/** The messages of the e-mails about an enquiry: the acknowledgement, and the notice to the agency. */
export const t = defineMessages("enquiry-emails", {
	subjectAbout: "Your enquiry about {topic}",
	subjectTo: "Your enquiry to {agency}",
	kindOfVisitor: "Your enquiry",
	why: "You received this because someone entered this address in the form on <site>{host}</site>. If it was not you, please ignore it.",
	thanks: "Thank you.",
	arrived: "We have your message.",
	arrivedOnOnly:
		"It arrived on {time}, {zone}. This is our only automatic e-mail: the next one is written by a person.",
	arrivedOnCalls:
		"It arrived on {time}, {zone}. This e-mail is automatic, as are those about a call. All others are written by a person.",
	opensAt: "Our office is closed at the moment. We open again on {time}, and read it then.",
	calculation: "Your calculation came with it: {title}",
	next: "What happens next",
	talk: "Rather talk?",
	write: "Or write to <mail>{email}</mail>. You can also reply to this e-mail.",
	enquiryFrom: "Enquiry from {name}",
	enquiryFromAbout: "Enquiry from {name}: {topic}",
	enquiryFromCall: "Enquiry from {name}, call on {day}",
	enquiryFromCallAbout: "Enquiry from {name}, call on {day}: {topic}",
	kind: "Enquiry",
	storedOnDesk: "Stored before it was sent to you: all of it is on the desk.",
	storedOnServer: "Stored before it was sent to you. All of it, on the server:",
	storedOnDeskWithFile:
		"Stored before it was sent to you. The file that comes with it is for your calendar; changes made only there do not reach the visitor: all of it is on the desk.",
	storedOnServerWithFile:
		"Stored before it was sent to you. The file that comes with it is for your calendar; changes made only there do not reach the visitor. All of it, on the server:",
	openOnDesk: "Open it on the desk",
	answerOnDesk: "Answer on the desk",
	replyReaches: "Reply to this e-mail and your answer goes to {email}.",
	replyReachesThenDesk:
		"Reply to this e-mail and your answer goes to {email}. With {agency} in Cc it is in the conversation, too, if the desk reads that mailbox; otherwise record on the desk that it is answered.",
	theirCalculation: "Their calculation: {title}",
	howTheyCame: "How they came",
	about: "About",
	news: "News",
	newsYes: "Yes, please",
	firstPage: "First page",
	cameFrom: "Came from",
	firstCampaign: "First campaign",
	campaign: "Campaign",
	bookedCall: "Booked call",
	wantsCall: "Asks for a call, not booked yet",
	callInBothZones: "{own}; for the visitor {theirs}",
});
