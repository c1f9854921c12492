import { z } from "zod";
import { PAGES } from "../pages/registry.ts";
import { toMeta } from "./text.ts";

const OPTIONAL = PAGES.flatMap(({ optional }) => optional ?? []);

/** The switches in site.yaml, by the names of the families of pages that an agency may do without. */
export const FAMILY_NAMES = OPTIONAL.map(({ name }) => name);

const switches = OPTIONAL.map(({ name, words }) => [
	name,
	z.boolean().optional().meta(toMeta(words)),
]);

/** The switches in site.yaml. */
export const familiesSchema = z.strictObject(
	Object.fromEntries(switches) as Record<string, z.ZodOptional<z.ZodBoolean>>,
);
