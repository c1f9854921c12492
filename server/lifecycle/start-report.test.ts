import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { formatStartReport } from "./start-report.ts";

const SECRET = "hunter2hunter2hunter2";
const CMS = { CONTENT_API_URL: `https://u:${SECRET}@cms.example/wp-json/wp/v2` };
const HOOK = { WEBHOOK_URL: `https://hook.example/${SECRET}`, WEBHOOK_SECRET: SECRET };
const MAIL = { SMTP_URL: `smtp://u:${SECRET}@mail.example:587`, ENQUIRY_TO: "desk@a.example" };
const MAILBOX = { IMAP_URL: `imaps://desk:${SECRET}@mail.example/Desk` };

// The report of a start without settings is tested in tests/reliability/start.test.ts.
it.each<[settings: Record<string, string>, line: RegExp]>([
	[CMS, /blog +posts of cms\.example, .* 60 s$/m],
	[{ ...MAIL, ENQUIRY_ACKNOWLEDGE: "on" }, /e-mail +.*:587, and an acknowledgement/],
	[MAILBOX, /replies +read from Desk at mail\.example$/m],
	[HOOK, /webhook +each enquiry to hook\.example, signed/],
])("a start with %j says in plain lines what it uses, and nothing secret: %s", (settings, line) => {
	const store = { isAvailable: false, kind: "PostgreSQL", reason: "ECONNREFUSED" } as const;
	const env = parseEnv(settings);
	const started = { env, content: getContent(), store, metricsPort: 9100, peopleCount: 0 };
	const text = formatStartReport(started);
	expect(text).toMatch(line);
	expect(text).not.toContain(SECRET);
});
