import { z } from "zod";
import { parseLimit } from "./enquiries/spam/limit.ts";
import { TURNSTILE_VERIFY_URL } from "./enquiries/spam/turnstile.ts";

const DEFAULT_PORT = 3000;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

/** Digits only: `0x50`, `1e3` and a blank are numbers to JavaScript, and slips in a setting. */
const wholeNumberSchema = (max: number) =>
	z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.number().max(max));
const urlSchema = (...protocols: string[]) =>
	z.url({
		abort: true,
		protocol: new RegExp(`^(${protocols.join("|")})$`),
		error: `must be an address that begins with ${protocols.map((name) => `${name}://`).join(" or ")}`,
	});
const addressSchema = (...protocols: string[]) =>
	urlSchema(...protocols).transform((text) => text.replace(/\/+$/, ""));
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

/** Of Standard Webhooks, or any text. */
const secretSchema = z
	.string()
	.min(16)
	.refine(
		(text) => !text.startsWith("whsec_") || /^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(text),
		"must be base64 after whsec_",
	);
/** `60s` or `5m`, in ms. */
const durationSchema = z
	.string()
	.regex(/^[1-9]\d{0,4}[sm]$/, "must look like 60s or 5m")
	.transform((text) => Number.parseInt(text, 10) * (text.endsWith("m") ? 60_000 : 1_000));
/** `media.example, cdn.example:8443`. */
const hostsSchema = z
	.string()
	.transform((text) =>
		text
			.toLowerCase()
			.split(/[\s,]+/)
			.filter(Boolean),
	)
	.refine(
		(hosts) => hosts.every((host) => /^[a-z0-9.-]+(:\d+)?$/.test(host)),
		"must be hosts with commas between them",
	);

/** The settings of the site, all optional. Their meaning stands in the README's table. */
const settingsSchema = z.strictObject({
	PORT: wholeNumberSchema(65535).default(DEFAULT_PORT),
	HOST: z.string().min(1).default("127.0.0.1"),
	SITE_URL: originSchema.optional(),
	CONTENT_API_URL: addressSchema("http", "https").optional(),
	BLOG_TTL: durationSchema.prefault("60s"),
	CONTENT_HOOK_SECRET: secretSchema.optional(),
	PICTURE_HOSTS: hostsSchema.prefault(""),
	DATA_DIR: z.string().min(1).default("./data"),
	DATABASE_URL: urlSchema("postgres", "postgresql").optional(),
	SMTP_URL: urlSchema("smtp", "smtps")
		.refine((text) => new URL(text).hostname !== "", "must name a host")
		.optional(),
	ENQUIRY_TO: z.email().optional(),
	ENQUIRY_FROM: z.email().optional(),
	WEBHOOK_URL: addressSchema("http", "https").optional(),
	WEBHOOK_SECRET: secretSchema.optional(),
	TRUST_PROXY: wholeNumberSchema(10).default(0),
	RATE_LIMIT_ENQUIRIES: limitSchema.prefault("5/10m"),
	ENQUIRY_ACKNOWLEDGE: z
		.enum(["on", "off"], "must be on or off")
		.default("off")
		.transform((choice) => choice === "on"),
	VISITS: z
		.enum(["on", "off"], "must be on or off")
		.default("on")
		.transform((choice) => choice === "on"),
	TURNSTILE_SITE_KEY: z.string().min(1).optional(),
	TURNSTILE_SECRET: z.string().min(1).optional(),
	TURNSTILE_VERIFY_URL: addressSchema("http", "https").default(TURNSTILE_VERIFY_URL),
	MAP_URL: addressSchema("https").optional(),
	CSP_REPORT_URL: addressSchema("http", "https")
		// It becomes a part of headers, where these end a rule, an address or a list.
		.refine((text) => !/[;,"\s]/.test(text), 'must be written without ; , " and blanks')
		.optional(),
	INDEXNOW_KEY: z
		.string()
		.regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens")
		.optional(),
	INDEXNOW_URL: addressSchema("http", "https").default("https://api.indexnow.org/indexnow"),
	LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
	STOP_GRACE: durationSchema.default(0),
	METRICS_PORT: wholeNumberSchema(65535).optional(),
	METRICS_HOST: z.string().min(1).default("127.0.0.1"),
});

type Settings = z.infer<typeof settingsSchema>;

const SETTING_NAMES = Object.keys(settingsSchema.shape);
/** Their values may hold a password, which has no place in a log. */
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
const NEEDED: readonly [keyof Settings, keyof Settings][] = [
	["WEBHOOK_URL", "WEBHOOK_SECRET"],
	["CONTENT_HOOK_SECRET", "CONTENT_API_URL"],
	["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"],
	["TURNSTILE_SECRET", "TURNSTILE_SITE_KEY"],
];
/** Shorter names are too near to other programs' variables to be called a slip. */
const SHORTEST_LIKELY_SLIP = 7;

export type Env = Omit<Settings, "SITE_URL"> & { SITE_URL: string };

/** Thrown with one line per setting that is unknown or malformed. */
export class SettingsError extends Error {
	readonly faults: readonly string[];

	constructor(faults: readonly string[]) {
		super(faults.join("\n"));
		this.name = "SettingsError";
		this.faults = faults;
	}
}

/**
 * Parses the environment and the `.env` file's values, which the environment overrides.
 * An empty value counts as not set.
 */
export function parseEnv(
	environment: NodeJS.ProcessEnv,
	dotEnv: Record<string, string | undefined> = {},
): Env {
	const faults = [...findUnknown(dotEnv), ...findSlips(environment)];
	const given = SETTING_NAMES.flatMap((name) => {
		const value = environment[name] || dotEnv[name];
		return value ? [[name, value] as const] : [];
	});
	const parsed = settingsSchema.safeParse(Object.fromEntries(given));
	if (!parsed.success) {
		faults.push(
			...parsed.error.issues.map((issue) => {
				const name = String(issue.path[0]);
				const value = JSON.stringify(environment[name] || dotEnv[name]);
				const shown = SECRET_NAMES.includes(name) ? "its value" : value;
				return `${name}: ${shown} is not usable: ${issue.message}`;
			}),
		);
	} else faults.push(...findUnfit(parsed.data));
	if (faults.length > 0 || !parsed.success) throw new SettingsError(faults);
	return {
		...parsed.data,
		SITE_URL: parsed.data.SITE_URL ?? toLocalOrigin(parsed.data.PORT),
	};
}

/** The canonical origin when none is set. */
export const toLocalOrigin = (port: number): string => `http://localhost:${port}`;

/** What each setting allows by itself, and not beside the others. */
function findUnfit(settings: Settings): string[] {
	const isSame = settings.METRICS_PORT === settings.PORT && settings.PORT !== 0;
	const same = isSame ? ["METRICS_PORT and PORT are the same; each needs its own"] : [];
	const lonely = NEEDED.filter(([name, needed]) => settings[name] && !settings[needed]).map(
		([name, needed]) => `${name} is set, and needs ${needed} beside it`,
	);
	return [...lonely, ...same];
}

function findUnknown(dotEnv: Record<string, string | undefined>): string[] {
	return Object.keys(dotEnv)
		.filter((name) => !SETTING_NAMES.includes(name))
		.map(
			(name) => `${name} in .env is not a setting; the settings are ${SETTING_NAMES.join(", ")}`,
		);
}

/** The environment is full of other programs' variables: only a near miss of one of ours is a fault. */
function findSlips(environment: NodeJS.ProcessEnv): string[] {
	return Object.keys(environment).flatMap((name) => {
		if (SETTING_NAMES.includes(name) || name.length < SHORTEST_LIKELY_SLIP) return [];
		const meant = SETTING_NAMES.find(
			(known) => known.length >= SHORTEST_LIKELY_SLIP && isNearMiss(name, known),
		);
		return meant ? [`${name} is not a setting; did you mean ${meant}?`] : [];
	});
}

function isNearMiss(name: string, known: string): boolean {
	const fold = (text: string) => text.toUpperCase().replaceAll(/[^A-Z]/g, "");
	return fold(name) === fold(known) || editDistance(name, known) <= 1;
}

/** Damerau-Levenshtein distance with adjacent swaps. */
function editDistance(a: string, b: string): number {
	const rows = [...Array(a.length + 1).keys()].map((i) => [i, ...Array<number>(b.length).fill(0)]);
	const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
	rows[0] = [...Array(b.length + 1).keys()];
	for (let i = 1; i <= a.length; i++) {
		for (let j = 1; j <= b.length; j++) {
			const cost = a[i - 1] === b[j - 1] ? 0 : 1;
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
			(rows[i] as number[])[j] = swapped ? Math.min(best, at(i - 2, j - 2) + 1) : best;
		}
	}
	return at(a.length, b.length);
}
