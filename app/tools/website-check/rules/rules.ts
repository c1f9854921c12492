import { assistantRobots } from "./assistants/assistant-robots.ts";
import { llmsTxt } from "./assistants/llms-txt.ts";
import { markdown } from "./assistants/markdown.ts";
import { withoutScripts } from "./assistants/without-scripts.ts";
import { blocking } from "./fast/blocking.ts";
import { caching } from "./fast/caching.ts";
import { compression } from "./fast/compression.ts";
import { firstByte } from "./fast/first-byte.ts";
import { pictureSizes } from "./fast/picture-sizes.ts";
import { pictures } from "./fast/pictures.ts";
import { thirdParties } from "./fast/third-parties.ts";
import { weight } from "./fast/weight.ts";
import { brokenLinks } from "./found/broken-links.ts";
import { canonical } from "./found/canonical.ts";
import { description } from "./found/description.ts";
import { duplicates } from "./found/duplicates.ts";
import { heading } from "./found/heading.ts";
import { index } from "./found/index.ts";
import { menuIndex } from "./found/menu-index.ts";
import { missingPage } from "./found/missing-page.ts";
import { robots } from "./found/robots.ts";
import { robotsText } from "./found/robots-text.ts";
import { sitemap } from "./found/sitemap.ts";
import { title } from "./found/title.ts";
import type { Rule } from "./rule.ts";
import { certificate } from "./trusted/certificate.ts";
import { certificateChain } from "./trusted/certificate-chain.ts";
import { contact } from "./trusted/contact.ts";
import { headers } from "./trusted/headers.ts";
import { https } from "./trusted/https.ts";
import { mixedContent } from "./trusted/mixed-content.ts";
import { privacy } from "./trusted/privacy.ts";
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
	description,
	heading,
	canonical,
	index,
	menuIndex,
	sitemap,
	robots,
	robotsText,
	brokenLinks,
	missingPage,
	duplicates,
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
	firstByte,
	weight,
	compression,
	caching,
	pictures,
	pictureSizes,
	blocking,
	thirdParties,
	certificate,
	certificateChain,
	https,
	headers,
	mixedContent,
	contact,
	privacy,
];
