import type { Change } from "#app/art/case-scale.ts";
import type { CaseStudy } from "#app/content/types.ts";
import type { Crumb } from "#app/seo/crumbs.ts";

export type NamedLink = { name: string; to: string };

/** A case whose services and industry are links. */
export type LinkedCase = Omit<CaseStudy, "services" | "industry"> & {
	services: NamedLink[];
	industry: NamedLink;
	crumbs: Crumb[];
};

/** What its chart draws. */
export type ChartProps = { title: string; measures: readonly Change[] };
