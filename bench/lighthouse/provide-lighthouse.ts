import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import { providePackages } from "../../scripts/provide-packages.ts";

/** No dependency of the project: 90 packages that only this measurement needs. */
const LIGHTHOUSE = "lighthouse@13.5.0";

type Options = { port: number; logLevel: "error"; onlyCategories: readonly string[] };
export type Lighthouse = (address: string, options: Options) => Promise<unknown>;

const moduleSchema = z.object({ default: z.custom<Lighthouse>((it) => typeof it === "function") });

/** Lighthouse, got from the registry the first time; null where it cannot be had. */
export async function provideLighthouse(): Promise<Lighthouse | null> {
	const folder = providePackages(LIGHTHOUSE);
	if (!folder) return null;
	const module = pathToFileURL(join(folder, "lighthouse/core/index.js"));
	return moduleSchema.parse(await import(module.href)).default;
}
