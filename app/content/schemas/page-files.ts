import { z } from "zod";
import { OWN_TEXTS, TEXTS } from "../pages/registry.ts";

/** The files of `content/pages/` that are about one page each; one that an agency has not written comes from defaults. */
export const pagesSchema = z.strictObject(TEXTS);

/** The files of `content/pages/` without which the site has no such page. */
export const ownPagesSchema = z.strictObject(OWN_TEXTS);

/** Returns the name of a page's file without its extension: caseStudies has `case-studies`. */
export function toFileName(page: string): string {
	return page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
