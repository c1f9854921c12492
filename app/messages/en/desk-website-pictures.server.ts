import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's page of the website's pictures, logos and fonts. */
export const t = defineMessages("desk-website-pictures", {
	pictures: "Pictures",
	logos: "Logos",
	fonts: "Fonts",
	kinds: "What to show",
	backToAll: "The whole website",
	backTo: "Back to {name}",
	file: "Picture",
	fileHint:
		"JPEG, PNG, WebP or AVIF, at most {most} MB. Camera data, such as the place, is removed.",
	logoFile: "Logo",
	logoHint:
		"An SVG, or a PNG at least {least} pixels high, at most {most} kB. From an SVG only the drawing is kept; scripts and links to other files are removed.",
	fontFile: "Font",
	fontHint: "A WOFF2 file of at most {most} kB, with a licence for use on websites.",
	alt: "What it shows",
	altHint:
		"For people who cannot see it, in a few words. Leave it empty if the page already says it.",
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
		"{name} was not deleted, because a page, a draft or an earlier version uses it, or it is gone already.",

	noFile: "Please choose a file first.",
	tooMany: "You have already added {most} files in a day. Please go on tomorrow.",
	tooManyKept:
		"There are already {most} logos and fonts. Delete one that is not used, then add yours.",
	unknownType:
		"The picture was not added. The file is not a JPEG, PNG, WebP or AVIF, whatever its name says. Save it as one of these, and choose it again.",
	animated:
		"The picture was not added, because it is animated. Save one image of it, and choose that.",
	broken:
		"The picture was not added, because the file is broken or not complete. Save it again, and choose it again.",
	tooLarge:
		"The picture was not added, because the file has more than {most} MB. Save it smaller, and choose it again.",
	tooManyPixels:
		"The picture was not added, because it has more than {most} million pixels. Save it smaller, and choose it again.",
	longAlt: "The picture was not added. Describe it in at most {most} characters.",
	noLogo:
		"The logo was not added. The file is not an SVG or a PNG, whatever its name says. Save it as one of these, and choose it again.",
	noSvg:
		"The logo was not added. The file cannot be read as an SVG, or it is empty. Save it as a plain SVG, and choose it again.",
	entities:
		"The logo was not added, because the SVG declares entities, which can hide anything. Save it as a plain SVG, and choose it again.",
	tooComplex:
		"The logo was not added, because the SVG has too many parts for every page to draw. Make it simpler, or save it as a PNG.",
	noSize:
		"The logo was not added, because the SVG does not say its size. Save it with a viewBox, and choose it again.",
	oddSize:
		"The logo was not added. One of its sides is far longer than the other, or larger than any screen. Crop it to the drawing, and choose it again.",
	tooLow:
		"The logo was not added, because the PNG is less than {least} pixels high and would blur. Save it larger, or as an SVG.",
	logoTooLarge:
		"The logo was not added. The file is too large, as every page loads it, and may have at most {most} kB. Make it simpler or smaller, and choose it again.",
	logoTooManyPixels:
		"The logo was not added, because it has more than {most} million pixels. Save it smaller, and choose it again.",
	logoBroken:
		"The logo was not added, because the PNG is broken or not complete. Save it again, and choose it again.",
	noFont:
		"The font was not added. The file is not a WOFF2 font, whatever its name says. Convert it to WOFF2, and choose it again.",
	fontTooLarge:
		"The font was not added, because the file has more than {most} kB. Reduce it to the letters of your languages, and choose it again.",
	fontBroken:
		"The font was not added, because the file is broken or cannot be read as a font. Convert it again, and choose it again.",
});
