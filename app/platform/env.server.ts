import { existsSync, readFileSync } from "node:fs";
import { parseEnv as parseDotEnv } from "node:util";
import { distance } from "fastest-levenshtein";
import { parseImapUrl } from "./imap-url.ts";
import { type Settings, settingsSchema } from "./settings.ts";

export type Env = Omit<Settings, "SITE_URL"> & { SITE_URL: string };

const SETTING_NAMES = Object.keys(settingsSchema.shape);

/** Settings whose values may contain a password, which must not be printed. */
const SECRET_NAMES = [
	"CONTENT_API_URL",
	"CONTENT_HOOK_SECRET",
	"DATABASE_URL",
	"MAIL_HOOK_SECRET",
	"SMTP_URL",
	"IMAP_URL",
	"OAUTH_CLIENT_SECRET",
	"OAUTH_REFRESH_TOKEN",
	"WEBHOOK_URL",
	"WEBHOOK_SECRET",
	"TURNSTILE_SECRET",
];
/** Settings that have no effect without another one. */
const REQUIRED_WITH: readonly [keyof Settings, keyof Settings][] = [
	["CONTENT_HOOK_SECRET", "CONTENT_API_URL"],
	["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"],
	["TURNSTILE_SECRET", "TURNSTILE_SITE_KEY"],
	["OAUTH_TOKEN_URL", "OAUTH_CLIENT_ID"],
	["OAUTH_CLIENT_ID", "OAUTH_TOKEN_URL"],
	["OAUTH_CLIENT_SECRET", "OAUTH_TOKEN_URL"],
	["OAUTH_REFRESH_TOKEN", "OAUTH_TOKEN_URL"],
	["OAUTH_SCOPE", "OAUTH_TOKEN_URL"],
];
/** The shortest name that is checked for typos: shorter ones are too similar to variables of other programs. */
const MIN_TYPO_LENGTH = 7;

/** What the examples in deploy/ have where a password belongs. */
const PLACEHOLDER = "CHANGE-ME";

/** Thrown with one line per setting that is unknown or malformed. */
export class SettingsError extends Error {
	override readonly name = "SettingsError";

	readonly errors: readonly string[];

	constructor(errors: readonly string[]) {
		super(errors.join("\n"));
		this.errors = errors;
	}
}

let cached: Env | undefined;

/** Returns the settings, which are parsed once. */
export function getEnv(): Env {
	cached ??= parseEnv(
		process.env,
		existsSync(".env") ? parseDotEnv(readFileSync(".env", "utf8")) : {},
	);
	return cached;
}

/** Sets the port that the system chose for PORT 0; the default SITE_URL follows it. */
export function setPort(port: number): Env {
	const env = getEnv();
	const isDefault = env.SITE_URL === toLocalOrigin(env.PORT);
	cached = { ...env, PORT: port, SITE_URL: isDefault ? toLocalOrigin(port) : env.SITE_URL };
	return cached;
}

/** Parses the settings. The environment overrides the values of the `.env` file; an empty value counts as not set. */
export function parseEnv(
	environment: NodeJS.ProcessEnv,
	dotEnv: Record<string, string | undefined> = {},
): Env {
	const values = Object.fromEntries(
		SETTING_NAMES.map((name) => [name, environment[name] || dotEnv[name] || undefined]),
	);
	const left = SETTING_NAMES.filter((name) => values[name]?.includes(PLACEHOLDER));
	const { data, error } = settingsSchema.safeParse(values);
	const invalid = (error?.issues ?? []).flatMap(({ path: [path], message }) => {
		const name = String(path);
		if (left.includes(name)) return [];
		const isSecret = SECRET_NAMES.includes(name) || /\/\/[^/]*@/.test(values[name] ?? "");
		const value = isSecret ? "its value" : JSON.stringify(values[name]);
		return `${name}: ${value} is not usable: ${message}`;
	});
	const errors = [
		...findUnknown(dotEnv),
		...findTypos(environment),
		...left.map(
			(name) => `${name} still has ${PLACEHOLDER} of the example; put the real value there`,
		),
		...invalid,
		...(data ? findConflicts(data) : []),
	];
	if (errors.length > 0 || !data) throw new SettingsError(errors);
	return { ...data, SITE_URL: data.SITE_URL ?? toLocalOrigin(data.PORT) };
}

const toLocalOrigin = (port: number): string => `http://localhost:${port}`;

function findConflicts(settings: Settings): string[] {
	const errors = REQUIRED_WITH.filter(
		([name, required]) => settings[name] && !settings[required],
	).map(([name, required]) => `${name} is set, and needs ${required} beside it`);
	const { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_FORMAT } = settings;
	if (WEBHOOK_URL && !WEBHOOK_SECRET && WEBHOOK_FORMAT === "json")
		errors.push("WEBHOOK_URL is set, and needs WEBHOOK_SECRET beside it");
	if (settings.METRICS_PORT === settings.PORT && settings.PORT !== 0)
		errors.push("METRICS_PORT and PORT are the same; each needs its own");
	const { IMAP_URL, OAUTH_TOKEN_URL, OAUTH_CLIENT_SECRET, OAUTH_REFRESH_TOKEN } = settings;
	if (OAUTH_TOKEN_URL && !OAUTH_CLIENT_SECRET && !OAUTH_REFRESH_TOKEN)
		errors.push(
			"OAUTH_TOKEN_URL is set, and needs OAUTH_CLIENT_SECRET or OAUTH_REFRESH_TOKEN beside it",
		);
	if (IMAP_URL && parseImapUrl(IMAP_URL)?.password === null && !OAUTH_TOKEN_URL)
		errors.push("IMAP_URL has no password, and needs one, or OAUTH_TOKEN_URL beside it");
	return errors;
}

function findUnknown(dotEnv: Record<string, string | undefined>): string[] {
	return Object.keys(dotEnv)
		.filter((name) => !SETTING_NAMES.includes(name))
		.map(
			(name) => `${name} in .env is not a setting; the settings are ${SETTING_NAMES.join(", ")}`,
		);
}

/** Finds names that are nearly those of ours. Other programs have variables too, so that all other names are valid. */
function findTypos(environment: NodeJS.ProcessEnv): string[] {
	return Object.keys(environment).flatMap((name) => {
		if (SETTING_NAMES.includes(name) || name.length < MIN_TYPO_LENGTH) return [];
		const meant = SETTING_NAMES.find(
			(known) => known.length >= MIN_TYPO_LENGTH && isNearMiss(name, known),
		);
		return meant ? [`${name} is not a setting; did you mean ${meant}?`] : [];
	});
}

/** Returns whether names differ in case or separators, in one letter, or in the place of two. */
function isNearMiss(name: string, known: string): boolean {
	const fold = (text: string) => text.toUpperCase().replaceAll(/[^A-Z]/g, "");
	const sort = (text: string) => [...text].sort().join("");
	if (fold(name) === fold(known)) return true;
	if (Math.abs(name.length - known.length) > 1) return false;
	return distance(name, known) <= (sort(name) === sort(known) ? 2 : 1);
}
