import { z } from "zod";
import { MINUTE, SECOND } from "#app/platform/durations.ts";
import { parseAnalytics } from "./analytics.ts";
import { MAX_LOCAL_PART_LENGTH, parseEmailAddress } from "./email-address.ts";
import { emailSchema } from "./email-schema.ts";
import { isSafeAddress } from "./http/public-address.ts";
import { parseImapUrl } from "./imap-url.ts";
import { parseLimit } from "./limit.ts";

/** In which form a webhook tells: as data for programs, or as a message for a chat. */
const WEBHOOK_FORMATS = ["json", "slack", "teams"] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

/** The default of the setting of the same name. */
export const STRANGER_FILES_MB = 200;

/** Accepts digits only: to JavaScript `0x50`, `1e3` and a blank are numbers too. */
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
/** Accepts URLs without name and password, which would be shown in pages and messages. */
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
/** Parses `60s` or `5m` to ms. */
const durationSchema = z
	.string()
	.regex(/^[1-9]\d{0,4}[sm]$/, "must look like 60s or 5m")
	.transform((text) => Number.parseInt(text, 10) * (text.endsWith("m") ? MINUTE : SECOND));
/** The length of what stands in place of `{token}`. */
const TOKEN_LENGTH = 52;
const replyAddressSchema = z
	.string()
	.toLowerCase()
	.refine(
		(text) =>
			text.split("{token}").length === 2 &&
			text.indexOf("{token}") < text.indexOf("@") &&
			parseEmailAddress(text.replace("{token}", "a")) !== null,
		"must be an address with {token} before the @, such as hello+{token}@agency.example",
	)
	.refine(
		(text) => text.indexOf("@") - "{token}".length + TOKEN_LENGTH <= MAX_LOCAL_PART_LENGTH,
		`must have at most ${MAX_LOCAL_PART_LENGTH - TOKEN_LENGTH} characters beside {token} before the @`,
	)
	.overwrite((text) => parseEmailAddress(text) ?? text);
/** Parses `media.example, cdn.example:8443`. */
const hostsSchema = z
	.string()
	.toLowerCase()
	.transform((text) => text.split(/[\s,]+/).filter(Boolean))
	.refine(
		(hosts) => hosts.every((host) => /^[a-z0-9.-]+(:\d+)?$/.test(host)),
		"must be hosts with commas between them",
	);
const analyticsSchema = z.string().transform((text, context) => {
	const analytics = parseAnalytics(text);
	if (!analytics)
		context.addIssue(
			"must be a tool, the site's id there, and for a server of your own its address: plausible agency.example, matomo 3 https://stats.agency.example or ga4 G-ABC1234567",
		);
	return analytics ?? z.NEVER;
});
const switchSchema = z.stringbool({
	truthy: ["on"],
	falsy: ["off"],
	case: "sensitive",
	error: "must be on or off",
});

/** The settings of the site, all optional; `npm run settings` writes docs/settings.md of them. */
export const settingsSchema = z.strictObject({
	PORT: wholeNumberSchema(65535)
		.default(3000)
		.meta({ description: "where it listens", defaultText: "3000" }),
	HOST: z.string().default("127.0.0.1").meta({
		description: "the address it listens on; 0.0.0.0 in the container",
		defaultText: "127.0.0.1",
	}),
	SITE_URL: originSchema
		.optional()
		.meta({ description: "canonical origin", defaultText: "http://localhost:PORT" }),
	CONTENT_API_URL: baseUrlSchema("http", "https").optional().meta({
		description:
			"REST base of a WordPress, `https://cms.example/wp-json/wp/v2`: the blog shows its posts",
	}),
	BLOG_TTL: durationSchema
		.prefault("60s")
		.meta({ description: "how often it is looked for changes (s, m)", defaultText: "60s" }),
	CONTENT_HOOK_SECRET: secretSchema.optional().meta({
		description:
			"signs `POST /hooks/content`, by which it says that something changed, and the addresses of its previews",
	}),
	PICTURE_HOSTS: hostsSchema
		.prefault("")
		.meta({ description: "further hosts of its pictures, with commas between them" }),
	CONTENT_DIR: z.string().default("content").meta({
		description:
			"folder of the agency's content; it is read at each start, and no part of the build",
		defaultText: "content",
	}),
	DEMONSTRATION: z
		.stringbool({
			truthy: ["yes"],
			falsy: ["no"],
			case: "sensitive",
			error: "must be yes or no",
		})
		.default(false)
		.meta({
			description:
				"`yes`: the demonstration agency may be shown at a public `SITE_URL`; a start with it ends otherwise",
			defaultText: "no",
		}),
	DATA_DIR: z.string().default("./data").meta({
		description:
			"folder of the enquiries, and of what is kept of the blog, its pictures and checked content",
		defaultText: "./data",
	}),
	DATABASE_URL: urlSchema("postgres", "postgresql").optional().meta({
		description:
			"PostgreSQL for the enquiries, `postgres://user:password@host/database`; several nodes may share it, whose clocks agree within half a minute",
	}),
	SMTP_URL: urlSchema("smtp", "smtps")
		.refine((text) => new URL(text).hostname !== "", "must name a host")
		.optional()
		.meta({
			description: "mail server, best `smtps://user:password@host` or `smtp://…?requireTLS=true`",
		}),
	IMAP_URL: urlSchema("imap", "imaps")
		.refine((text) => parseImapUrl(text) !== null, "must name a user and a host")
		.optional()
		.meta({
			description:
				"mailbox in which replies arrive, `imaps://user:password@host/INBOX`; nothing in it is deleted",
		}),
	OAUTH_TOKEN_URL: urlSchema("http", "https")
		.refine(
			(text) => isSafeAddress(new URL(text)),
			"must begin with https://, without user name and password",
		)
		.optional()
		.meta({
			description:
				"where access tokens are fetched for a mail server that takes no password: `SMTP_URL` and `IMAP_URL` then name a user alone",
		}),
	OAUTH_CLIENT_ID: z
		.string()
		.optional()
		.meta({ description: "client id of the application there" }),
	OAUTH_CLIENT_SECRET: z.string().optional().meta({ description: "its secret" }),
	OAUTH_REFRESH_TOKEN: z.string().optional().meta({
		description:
			"refresh token of the mailbox; without one the application's own credentials are used",
	}),
	OAUTH_SCOPE: z
		.string()
		.optional()
		.meta({ description: "scope of the tokens, such as `https://outlook.office365.com/.default`" }),
	ENQUIRY_TO: emailSchema.optional().meta({
		description: "who gets notifications and reminders",
		defaultText: "the site's e-mail",
	}),
	ENQUIRY_FROM: emailSchema.optional().meta({
		description: "who all e-mails are from, answers too",
		defaultText: "the site's e-mail",
	}),
	REPLY_ADDRESS: replyAddressSchema.optional().meta({
		description:
			"the Reply-To of answers, such as `hello+{token}@agency.example`, where the mail server has plus addresses: `{token}` becomes the signed name of the enquiry",
		defaultText: "the site's e-mail",
	}),
	MAIL_ENQUIRIES: switchSchema.default(false).meta({
		description:
			"`on`: an e-mail that belongs to no enquiry becomes one, after the same check for spam; `off`: it is left in the mailbox",
		defaultText: "off",
	}),
	STRANGER_FILES_MB: wholeNumberSchema(100_000)
		.default(STRANGER_FILES_MB)
		.meta({
			description:
				"so many MB of files are kept in a day of people who had no answer yet; further ones are listed, and lie in the mailbox",
			defaultText: String(STRANGER_FILES_MB),
		}),
	MAIL_HOOK_SECRET: secretSchema.optional().meta({
		description:
			"signs `POST /hooks/mail`, by which a mail server hands over the replies of visitors (`whsec_…` or any text)",
	}),
	WEBHOOK_URL: baseUrlSchema("http", "https").optional().meta({
		description: "receiver of a webhook for each enquiry, reply, assignment and outcome",
	}),
	WEBHOOK_SECRET: secretSchema
		.optional()
		.meta({ description: "secret of its signatures (`whsec_…` or any text)" }),
	WEBHOOK_FORMAT: z
		.enum(WEBHOOK_FORMATS, `must be one of ${WEBHOOK_FORMATS.join(", ")}`)
		.default("json")
		.meta({
			description:
				"`json` for programs; `slack` or `teams` for a message in a chat, which needs no secret",
			defaultText: "json",
		}),
	TRUST_PROXY: wholeNumberSchema(10)
		.default(0)
		.meta({ description: "how many proxies in front set `X-Forwarded-For`", defaultText: "0" }),
	RATE_LIMIT_ENQUIRIES: limitSchema.prefault("5/10m").meta({
		description: "so many enquiries per so long (s, m, h) from one address",
		defaultText: "5/10m",
	}),
	ENQUIRY_ACKNOWLEDGE: switchSchema.default(false).meta({
		description: "`on`: the visitor gets an acknowledgement, without his words",
		defaultText: "off",
	}),
	VISITS: switchSchema.default(true).meta({
		description: "`off`: no visits are counted, and no speed of pages is measured",
		defaultText: "on",
	}),
	ATTRIBUTION: switchSchema.default(true).meta({
		description:
			"`off`: the browser stores nothing of how a visit began, and an enquiry tells nothing of it",
		defaultText: "on",
	}),
	ANALYTICS: analyticsSchema.optional().meta({
		description:
			"a tool that counts visits elsewhere, by its name, the site's id there and, for a server of your own, its address: `plausible agency.example`, `matomo 3 https://stats.agency.example` or `ga4 G-ABC1234567`, which asks visitors for consent",
	}),
	DESK: switchSchema.default(true).meta({
		description: "`off`: there is no `/desk`; else there is one as soon as somebody was invited",
		defaultText: "on",
	}),
	TURNSTILE_SITE_KEY: z
		.string()
		.optional()
		.meta({ description: "key of Cloudflare's check for machines in the form" }),
	TURNSTILE_SECRET: z.string().optional().meta({ description: "secret of that check" }),
	TURNSTILE_VERIFY_URL: openUrlSchema("http", "https")
		.default("https://challenges.cloudflare.com/turnstile/v0/siteverify")
		.meta({ description: "where its answers are checked", defaultText: "Cloudflare's" }),
	MAP_URL: openUrlSchema("https")
		.optional()
		.meta({ description: "the embedded map", defaultText: "OpenStreetMap of the office" }),
	WEBSITE_CHECK_HOSTS: hostsSchema.default([]).meta({
		description:
			"hosts of your own network, with their ports and separated by commas, that the website check may read beside public ones, as a website before it is public",
	}),
	CSP_REPORT_URL: openUrlSchema("http", "https")
		// The value becomes a part of headers, where these characters end a directive, a URL or a list.
		.refine((text) => !/[;,"\s]/.test(text), 'must be written without ; , " and blanks')
		.optional()
		.meta({ description: "where browsers report what a page's Content-Security-Policy forbade" }),
	INDEXNOW_KEY: z
		.string()
		.regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens")
		.optional()
		.meta({
			description:
				"of 8 to 128 letters, digits and hyphens; served at `/{key}.txt`; publishing at the desk and `npm run indexnow` tell search engines what changed",
		}),
	INDEXNOW_URL: openUrlSchema("http", "https")
		.default("https://api.indexnow.org/indexnow")
		.meta({ description: "whom it tells", defaultText: "api.indexnow.org" }),
	LOG_LEVEL: z
		.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`)
		.default("info")
		.meta({
			description: "`fatal`, `error`, `warn`, `info`, `debug` or `silent`",
			defaultText: "info",
		}),
	STOP_GRACE: durationSchema.default(0).meta({
		description:
			"how long it still serves after SIGTERM while `/readyz` says 503, such as `5s`, so that a load balancer takes it out first",
		defaultText: "0",
	}),
	METRICS_PORT: wholeNumberSchema(65535)
		.optional()
		.meta({ description: "where `GET /metrics` is answered, for Prometheus" }),
	METRICS_HOST: z
		.string()
		.default("127.0.0.1")
		.meta({ description: "the address for that", defaultText: "127.0.0.1" }),
});

export type Settings = z.infer<typeof settingsSchema>;
