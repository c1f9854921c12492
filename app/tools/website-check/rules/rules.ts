import { assistantRobots } from "./assistants/assistant-robots.ts";
import { llmsTxt } from "./assistants/llms-txt.ts";
import { markdown } from "./assistants/markdown.ts";
import { withoutScripts } from "./assistants/without-scripts.ts";
import { title } from "./found/title.ts";
import type { Rule } from "./rule.ts";
import { businessData } from "./understood/business-data.ts";
import { headings } from "./understood/headings.ts";
import { language } from "./understood/language.ts";
import { linkTexts } from "./understood/link-texts.ts";
import { openingHours } from "./understood/opening-hours.ts";
import { phone } from "./understood/phone.ts";
import { phoneLink } from "./understood/phone-link.ts";
import { pictureTexts } from "./understood/picture-texts.ts";
import { viewport } from "./understood/viewport.ts";
import { zoom } from "./understood/zoom.ts";

/** All rules, by group. */
export const RULES: readonly Rule[] = [
	title,
	language,
	headings,
	viewport,
	zoom,
	linkTexts,
	pictureTexts,
	businessData,
	phone,
	phoneLink,
	openingHours,
	withoutScripts,
	assistantRobots,
	markdown,
	llmsTxt,
];
