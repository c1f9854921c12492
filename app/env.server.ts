import { existsSync, readFileSync } from "node:fs";
import { parseEnv as parseDotEnv } from "node:util";
import { type Env, parseEnv } from "./env.ts";

let parsed: Env | undefined;

/** The settings, read once from the environment and, below it, the file `.env`. */
export function getEnv(): Env {
	parsed ??= parseEnv(
		process.env,
		existsSync(".env") ? parseDotEnv(readFileSync(".env", "utf8")) : {},
	);
	return parsed;
}
