import { defineMessages } from "../define-messages.ts";

/** The messages of the editor that the form for a file of the website becomes in the browser. */
export const t = defineMessages("desk-website-editor", {
	typed: "Not saved yet",
	saving: "Saving…",
	savedAt: "Draft saved at {time}",
	unchanged: "As published",
	offline:
		"Not saved, because there is no connection. Saving is tried again, and your words are kept here.",
	stale: "Not saved, because this was changed elsewhere. Your words are kept here.",
	ended:
		"Not saved, because you are signed out. Your words are kept here. <link>Sign in in another tab</link> and come back.",
	showBoth: "Show both",

	page: "The page",
	asOnPhone: "As on a phone",
	pageAway: "The page cannot be loaded. It is as it was before.",
	elsewhere: "This text belongs to another part of the website. <link>Find it</link>",

	removed: "Removed.",
	undo: "Undo",

	tools: "Write with Markdown",
	heading: "Heading",
	subheading: "Smaller heading",
	bold: "Bold",
	italic: "Italic",
	link: "Link",
	list: "List",
	numberedList: "Numbered list",
	quotation: "Quotation",
	addPicture: "Picture",
	withKey: "{name} (Ctrl+{key})",
	picturesLeftOut:
		"{count, plural, one {One picture was left out. Add it with “Picture”.} other {# pictures were left out. Add them with “Picture”.}}",

	isMissing: "This is needed.",
	isTooShort: "{count, plural, one {# character is missing.} other {# characters are missing.}}",
	isTooLong: "{count, plural, one {# character too many.} other {# characters too many.}}",
	isNoNumber: "Write a number.",
	isNotWhole: "Write a whole number.",
	isTooSmall: "Write {least} or more.",
	isTooLarge: "Write {most} or less.",
	isNoAddress: "Write an address that begins with https://",
	isOtherwise: "This does not fit this field. Check its spelling and format.",
});
