import { type FileKind, toKind } from "#app/content/pages/files.ts";
import { FILES, OWN_TEXTS, TEXTS } from "#app/content/pages/registry.ts";
import { deskSchema } from "#app/content/schemas/desk.ts";
import { festivalListSchema } from "#app/content/schemas/festivals.ts";
import { navigationSchema } from "#app/content/schemas/navigation.ts";
import { offerSchema } from "#app/content/schemas/offer.ts";
import { toFileName } from "#app/content/schemas/page-files.ts";
import { proofSchema } from "#app/content/schemas/proof.ts";
import { redirectsSchema } from "#app/content/schemas/redirects.ts";
import { siteSchema } from "#app/content/schemas/site.ts";
import { templatesSchema } from "#app/content/schemas/templates.ts";
import { termsSchema } from "#app/content/schemas/terms.ts";

export type Kind = Omit<FileKind, "hasTemplate">;

const listed: readonly FileKind[] = Object.values(FILES).flatMap(({ kinds }) => kinds);

/** The kinds that `npm run content:new` adds files of. */
export const KINDS: readonly Kind[] = listed.filter(({ hasTemplate }) => hasTemplate);

/** All kinds, with the files that exist once and are edited, never added. */
export const ALL_KINDS: readonly Kind[] = [
	...listed,
	toKind("site", "site.yaml", siteSchema),
	toKind("navigation", "navigation.yaml", navigationSchema),
	toKind("redirects", "redirects.yaml", redirectsSchema),
	toKind("proof", "proof.yaml", proofSchema),
	toKind("offer", "offer.yaml", offerSchema),
	toKind("terms", "terms.yaml", termsSchema),
	toKind("calendar", "calendar.yaml", festivalListSchema),
	toKind("desk", "desk.yaml", deskSchema),
	...Object.entries({ ...TEXTS, ...OWN_TEXTS, templates: templatesSchema }).map(([page, schema]) =>
		toKind(`page-${toFileName(page)}`, `pages/${toFileName(page)}.yaml`, schema),
	),
];

export function getKind(name: string): Kind {
	const kind = KINDS.find((known) => known.name === name);
	if (!kind) throw new Error(`no kind ${name}`);
	return kind;
}
