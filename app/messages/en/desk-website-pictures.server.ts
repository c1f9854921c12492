import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's page of the website's pictures, logos and fonts. */
export const t = defineMessages("desk-website-pictures", {
	pictures: "Pictures",
	logos: "Logos",
	fonts: "Fonts",
	kinds: "What to show",
	backToAll: "All of the website",
	backTo: "Back to {name}",
	file: "Picture",
	fileHint:
		"JPEG, PNG, WebP or AVIF, at most {most} MB. The camera’s data, such as the place, is removed.",
	logoFile: "Logo",
	logoHint:
		"An SVG, or a PNG at least {least} pixels high, at most {most} kB. Of an SVG, what draws is kept, and nothing that runs or loads.",
	fontFile: "Font",
	fontHint: "A WOFF2 file of at most {most} kB, which you are licensed to serve.",
	alt: "What it shows",
	altHint: "For those who do not see it, in a few words; empty where the page says it.",
	add: "{kind, select, logo {Add logo} font {Add font} other {Add picture}}",
	addAndUse:
		"{kind, select, logo {Add and use logo} font {Add and use font} other {Add and use picture}}",
	all: "{kind, select, logo {All logos} font {All fonts} other {All pictures}}",
	none: "None yet.",
	size: "{width} × {height} pixels",
	use: "{use, select, published {In use} draft {Used in a draft} version {Used in an earlier version} other {Not used}}",
	choose: "Use<more> {name}</more>",
	delete: "Delete<more> {name}</more>",
	added:
		"{kind, select, logo {The logo is added. “The agency” can show it now.} font {The font is added. “The agency” can use it now.} other {The picture is added. Texts can show it now.}}",
	deleted: "It is deleted.",
	notDeleted:
		"{name} was not deleted: a page, a draft or an earlier version uses it, or it is gone already.",

	noFile: "Nothing was added: choose a file first.",
	tooMany: "Nothing was added: you have added {most} files in a day already. Go on tomorrow.",
	tooManyKept:
		"Nothing was added: there are {most} logos and fonts already. Delete one that is not used, then add yours.",
	unknownType:
		"No picture was added: the file is no JPEG, PNG, WebP or AVIF, whatever its name says. Save it as one of these, and choose it again.",
	animated: "No picture was added: this one is animated. Save one image of it, and choose that.",
	broken:
		"No picture was added: the file is broken or not complete. Save it again, and choose it again.",
	tooLarge:
		"No picture was added: the file has more than {most} MB. Save it smaller, and choose it again.",
	tooManyPixels:
		"No picture was added: it has more than {most} million pixels. Save it smaller, and choose it again.",
	longAlt: "No picture was added: what it shows must have at most {most} characters.",
	noLogo:
		"No logo was added: the file is no SVG and no PNG, whatever its name says. Save it as one of these, and choose it again.",
	noSvg:
		"No logo was added: the file cannot be read as an SVG, or draws nothing. Save it as a plain SVG, and choose it again.",
	entities:
		"No logo was added: the SVG declares entities, which can hide anything. Save it as a plain SVG, and choose it again.",
	tooComplex:
		"No logo was added: the SVG has too many parts for every page to draw. Make it simpler, or save it as a PNG.",
	noSize:
		"No logo was added: the SVG does not say its size. Save it with a viewBox, and choose it again.",
	oddSize:
		"No logo was added: one of its sides is far longer than the other, or larger than any screen. Cut it to what it draws, and choose it again.",
	tooLow:
		"No logo was added: the PNG is less than {least} pixels high, and would blur. Save it larger, or as an SVG.",
	logoTooLarge:
		"No logo was added: the file is too large, as every page loads it; at most {most} kB are kept. Make it simpler or smaller, and choose it again.",
	logoTooManyPixels:
		"No logo was added: it has more than {most} million pixels. Save it smaller, and choose it again.",
	logoBroken:
		"No logo was added: the PNG is broken or not complete. Save it again, and choose it again.",
	noFont:
		"No font was added: the file is no WOFF2 font, whatever its name says. Convert it to WOFF2, and choose it again.",
	fontTooLarge:
		"No font was added: the file has more than {most} kB. Cut it to the letters of your languages, and choose it again.",
	fontBroken:
		"No font was added: the file is broken or no font that can be read. Convert it again, and choose it again.",
});
