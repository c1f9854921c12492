import { describe, expect, it } from "vitest";
import { type Env, parseEnv, SettingsError } from "./env.ts";

describe("defaults", () => {
	it("needs nothing to be set", () => {
		expect(parseEnv({})).toEqual({
			PORT: 3000,
			HOST: "127.0.0.1",
			SITE_URL: "http://localhost:3000",
			BLOG_TTL: 60_000,
			PICTURE_HOSTS: [],
			DATA_DIR: "./data",
			TRUST_PROXY: 0,
			RATE_LIMIT_ENQUIRIES: { count: 5, seconds: 600 },
			ENQUIRY_ACKNOWLEDGE: false,
			VISITS: true,
			TURNSTILE_VERIFY_URL: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
			INDEXNOW_URL: "https://api.indexnow.org/indexnow",
			LOG_LEVEL: "info",
			METRICS_HOST: "127.0.0.1",
		});
	});

	it("lets SITE_URL follow PORT", () => {
		expect(parseEnv({ PORT: "4000" }).SITE_URL).toBe("http://localhost:4000");
	});

	it("counts an empty value as not set", () => {
		expect(parseEnv({ PORT: "", SITE_URL: "", SMTP_URL: "" })).toEqual(parseEnv({}));
	});
});

describe("values", () => {
	const USABLE: [name: keyof Env, given: string, read: unknown][] = [
		["PORT", "0", 0],
		["PORT", "65535", 65535],
		["HOST", "0.0.0.0", "0.0.0.0"],
		["SITE_URL", "https://kiteline.example", "https://kiteline.example"],
		["SITE_URL", "https://kiteline.example/", "https://kiteline.example"],
		["SITE_URL", "https://Kiteline.Example:8443", "https://kiteline.example:8443"],
		["CONTENT_API_URL", "https://cms.example/wp-json/wp/v2/", "https://cms.example/wp-json/wp/v2"],
		["BLOG_TTL", "90s", 90_000],
		["BLOG_TTL", "5m", 300_000],
		["PICTURE_HOSTS", "Media.example, cdn.example:8443", ["media.example", "cdn.example:8443"]],
		["DATA_DIR", "/var/lib/kiteline", "/var/lib/kiteline"],
		["DATABASE_URL", "postgres://u:p@db/site", "postgres://u:p@db/site"],
		["DATABASE_URL", "postgresql://db/site", "postgresql://db/site"],
		["SMTP_URL", "smtp://u:p@mail.example:587", "smtp://u:p@mail.example:587"],
		["SMTP_URL", "smtps://mail.example", "smtps://mail.example"],
		["ENQUIRY_TO", "desk@kiteline.example", "desk@kiteline.example"],
		["ENQUIRY_FROM", "site@kiteline.example", "site@kiteline.example"],
		["WEBHOOK_SECRET", "0123456789abcdef", "0123456789abcdef"],
		["TRUST_PROXY", "2", 2],
		["RATE_LIMIT_ENQUIRIES", "20/1h", { count: 20, seconds: 3600 }],
		["ENQUIRY_ACKNOWLEDGE", "on", true],
		["VISITS", "off", false],
		["TURNSTILE_VERIFY_URL", "http://127.0.0.1:9001/verify", "http://127.0.0.1:9001/verify"],
		["MAP_URL", "https://maps.example/embed?q=x", "https://maps.example/embed?q=x"],
		["INDEXNOW_KEY", "Kite-0123", "Kite-0123"],
		["INDEXNOW_URL", "http://127.0.0.1:9002/indexnow", "http://127.0.0.1:9002/indexnow"],
	];
	it("reads WEBHOOK_URL, with the secret that signs", () => {
		const url = "http://127.0.0.1:9000/hook";
		const settings = { WEBHOOK_URL: url, WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" };
		expect(parseEnv(settings).WEBHOOK_URL).toBe(url);
	});

	it.each([
		["WEBHOOK_URL", "https://hook.example", "WEBHOOK_SECRET"],
		["CONTENT_HOOK_SECRET", "0123456789abcdef", "CONTENT_API_URL"],
		["TURNSTILE_SITE_KEY", "1x00", "TURNSTILE_SECRET"],
		["TURNSTILE_SECRET", "1x00", "TURNSTILE_SITE_KEY"],
	])("refuses %s alone", (name, value, needed) => {
		expect(readFaults({ [name]: value })).toEqual([
			`${name} is set, and needs ${needed} beside it`,
		]);
	});

	it.each(USABLE)("reads %s=%s", (name, given, read) => {
		expect(parseEnv({ [name]: given })[name]).toEqual(read);
	});

	const MALFORMED: [name: keyof Env, value: string][] = [
		["PORT", "http"],
		["PORT", "-1"],
		["PORT", "65536"],
		["PORT", "80.5"],
		["PORT", "0x50"],
		["PORT", "1e3"],
		["PORT", " "],
		["SITE_URL", "kiteline.example"],
		["SITE_URL", "ftp://kiteline.example"],
		["SITE_URL", "https://kiteline.example/shop"],
		["SITE_URL", "https://kiteline.example/?a=b"],
		["SITE_URL", "https://kiteline.example/#top"],
		["SITE_URL", "https://user:word@kiteline.example"],
		["CONTENT_API_URL", "cms.example/wp-json"],
		["CONTENT_API_URL", "file:///etc/passwd"],
		["DATABASE_URL", "mysql://db/site"],
		["SMTP_URL", "mail"],
		["SMTP_URL", "mail.example:587"],
		["SMTP_URL", "smtp://"],
		["SMTP_URL", "smtp:mail"],
		["SMTP_URL", "https://mail.example"],
		["ENQUIRY_TO", "desk"],
		["ENQUIRY_FROM", "site@"],
		["WEBHOOK_URL", "ssh://hook.example"],
		["WEBHOOK_SECRET", "short"],
		["TRUST_PROXY", "true"],
		["TRUST_PROXY", "-1"],
		["TRUST_PROXY", "11"],
		["RATE_LIMIT_ENQUIRIES", "5"],
		["RATE_LIMIT_ENQUIRIES", "5/10"],
		["RATE_LIMIT_ENQUIRIES", "5/10m!"],
		["RATE_LIMIT_ENQUIRIES", "0/10m"],
		["RATE_LIMIT_ENQUIRIES", "5/0s"],
		["ENQUIRY_ACKNOWLEDGE", "yes"],
		["WEBHOOK_SECRET", "whsec_not base64 at all"],
		["MAP_URL", "http://maps.example"],
		["BLOG_TTL", "0s"],
		["BLOG_TTL", "60"],
		["PICTURE_HOSTS", "https://cdn.example"],
		["CONTENT_HOOK_SECRET", "short"],
	];
	it.each(MALFORMED)("refuses %s=%s with a line that names it", (name, value) => {
		const faults = readFaults({ [name]: value });
		expect(faults).toHaveLength(1);
		expect(faults[0]).toMatch(new RegExp(`^${name}: .+ is not usable: .+`));
	});

	it("tells every fault at once", () => {
		const faults = readFaults({ PORT: "http", MAP_URL: "x", SITEURL: "x" }, { COLOUR: "red" });
		expect(faults.map((fault) => fault.split(/[ :]/)[0]).toSorted()).toEqual([
			"COLOUR",
			"MAP_URL",
			"PORT",
			"SITEURL",
		]);
	});

	it("never tells a password or a secret", () => {
		const faults = readFaults({
			SMTP_URL: "smpt://user:hunter2@mail.example",
			DATABASE_URL: "postgers://user:hunter2@db/site",
			WEBHOOK_URL: "htps://user:hunter2@hook.example",
			WEBHOOK_SECRET: "hunter2",
		});
		expect(faults).toHaveLength(4);
		expect(faults.join("\n")).not.toContain("hunter2");
	});
});

describe("the .env file", () => {
	it("gives settings, which the environment overrides", () => {
		const env = parseEnv({ PORT: "4000" }, { PORT: "5000", HOST: "0.0.0.0" });
		expect(env).toMatchObject({ PORT: 4000, HOST: "0.0.0.0" });
	});

	it("may not hold an unknown name", () => {
		expect(readFaults({}, { COLOUR: "red" })).toEqual([
			expect.stringMatching(/^COLOUR in \.env is not a setting; the settings are PORT, /),
		]);
	});

	it("has its malformed values refused as well", () => {
		expect(readFaults({}, { PORT: "http" })).toEqual([expect.stringMatching(/^PORT: "http" /)]);
	});
});

describe("names in the environment", () => {
	const SLIPS: [slip: string, meant: string][] = [
		["SMPT_URL", "SMTP_URL"],
		["SITEURL", "SITE_URL"],
		["SITE-URL", "SITE_URL"],
		["site_url", "SITE_URL"],
		["DATA_DRI", "DATA_DIR"],
		["DATABASE_URLS", "DATABASE_URL"],
		["WEBHOOK_SECRE", "WEBHOOK_SECRET"],
		["TRUST_PROXI", "TRUST_PROXY"],
		["RATELIMIT_ENQUIRIES", "RATE_LIMIT_ENQUIRIES"],
	];
	it.each(SLIPS)("takes %s for a slip of %s", (slip, meant) => {
		expect(readFaults({ [slip]: "x" })).toEqual([
			`${slip} is not a setting; did you mean ${meant}?`,
		]);
	});

	it("leaves other programs' variables alone", () => {
		const others = {
			PATH: "/usr/bin",
			HOME: "/root",
			HOSTNAME: "box",
			HOSTTYPE: "x86_64",
			PORTS: "80",
			NODE_ENV: "production",
			TERM: "xterm",
			APP_URL: "x",
			PGDATABASE: "x",
			SMTP_HOST: "x",
			SITE_NAME: "x",
			npm_config_cache: "x",
			npm_package_name: "x",
		};
		expect(parseEnv(others)).toEqual(parseEnv({}));
	});
});

function readFaults(...given: Parameters<typeof parseEnv>): readonly string[] {
	try {
		parseEnv(...given);
	} catch (error) {
		if (error instanceof SettingsError) return error.faults;
		throw error;
	}
	return [];
}
