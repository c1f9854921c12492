import { existsSync, readFileSync } from "node:fs";
import { parseEnv as parseDotEnv } from "node:util";
import { type Env, parseEnv, toLocalOrigin } from "./env.ts";

let parsed: Env | undefined;

/** The settings, read once from the environment and, below it, the file `.env`. */
export function getEnv(): Env {
	parsed ??= parseEnv(
		process.env,
		existsSync(".env") ? parseDotEnv(readFileSync(".env", "utf8")) : {},
	);
	return parsed;
}

/** With PORT 0 the system chooses a port, and the site's own address follows it unless it is set. */
export function settlePort(port: number): Env {
	const env = getEnv();
	const isOpen = env.SITE_URL === toLocalOrigin(env.PORT);
	parsed = { ...env, PORT: port, SITE_URL: isOpen ? toLocalOrigin(port) : env.SITE_URL };
	return parsed;
}
