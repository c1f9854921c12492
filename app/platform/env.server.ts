import { existsSync, readFileSync } from "node:fs";
import { parseEnv as parseDotEnv } from "node:util";
import { z } from "zod";
import { countTypos } from "./find-nearest.ts";
import { parseLimit } from "./limit.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

/** Digits only: to JavaScript `0x50`, `1e3` and a blank are numbers too. */
const wholeNumberSchema = (max: number) =>
	z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.number().max(max));
const urlSchema = (...protocols: string[]) =>
	z.url({
		abort: true,
		protocol: new RegExp(`^(${protocols.join("|")})$`),
		error: `must be an address that begins with ${protocols.map((name) => `${name}://`).join(" or ")}`,
	});
const baseUrlSchema = (...protocols: string[]) =>
	urlSchema(...protocols).transform((text) => text.replace(/\/+$/, ""));
/** Without name and password, which would be shown in pages and messages. */
const openUrlSchema = (...protocols: string[]) =>
	baseUrlSchema(...protocols).refine(
		(text) => new URL(text).username + new URL(text).password === "",
		"must have no user name and no password",
	);
const originSchema = urlSchema("http", "https")
	.transform((text) => new URL(text))
	.refine(
		(url) => url.href === `${url.origin}/`,
		"must be an origin, with nothing after the host and port",
	)
	.transform((url) => url.origin);
const limitSchema = z.string().transform((text, context) => {
	const limit = parseLimit(text);
	if (!limit) context.addIssue("must look like 5/10m: so many, at least one, per so long");
	return limit ?? z.NEVER;
});
/** A key of Standard Webhooks, or any text. */
const secretSchema = z
	.string()
	.min(16)
	.regex(/^(?!whsec_)|^whsec_[A-Za-z0-9+/]{22,}={0,2}$/, "must be base64 after whsec_");
/** `60s` or `5m`, to ms. */
const durationSchema = z
	.string()
	.regex(/^[1-9]\d{0,4}[sm]$/, "must look like 60s or 5m")
	.transform((text) => Number.parseInt(text, 10) * (text.endsWith("m") ? 60_000 : 1_000));
/** `media.example, cdn.example:8443`. */
const hostsSchema = z
	.string()
	.toLowerCase()
	.transform((text) => text.split(/[\s,]+/).filter(Boolean))
	.refine(
		(hosts) => hosts.every((host) => /^[a-z0-9.-]+(:\d+)?$/.test(host)),
		"must be hosts with commas between them",
	);
const switchSchema = z.stringbool({
	truthy: ["on"],
	falsy: ["off"],
	case: "sensitive",
	error: "must be on or off",
});

/** The settings of the site, all optional; the README's table explains them. */
const settingsSchema = z.strictObject({
	PORT: wholeNumberSchema(65535).default(3000),
	HOST: z.string().default("127.0.0.1"),
	SITE_URL: originSchema.optional(),
	CONTENT_API_URL: baseUrlSchema("http", "https").optional(),
	BLOG_TTL: durationSchema.prefault("60s"),
	CONTENT_HOOK_SECRET: secretSchema.optional(),
	PICTURE_HOSTS: hostsSchema.prefault(""),
	DATA_DIR: z.string().default("./data"),
	DATABASE_URL: urlSchema("postgres", "postgresql").optional(),
	SMTP_URL: urlSchema("smtp", "smtps")
		.refine((text) => new URL(text).hostname !== "", "must name a host")
		.optional(),
	ENQUIRY_TO: z.email().optional(),
	ENQUIRY_FROM: z.email().optional(),
	WEBHOOK_URL: baseUrlSchema("http", "https").optional(),
	WEBHOOK_SECRET: secretSchema.optional(),
	TRUST_PROXY: wholeNumberSchema(10).default(0),
	RATE_LIMIT_ENQUIRIES: limitSchema.prefault("5/10m"),
	ENQUIRY_ACKNOWLEDGE: switchSchema.default(false),
	VISITS: switchSchema.default(true),
	DESK: switchSchema.default(true),
	TURNSTILE_SITE_KEY: z.string().optional(),
	TURNSTILE_SECRET: z.string().optional(),
	TURNSTILE_VERIFY_URL: openUrlSchema("http", "https").default(
		"https://challenges.cloudflare.com/turnstile/v0/siteverify",
	),
	MAP_URL: openUrlSchema("https").optional(),
	CSP_REPORT_URL: openUrlSchema("http", "https")
		// It becomes a part of headers, where these end a directive, a URL or a list.
		.refine((text) => !/[;,"\s]/.test(text), 'must be written without ; , " and blanks')
		.optional(),
	INDEXNOW_KEY: z
		.string()
		.regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens")
		.optional(),
	INDEXNOW_URL: openUrlSchema("http", "https").default("https://api.indexnow.org/indexnow"),
	LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
	STOP_GRACE: durationSchema.default(0),
	METRICS_PORT: wholeNumberSchema(65535).optional(),
	METRICS_HOST: z.string().default("127.0.0.1"),
});

type Settings = z.infer<typeof settingsSchema>;

export type Env = Omit<Settings, "SITE_URL"> & { SITE_URL: string };

const SETTING_NAMES = Object.keys(settingsSchema.shape);
/** Their values may contain a password, which must not be printed. */
const SECRET_NAMES = [
	"CONTENT_API_URL",
	"CONTENT_HOOK_SECRET",
	"DATABASE_URL",
	"SMTP_URL",
	"WEBHOOK_URL",
	"WEBHOOK_SECRET",
	"TURNSTILE_SECRET",
];
/** Settings that are of no use without another one. */
const REQUIRED_WITH: readonly [keyof Settings, keyof Settings][] = [
	["WEBHOOK_URL", "WEBHOOK_SECRET"],
	["CONTENT_HOOK_SECRET", "CONTENT_API_URL"],
	["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"],
	["TURNSTILE_SECRET", "TURNSTILE_SITE_KEY"],
];
/** Shorter names are too similar to variables of other programs. */
const MIN_TYPO_LENGTH = 7;

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

/** The settings, parsed once. */
export function getEnv(): Env {
	cached ??= parseEnv(
		process.env,
		existsSync(".env") ? parseDotEnv(readFileSync(".env", "utf8")) : {},
	);
	return cached;
}

/** With PORT 0 the system chooses the port; the default SITE_URL follows it. */
export function setPort(port: number): Env {
	const env = getEnv();
	const isDefault = env.SITE_URL === toLocalOrigin(env.PORT);
	cached = { ...env, PORT: port, SITE_URL: isDefault ? toLocalOrigin(port) : env.SITE_URL };
	return cached;
}

/** The environment overrides the values of the `.env` file; an empty value counts as not set. */
export function parseEnv(
	environment: NodeJS.ProcessEnv,
	dotEnv: Record<string, string | undefined> = {},
): Env {
	const values = Object.fromEntries(
		SETTING_NAMES.map((name) => [name, environment[name] || dotEnv[name] || undefined]),
	);
	const { data, error } = settingsSchema.safeParse(values);
	const invalid = (error?.issues ?? []).map(({ path: [path], message }) => {
		const name = String(path);
		const isSecret = SECRET_NAMES.includes(name) || /\/\/[^/]*@/.test(values[name] ?? "");
		const value = isSecret ? "its value" : JSON.stringify(values[name]);
		return `${name}: ${value} is not usable: ${message}`;
	});
	const errors = [
		...findUnknown(dotEnv),
		...findTypos(environment),
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
	if (settings.METRICS_PORT === settings.PORT && settings.PORT !== 0)
		errors.push("METRICS_PORT and PORT are the same; each needs its own");
	return errors;
}

function findUnknown(dotEnv: Record<string, string | undefined>): string[] {
	return Object.keys(dotEnv)
		.filter((name) => !SETTING_NAMES.includes(name))
		.map(
			(name) => `${name} in .env is not a setting; the settings are ${SETTING_NAMES.join(", ")}`,
		);
}

/** Other programs have variables too: only a name that is nearly one of ours is an error. */
function findTypos(environment: NodeJS.ProcessEnv): string[] {
	return Object.keys(environment).flatMap((name) => {
		if (SETTING_NAMES.includes(name) || name.length < MIN_TYPO_LENGTH) return [];
		const meant = SETTING_NAMES.find(
			(known) => known.length >= MIN_TYPO_LENGTH && isNearMiss(name, known),
		);
		return meant ? [`${name} is not a setting; did you mean ${meant}?`] : [];
	});
}

/** Names that differ in case or separators, in one letter, or in the place of two. */
function isNearMiss(name: string, known: string): boolean {
	const fold = (text: string) => text.toUpperCase().replaceAll(/[^A-Z]/g, "");
	const sort = (text: string) => [...text].sort().join("");
	if (fold(name) === fold(known)) return true;
	if (Math.abs(name.length - known.length) > 1) return false;
	return countTypos(name, known) <= (sort(name) === sort(known) ? 2 : 1);
}
