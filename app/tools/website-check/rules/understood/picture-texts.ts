import { t } from "#app/messages/en/check-understood.server.ts";
import type { Picture } from "../../visit/document.ts";
import { defineRule, type Evidence, failAt } from "../rule.ts";
import { shorten } from "../shorten.ts";

const FILE_NAME = /\S\.(?:jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?)$/i;
/** What cameras, phones and WhatsApp call the pictures that they make. */
const CAMERA_NAME = /^(?:img|dsc[nf]?|dcim|pxl|screenshot|whatsapp image)[\s_-]*\d{3,}/i;

export const pictureTexts = defineRule({
	id: "picture-texts",
	group: "understood",
	cost: 30,
	test: ({ pages }) => {
		const pictures = pages.flatMap(({ document }) => document.pictures);
		if (pictures.length === 0) return { state: "skipped" };
		const faults = new Map<string, Evidence>();
		for (const { url, document } of pages) {
			for (const picture of document.pictures) {
				// A picture that stands on several pages is one to mend.
				if (!isFaulty(picture) || faults.has(picture.src)) continue;
				faults.set(picture.src, { url, text: describe(picture) });
			}
		}
		return failAt([...faults.values()], (count) => ({ count }));
	},
	words: {
		finding: (values) => t("pictureTextsFinding", values),
		tested: () => t("pictureTextsTested"),
		expected: () => t("pictureTextsExpected"),
		why: () => t("pictureTextsWhy"),
		mend: () => t("pictureTextsMend"),
		verify: () => t("pictureTextsVerify"),
	},
});

function isFaulty(picture: Picture): boolean {
	const { alt, attributes, linkName, isHidden } = picture;
	const hasOtherName =
		attributes["aria-label"] || attributes["aria-labelledby"] || attributes.title;
	if (isHidden || hasOtherName || isCounter(attributes)) return false;
	const text = alt?.trim() ?? "";
	if (FILE_NAME.test(text) || CAMERA_NAME.test(text)) return true;
	// A link has to be named, also by what is decoration elsewhere.
	if (linkName === "") return true;
	const isDecoration = attributes.role === "presentation" || attributes.role === "none";
	return alt === null && !isDecoration;
}

/** Whether a picture is a dot that counts visitors. */
function isCounter({ width = "", height = "" }: Picture["attributes"]): boolean {
	return ["0", "1", "1px"].includes(width) && ["0", "1", "1px"].includes(height);
}

function describe({ src, alt }: Picture): string {
	return shorten(alt?.trim() ? `alt="${alt}" ${src}` : src);
}
