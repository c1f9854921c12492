import { posix } from "node:path";
import { deskSchema } from "../schemas/desk.ts";
import { festivalListSchema } from "../schemas/festivals.ts";
import { messagesSchema } from "../schemas/messages.ts";
import { navigationSchema } from "../schemas/navigation.ts";
import { offerSchema } from "../schemas/offer.ts";
import { toFileName } from "../schemas/page-files.ts";
import { proofSchema } from "../schemas/proof.ts";
import { redirectsSchema } from "../schemas/redirects.ts";
import { siteSchema } from "../schemas/site.ts";
import { templatesSchema } from "../schemas/templates.ts";
import { termsSchema } from "../schemas/terms.ts";
import { slugSchema } from "../schemas/text.ts";
import { type FileKind, toKind } from "./files.ts";
import { FILES, OWN_TEXTS, TEXTS } from "./registry.ts";

const listed: readonly FileKind[] = Object.values(FILES).flatMap(({ kinds }) => kinds);

/** The kinds that `npm run content:new` adds files of. */
export const KINDS: readonly FileKind[] = listed.filter(({ hasTemplate }) => hasTemplate);

/** All kinds, with the files that exist once and are edited, never added. */
export const ALL_KINDS: readonly FileKind[] = [
	...listed,
	toKind("site", "site.yaml", siteSchema),
	toKind("navigation", "navigation.yaml", navigationSchema),
	toKind("redirects", "redirects.yaml", redirectsSchema),
	toKind("proof", "proof.yaml", proofSchema),
	toKind("offer", "offer.yaml", offerSchema),
	toKind("terms", "terms.yaml", termsSchema),
	toKind("calendar", "calendar.yaml", festivalListSchema),
	toKind("desk", "desk.yaml", deskSchema),
	toKind("messages", "messages.yaml", messagesSchema),
	...Object.entries({ ...TEXTS, ...OWN_TEXTS, templates: templatesSchema }).map(([page, schema]) =>
		toKind(`page-${toFileName(page)}`, `pages/${toFileName(page)}.yaml`, schema),
	),
];

export function getKind(name: string): FileKind {
	const kind = KINDS.find((known) => known.name === name);
	if (!kind) throw new Error(`no kind ${name}`);
	return kind;
}

/** Finds the kind of a file by its path below the content's folder; undefined where no such file belongs there. */
export function findKind(file: string): FileKind | undefined {
	return ALL_KINDS.find(({ pattern }) => matchesPattern(file.split("/"), pattern.split("/")));
}

function matchesPattern(names: readonly string[], patterns: readonly string[]): boolean {
	if (names.length !== patterns.length) return false;
	return patterns.every((pattern, index) => {
		const name = names[index] ?? "";
		if (!pattern.startsWith("{")) return name === pattern;
		const extension = posix.extname(pattern);
		const slug = name.slice(0, name.length - extension.length);
		return name.endsWith(extension) && slugSchema.safeParse(slug).success;
	});
}
