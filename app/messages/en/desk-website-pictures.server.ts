import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's page of the website's pictures. */
export const t = defineMessages("desk-website-pictures", {
	pictures: "Pictures",
	backToAll: "All of the website",
	backTo: "Back to {name}",
	file: "Picture",
	fileHint:
		"JPEG, PNG, WebP or AVIF, at most {most} MB. The camera’s data, such as the place, is removed.",
	alt: "What it shows",
	altHint: "For those who do not see it, in a few words; empty where the page says it.",
	add: "Add picture",
	addAndUse: "Add and use picture",
	all: "All pictures",
	none: "None yet.",
	size: "{width} × {height} pixels",
	use: "Use<more> {name}</more>",
	added: "The picture is added. Texts can show it now.",

	noFile: "No picture was added: choose a file first.",
	unknownType:
		"No picture was added: the file is no JPEG, PNG, WebP or AVIF, whatever its name says. Save it as one of these, and choose it again.",
	animated: "No picture was added: this one moves. Save one image of it, and choose that.",
	broken:
		"No picture was added: the file is broken or not complete. Save it anew, and choose it again.",
	tooLarge:
		"No picture was added: the file has more than {most} MB. Save it smaller, and choose it again.",
	tooManyPixels:
		"No picture was added: it has more than {most} million pixels. Save it smaller, and choose it again.",
	longAlt: "No picture was added: what it shows must have at most {most} characters.",
	tooMany: "No picture was added: you have added {most} in a day already. Go on tomorrow.",
});
