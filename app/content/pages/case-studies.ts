import { t } from "#app/messages/en/page-names.server.ts";
import { listWords } from "../page-text/list-words.ts";
import { toCaseText } from "../page-text/stories.ts";
import { caseStudySchema } from "../schemas/story.ts";
import type { CaseStudy } from "../types.ts";
import type { Card } from "./card.ts";
import { createFolder, mapFiles } from "./files.ts";
import { type PageFamily, toSamples } from "./page.ts";
import { toSearchEntry } from "./search-entry.ts";
import { toImage } from "./to-image.ts";

export const files = {
	caseStudies: mapFiles(
		createFolder("case-study", "case-studies", caseStudySchema),
		({ image, ...file }, media) => {
			const path = `case-studies/${file.slug}.yaml`;
			const picture = media.add(path, "image", { picture: image }, "cover");
			return { ...file, ...toImage(picture, `/art/case-study/${file.slug}.svg`) };
		},
	),
};

export const pages: PageFamily = {
	routes: ["/case-studies/:case"],
	// They go with their list.
	optional: null,
	list: (content) => {
		const { caseStudies } = content;
		return caseStudies.map((caseStudy) => ({
			path: `/case-studies/${caseStudy.slug}`,
			file: `case-studies/${caseStudy.slug}.yaml`,
			template: "case study",
			updated: caseStudy.updated,
			listedAs: null,
			text: () => toCaseText(caseStudy, content),
			search: () => ({
				...toSearchEntry("case", caseStudy.title, caseStudy.summary),
				body: listWords(toCaseText(caseStudy, content)),
			}),
			card: () => toCard(caseStudy),
		}));
	},
	listSamples: ({ caseStudies }) => toSamples("case-studies", "case", caseStudies),
};

function toCard(caseStudy: CaseStudy): Card {
	const { title, client, isSample } = caseStudy;
	// A card is shared without its page, so it has no figures that nobody has reached.
	if (isSample)
		return { composition: "plain", title, note: t("sampleCaseStudy"), paper: "marigold" };
	const label = `Case study: ${client}`;
	return { composition: "figures", title, label, paper: "marigold", cases: [caseStudy] };
}
