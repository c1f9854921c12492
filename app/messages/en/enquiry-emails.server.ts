import { defineMessages } from "../define-messages.ts";

/** The messages of the e-mails about an enquiry: the acknowledgement, and the notice to the agency. */
export const t = defineMessages("enquiry-emails", {
	subjectAbout: "Your enquiry about {topic}",
	subjectTo: "Your enquiry to {agency}",
	kindOfVisitor: "Your enquiry",
	why: "You received this because this address was given for an enquiry to <site>{host}</site>. If it was not you, please ignore it.",
	thanks: "Thank you.",
	arrived: "We have your message.",
	arrivedOnOnly:
		"It arrived on {time}, {zone}. This is our only automatic e-mail. The next one is written by a person.",
	arrivedOnCalls:
		"It arrived on {time}, {zone}. Only this e-mail and those about a call are automatic. A person writes all the others.",
	opensAt: "Your message came outside office hours. We read it when we open on {time}.",
	calculation: "Sent along: {title}",
	next: "What happens next",
	talk: "Rather talk?",
	write: "Or write to <mail>{email}</mail>. You can also reply to this e-mail.",
	enquiryFrom: "Enquiry from {name}",
	enquiryFromAbout: "Enquiry from {name}: {topic}",
	enquiryFromCall: "Enquiry from {name}, call on {day}",
	enquiryFromCallAbout: "Enquiry from {name}, call on {day}: {topic}",
	kind: "Enquiry",
	storedOnDesk: "The full enquiry is saved on the desk.",
	storedOnServer: "The full enquiry is saved on the server. To see it:",
	storedOnDeskWithFile:
		"The full enquiry is saved on the desk. The file that comes with it is for your calendar; changes made only there do not reach the visitor.",
	storedOnServerWithFile:
		"The file that comes with it is for your calendar; changes made only there do not reach the visitor. The full enquiry is saved on the server. To see it:",
	openOnDesk: "Open it on the desk",
	answerOnDesk: "Answer on the desk",
	replyReaches: "Reply to this e-mail and your answer goes to {email}.",
	replyReachesThenDesk:
		"Reply to this e-mail and your answer goes to {email}. Copy {agency} (Cc) so that the desk can file it; if the desk does not read that mailbox, mark it as answered there.",
	callThem: "They gave no e-mail address. Please call {phone}.",
	theirCalculation: "Sent along: {title}",
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
