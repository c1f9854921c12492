import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import { ROOT } from "../../tests/project-folder.ts";

/** No dependency of the project: 90 packages that only this measurement needs. */
const VERSION = "13.5.0";
const FOLDER = join(ROOT, "node_modules/.cache/bench");
const MODULE = join(FOLDER, `lighthouse-${VERSION}/node_modules/lighthouse/core/index.js`);

type Options = { port: number; logLevel: "error"; onlyCategories: readonly string[] };
export type Lighthouse = (address: string, options: Options) => Promise<unknown>;

const moduleSchema = z.object({ default: z.custom<Lighthouse>((it) => typeof it === "function") });

/** Lighthouse, got from the registry the first time; null where it cannot be had. */
export async function provideLighthouse(): Promise<Lighthouse | null> {
	if (!existsSync(MODULE)) install();
	if (!existsSync(MODULE)) return null;
	return moduleSchema.parse(await import(pathToFileURL(MODULE).href)).default;
}

function install(): void {
	const prefix = join(FOLDER, `lighthouse-${VERSION}`);
	mkdirSync(prefix, { recursive: true });
	const wishes = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
	spawnSync("npm", ["install", ...wishes, "--prefix", prefix, `lighthouse@${VERSION}`], {
		cwd: prefix,
		stdio: "ignore",
	});
}
