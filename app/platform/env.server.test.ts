import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv as parseDotEnv } from "node:util";
import { expect, it } from "vitest";
import { ROOT } from "../../tests/support/project-folder.ts";
import { type Env, parseEnv } from "./env.server.ts";
import { settingsSchema } from "./settings.ts";

function expectErrors(errors: unknown[], ...given: Parameters<typeof parseEnv>) {
	const error = expect.objectContaining({ name: "SettingsError", errors });
	expect(() => parseEnv(...given), JSON.stringify(given)).toThrow(error);
}

it.each([
	{ DATABASE_URL: "postgres://u:p@db/site", SMTP_URL: "smtps://u:p@mail.example:587" },
	{ WEBHOOK_URL: "http://127.0.0.1:9000/hook", WEBHOOK_SECRET: "0123456789abcdef" },
	{ CONTENT_API_URL: "https://cms.example", CONTENT_HOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILP" },
	{ MAP_URL: "https://maps.example/embed?q=x", INDEXNOW_KEY: "Kite-012" },
])("settings are kept as they are written: %j", (settings) => {
	expect(parseEnv(settings)).toMatchObject(settings);
});

it.each<[name: keyof Env, text: string, value: unknown]>([
	["PORT", "0", 0],
	["SITE_URL", "https://Kiteline.Example:8443", "https://kiteline.example:8443"],
	["CONTENT_API_URL", "https://cms.example/wp-json/wp/v2/", "https://cms.example/wp-json/wp/v2"],
	["BLOG_TTL", "5m", 300_000],
	["PICTURE_HOSTS", "Media.example, cdn.example:8443", ["media.example", "cdn.example:8443"]],
	["RATE_LIMIT_ENQUIRIES", "20/1h", { count: 20, seconds: 3600 }],
	["VISITS", "off", false],
	["ATTRIBUTION", "off", false],
	["REPLY_ADDRESS", "Hello+{token}@Kiteline.example", "hello+{token}@kiteline.example"],
	["REPLY_ADDRESS", "hello+{token}@bücher.example", "hello+{token}@xn--bcher-kva.example"],
	["ENQUIRY_TO", "hello@bücher.example", "hello@xn--bcher-kva.example"],
	["ENQUIRY_TO", "\u200bhello@kiteline.example\u00a0", "hello@kiteline.example"],
	["MAIL_ENQUIRIES", "on", true],
])("%s=%s is parsed as %j", (name, text, value) => {
	expect(parseEnv({ [name]: text })[name]).toEqual(value);
});

it.each<[name: keyof Env, texts: string[], misspelt?: string[]]>([
	["PORT", ["http", "65536", "80.5", "0x50"]],
	["SITE_URL", ["s.example", "ftp://s.example", "https://user:word@s.example", "https://a.b/c"]],
	["SITE_URL", [], ["SITEURL", "SITE-URL", "site_url"]],
	["BLOG_TTL", ["0s", "60"]],
	["PICTURE_HOSTS", ["https://cdn.example"]],
	["DATABASE_URL", ["mysql://db/site"], ["DATABASE_URLS"]],
	["SMTP_URL", ["mail.example:587", "smtp://", "https://a.b"], ["SMPT_URL"]],
	["IMAP_URL", ["mail.example", "imaps://mail.example", "smtps://u:p@a.b"], ["IMAP_URI"]],
	[
		"REPLY_ADDRESS",
		[
			"hello@kiteline.example",
			"{token}",
			"hello@{token}.example",
			"{token}+{token}@kiteline.example",
			"hello {token}@kiteline.example",
			`${"x".repeat(13)}{token}@kiteline.example`,
			`{token}@${"x".repeat(64)}.example`,
			"{token}@kiteline.example©",
		],
		["REPLY_ADRESS"],
	],
	[
		"ENQUIRY_TO",
		[
			"hello",
			"hello@localhost",
			`${"x".repeat(65)}@kiteline.example`,
			`hello@${"x".repeat(64)}.example`,
			`hello@${"x.".repeat(130)}example`,
			"hello@kiteline.example©",
			"hello@kiteline.example™",
			"Kiteline <hello@kiteline.example>",
		],
	],
	["ENQUIRY_FROM", ["hello@kite©line.example", `${"x".repeat(65)}@kiteline.example`]],
	["MAIL_HOOK_SECRET", ["0123456789abcde", "whsec_not base64 at all"], ["MAIL_HOOK_SECRETS"]],
	["OAUTH_TOKEN_URL", ["http://login.example/token", "https://u:p@login.example"]],
	["WEBHOOK_SECRET", ["0123456789abcde", "whsec_not base64 at all"], ["WEBHOOK_SECRE"]],
	["TRUST_PROXY", ["true", "11"]],
	["RATE_LIMIT_ENQUIRIES", ["5", "5/10", "0/10m", "5/0s"]],
	["CSP_REPORT_URL", ["https://csp.example/;a", "https://csp.example/,"]],
	["INDEXNOW_KEY", ["Kite-01", "Kite_0123"]],
	["METRICS_PORT", ["65536", "3000"]],
])("%s is rejected as any of %j, and recognised when misspelt", (name, texts, misspelt = []) => {
	for (const text of texts) expectErrors([expect.stringMatching(`^${name}:? `)], { [name]: text });
	for (const slip of misspelt)
		expectErrors([expect.stringContaining(`mean ${name}?`)], { [slip]: "x" });
});

it.each([
	["empty values", { PORT: "", SITE_URL: "", SMTP_URL: "" }, {}, {}],
	["a port in .env", {}, { PORT: "5000" }, { PORT: 5000, SITE_URL: "http://localhost:5000" }],
	["both, of which .env gives way", { HOST: "::" }, { HOST: "0.0.0.0" }, { HOST: "::" }],
	["other programs' names", { HOSTNAME: "x", PORTS: "x", TERM: "x", APP_URL: "x" }, {}, {}],
])("the defaults are changed by %s: %j %j", (_what, environment, dotEnv, changes) => {
	expect(parseEnv(environment, dotEnv)).toEqual({ ...parseEnv({}), ...changes });
});

it.each([
	["WEBHOOK_URL", "https://hook.example", "WEBHOOK_SECRET"],
	["CONTENT_HOOK_SECRET", "0123456789abcdef", "CONTENT_API_URL"],
	["TURNSTILE_SITE_KEY", "1x00", "TURNSTILE_SECRET"],
	["OAUTH_REFRESH_TOKEN", "1//0x", "OAUTH_TOKEN_URL"],
])("%s=%s needs %s", (name, value, needed) => {
	expectErrors([`${name} is set, and needs ${needed} beside it`], { [name]: value });
});

it("a mailbox without a password needs OAuth2, and OAuth2 its secret", () => {
	const IMAP_URL = "imaps://desk%40agency.example@mail.example/Replies";
	expectErrors([expect.stringMatching(/^IMAP_URL has no password/)], { IMAP_URL });
	const oauth = { OAUTH_TOKEN_URL: "https://login.example/token", OAUTH_CLIENT_ID: "desk" };
	const lacking = expect.stringContaining("needs OAUTH_CLIENT_SECRET or OAUTH_REFRESH_TOKEN");
	expectErrors([lacking], { IMAP_URL, ...oauth });
	expect(parseEnv({ IMAP_URL, ...oauth, OAUTH_CLIENT_SECRET: "s" })).toMatchObject({ IMAP_URL });
});

it("the examples of deploy/ do not start a site before each CHANGE-ME in them is replaced", () => {
	const example = readFileSync(join(ROOT, "deploy/site.env.example"), "utf8");
	const settings = parseDotEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ""));
	const all = Object.keys(settingsSchema.shape);
	const names = all.filter((name) => settings[name]?.includes("CHANGE-ME"));
	expect(names).toEqual(expect.arrayContaining(["DATABASE_URL", "SMTP_URL", "MAIL_HOOK_SECRET"]));
	const errors = names.map((name) => expect.stringMatching(`^${name} still has CHANGE-ME `));
	expectErrors(errors, settings);
	expectErrors(errors, {}, settings);
	for (const name of names) settings[name] = settings[name]?.replace("CHANGE-ME", "q3".repeat(16));
	expect(parseEnv(settings)).toMatchObject({ SMTP_URL: settings.SMTP_URL });
});

it("all errors of the environment and of the .env file are listed at once", () => {
	const errors = [
		expect.stringMatching(/^COLOUR in \.env is not a setting; the settings are PORT, /),
		expect.stringMatching(/^SITEURL is not a setting/),
		expect.stringMatching(/^PORT: "http" is not usable: /),
		expect.stringMatching(/^MAP_URL: "x" is not usable: /),
	];
	expectErrors(errors, { SITEURL: "x", MAP_URL: "x" }, { COLOUR: "red", PORT: "http" });
});

it.each([
	["SMTP_URL", "smpt://user:hunter2@mail.example"],
	["IMAP_URL", "imsp://user:hunter2@mail.example"],
	["DATABASE_URL", "postgers://user:hunter2@db/site"],
	["WEBHOOK_SECRET", "hunter2"],
	["CONTENT_API_URL", "htps://user:hunter2@cms.example"],
	["SITE_URL", "https://user:hunter2@site.example"],
	["MAP_URL", "https://user:hunter2@map.example"],
	["INDEXNOW_URL", "https://user:hunter2@search.example"],
])("the error of %s does not show its secret", (name, value) => {
	expectErrors([expect.not.stringContaining("hunter2")], { [name]: value });
});
