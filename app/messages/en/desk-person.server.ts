import { defineMessages } from "../define-messages.ts";

/** The messages of who wrote an enquiry: their addresses, and their other enquiries. */
export const t = defineMessages("desk-person", {
	who: "Who",
	calculation: "Sent along: {title}",
	howTheyCame: "How they came",
	source: "Source",
	byWebsiteCheck: "They came by the website check.",
	correct: "Correct name, company, e-mail or phone",
	name: "Name",
	company: "Company",
	email: "E-mail",
	phone: "Phone",
	saveContact: "Save the contact",
	nameRejected: "The name was not saved. {reason}",
	companyRejected: "The company was not saved. {reason}",
	emailRejected: "The e-mail address was not saved. {reason}",
	phoneRejected: "The phone number was not saved. {reason}",
	emailIsKept: "An e-mail address can be corrected, but not removed. The contact was not saved.",
	addressMissing: "An e-mail address or a phone number is needed. The contact was not saved.",
	notSamePerson: "Not the same person?",
	severalAddresses:
		"This conversation has {email} and {other}. If they are two people, separate {email}. Anything answered only together with the others is then unanswered again.",
	sameAddress:
		"{count, plural, one {Another enquiry has} other {# other enquiries have}} the same e-mail address. If someone else wrote this one, separate it. Anything answered only together with the others is then unanswered again.",
	takeApart: "Separate it",
	samePersonAfterAll: "The same person after all?",
	takenApartFrom: "It was separated from <link>{person}</link>’s enquiry ({time}). One person?",
	perhapsSamePerson: "Perhaps the same person",
	sameNumber: "Same number as <link>{person}</link> ({time}). One person?",
	sameNumberAs: "Same number as {people}",
	putTogether: "Merge them",
	notOnePerson: "Not the same person",
	matters: "Other matters of {name}",
	matter: "<link>{about}</link>, {time}: {state}",
	isAnotherMatter: "Another matter?",
	anotherMatter:
		"This enquiry gets its own row, state and owner. Anything answered only together with the others is then unanswered again.",
	beginMatter: "Make it a separate matter",
	newMatter: "A new matter with {name}",
});
