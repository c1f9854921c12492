import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's texts for answers, and of signatures. */
export const t = defineMessages("desk-texts", {
	texts: "Texts",
	textsForAnswers: "Texts for answers",
	intro:
		"An answer can begin with one of these, in this order. Each is shown as {name}, who asked about {topic}, would get it from you.",
	ownTexts: "Your own",
	ownHint: "They come first beside your answers, and nobody else sees them.",
	newOwnText: "New text of your own",
	textsOfAll: "For everybody",
	ofAllHint: "Owners edit them, and everybody can use them.",
	ofAllByOwners: "You can use them; an owner edits them.",
	ofContentFiles: "They are those of the content files until you change one here.",
	newText: "New text for everybody",
	edit: "Edit<more> {name}</more>",
	asSent: "As it is sent<more>: {name}</more>",
	moveUp: "Move up",
	moveDown: "Move down",
	backToFiles: "Back to the texts of the content files",
	backToFilesHint:
		"All texts above are removed for good, and those of the content files are offered again.",
	removeAll: "Remove all of these texts",
	added: "The text is added.",
	saved: "The text is saved.",
	removed: "The text is removed.",
	areReset: "The texts of the content files are offered again.",

	editText: "Edit a text",
	isOwn: "It is your own: nobody else sees it.",
	isOfAll: "All colleagues can use it.",
	preview: "Preview",
	previewFor: "As {name}, who asked about {topic}, would get it from you.",
	nowIs: "It now is “{name}”:",
	name: "Name, by which it is chosen",
	text: "Text",
	save: "Save",
	backToAll: "Back to all texts",
	removeText: "Remove this text",
	removeHint: "It is no longer offered. Answers that began with it stay as they are.",
	removeForGood: "Remove for good",

	filledIn: "What is filled in",
	anything: "your marketing",
	nameMeaning: "their name",
	firstNameMeaning: "their first name, or the whole name where that is an initial or a title",
	topicMeaning: "what they asked about, with the place; “{anything}” where they did not say",
	serviceMeaning: "the service alone; “{anything}” where they did not say",
	staffMeaning:
		"the name of who answers. Lines that begin with it make way for that person’s signature, if there is one",
	bookMeaning: "a link to the form with their name and e-mail address filled in, for 60 days",

	nameMissing: "Nothing was saved: the text needs a name.",
	nameLong: "Nothing was saved: the name has {length} characters, and {most} are the most.",
	textMissing: "Nothing was saved: the text is empty.",
	textNamed: "The text",
	unknownPlaceholder:
		"Nothing was saved: {placeholder} is no placeholder, and would be sent as it is. There are {known}.",
	isStale:
		"Nothing was saved yet: someone changed this text while you had it open. Yours is in the form: save it once more if it still holds.",
	isRemoved:
		"Nothing was saved yet: someone removed this text while you had it open. Yours is in the form: save it to add it again.",
	nameTaken: "Nothing was saved: there is another text “{name}”. Choose another name.",
	areTooMany:
		"Nothing was saved: there are {most} texts, and more would be hard to choose from. Remove one first.",
	signatureLong:
		"Your signature was not saved: it has {lines} lines and {length} characters, and {mostLines} lines and {mostLength} characters are the most.",
});
