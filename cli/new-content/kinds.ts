import type { z } from "zod";
import { citySchema, districtSchema, localServiceSchema } from "#app/content/schemas/city.ts";
import { deskSchema } from "#app/content/schemas/desk.ts";
import { documentSchema } from "#app/content/schemas/document.ts";
import { festivalListSchema } from "#app/content/schemas/festivals.ts";
import { industrySchema } from "#app/content/schemas/industry.ts";
import * as offer from "#app/content/schemas/offer.ts";
import { ownPagesSchema, pagesSchema, toFileName } from "#app/content/schemas/page-files.ts";
import { proofSchema } from "#app/content/schemas/proof.ts";
import { redirectsSchema } from "#app/content/schemas/redirects.ts";
import { serviceSchema, subServiceSchema } from "#app/content/schemas/service.ts";
import { siteSchema } from "#app/content/schemas/site.ts";
import * as story from "#app/content/schemas/story.ts";
import { templatesSchema } from "#app/content/schemas/templates.ts";
import { termsSchema } from "#app/content/schemas/terms.ts";

/** A kind of content file; `pattern` is its path below the content's folder, with {slug} and the slugs of what it belongs to. */
export type Kind = { name: string; pattern: string; schema: z.ZodType };

/** The kinds that `npm run content:new` adds files of. */
export const KINDS: readonly Kind[] = [
	toKind("city", "cities/{slug}/city.yaml", citySchema),
	toKind("district", "cities/{city}/districts/{slug}.yaml", districtSchema),
	toKind("local-service", "cities/{city}/services/{slug}.yaml", localServiceSchema),
	toKind("service", "services/{slug}.yaml", serviceSchema),
	toKind("sub-service", "services/{service}/{slug}.yaml", subServiceSchema),
	toKind("industry", "industries/{slug}.yaml", industrySchema),
	toKind("case-study", "case-studies/{slug}.yaml", story.caseStudySchema),
	toKind("post", "posts/{slug}.md", story.postFrontMatterSchema),
	toKind("person", "people/{slug}.yaml", story.personSchema),
	toKind("why-choose-us", "why-choose-us/{slug}.yaml", story.whyChooseUsSchema),
];

/** All kinds, with the files that exist once and are edited, never added. */
export const ALL_KINDS: readonly Kind[] = [
	...KINDS,
	toKind("site", "site.yaml", siteSchema),
	toKind("redirects", "redirects.yaml", redirectsSchema),
	toKind("proof", "proof.yaml", proofSchema),
	toKind("offer", "offer.yaml", offer.offerSchema),
	toKind("terms", "terms.yaml", termsSchema),
	toKind("calendar", "calendar.yaml", festivalListSchema),
	toKind("desk", "desk.yaml", deskSchema),
	toKind("document", "documents/{slug}.yaml", documentSchema),
	...Object.entries({
		...pagesSchema.shape,
		...ownPagesSchema.shape,
		templates: templatesSchema,
	}).map(([page, schema]) =>
		toKind(`page-${toFileName(page)}`, `pages/${toFileName(page)}.yaml`, schema),
	),
];

function toKind(name: string, pattern: string, schema: z.ZodType): Kind {
	return { name, pattern, schema };
}

export function getKind(name: string): Kind {
	const kind = KINDS.find((known) => known.name === name);
	if (!kind) throw new Error(`no kind ${name}`);
	return kind;
}
