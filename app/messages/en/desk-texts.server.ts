import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's texts for answers, and of signatures. */
export const t = defineMessages("desk-texts", {
	texts: "Texts",
	textsForAnswers: "Texts for answers",
	intro:
		"An answer can begin with one of these, in this order. Each is shown as you would send it to {name}, who asked about {topic}.",
	ownTexts: "Your own",
	ownHint: "They come first when you answer, and nobody else sees them.",
	newOwnText: "New text for yourself",
	textsOfAll: "For everybody",
	ofAllHint: "Owners edit them, and everybody can use them.",
	ofAllByOwners: "You can use them, and an owner can edit them.",
	ofContentFiles: "These come from the content files until you change one here.",
	newText: "New text for everybody",
	edit: "Edit<more> {name}</more>",
	asSent: "As it is sent<more>: {name}</more>",
	moveUp: "Move up",
	moveDown: "Move down",
	backToFiles: "Back to the texts of the content files",
	backToFilesHint:
		"All texts above are removed for good, and the texts of the content files are offered again.",
	removeAll: "Remove all of these texts",
	added: "The text is added.",
	saved: "The text is saved.",
	removed: "The text is removed.",
	areReset: "The texts of the content files are offered again.",

	editText: "Edit a text",
	isOwn: "This text is your own. Nobody else sees it.",
	isOfAll: "All colleagues can use it.",
	preview: "Preview",
	previewFor: "As you would send it to {name}, who asked about {topic}.",
	nowIs: "It is now “{name}”:",
	name: "Name, by which you choose it",
	text: "Text",
	save: "Save",
	backToAll: "Back to all texts",
	removeText: "Remove this text",
	removeHint: "It will no longer be offered. Answers that began with it stay as they are.",
	removeForGood: "Remove for good",

	filledIn: "What is filled in",
	anything: "your marketing",
	nameMeaning: "their name",
	firstNameMeaning: "their first name, or the whole name where that is an initial or a title",
	topicMeaning: "their service and place, or “{anything}” if they did not say",
	serviceMeaning: "the service alone, or “{anything}” if they did not say",
	staffMeaning:
		"the name of the person who answers. If that person has a signature, it replaces the lines that begin with this",
	bookMeaning: "a link to the form with their name and e-mail address filled in, for 60 days",

	nameMissing: "The text needs a name. It was not saved.",
	nameLong:
		"The name has {length} characters, and at most {most} are possible. The text was not saved.",
	textMissing: "The text is empty, and was not saved.",
	textNamed: "The text",
	unknownPlaceholder:
		"{placeholder} is not a placeholder, and would be sent like that. The text was not saved. You can use {known}.",
	isStale:
		"Someone changed this text while you had it open, so yours is not saved yet. It is in the form. Save it again if it still applies.",
	isRemoved:
		"Someone removed this text while you had it open, so yours is not saved yet. It is in the form. Save it to add it again.",
	nameTaken: "There is already a text “{name}”. Choose another name. Your text was not saved.",
	areTooMany:
		"There are {most} texts already, and more would be hard to choose from. Remove one first. Your text was not saved.",
	signatureLong:
		"Your signature has {lines} lines and {length} characters, and at most {mostLines} lines and {mostLength} characters are possible. It was not saved.",
});
