import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { createLayer, setAside } from "#app/editing/merge/lay-over.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { formatStartReport } from "./start-report.ts";

const SECRET = "hunter2hunter2hunter2";
const CMS = { CONTENT_API_URL: `https://u:${SECRET}@cms.example/wp-json/wp/v2` };
const HOOK = { WEBHOOK_URL: `https://hook.example/${SECRET}`, WEBHOOK_SECRET: SECRET };
const MAIL = { SMTP_URL: `smtp://u:${SECRET}@mail.example:587`, ENQUIRY_TO: "desk@a.example" };
const MAILBOX = { IMAP_URL: `imaps://desk:${SECRET}@mail.example/Desk` };

const STARTED = { laid: { files: new Map() }, metricsPort: 9100, people: [] };

// The report of a start without settings is tested in tests/reliability/start.test.ts.
it.each<[settings: Record<string, string>, line: RegExp]>([
	[CMS, /blog +posts of cms\.example, .* 60 s$/m],
	[{ ...MAIL, ENQUIRY_ACKNOWLEDGE: "on" }, /e-mail +.*:587, and an acknowledgement/],
	[MAILBOX, /replies +read from Desk at mail\.example$/m],
	[HOOK, /webhook +each enquiry to hook\.example, signed/],
])("a start with %j says in plain lines what it uses, and nothing secret: %s", (settings, line) => {
	const store = { isAvailable: false, kind: "PostgreSQL", reason: "ECONNREFUSED" } as const;
	const env = parseEnv(settings);
	const text = formatStartReport({ ...STARTED, env, content: getContent(), store });
	expect(text).toMatch(line);
	expect(text).not.toContain(SECRET);
});

it("a start says how many files are as published at the desk, and which are not", () => {
	const store = { isAvailable: false, kind: "PostgreSQL", reason: "ECONNREFUSED" } as const;
	const versions = [
		{ file: "services/seo.yaml", text: "title: A\n", baseText: "title: B\n" },
		{ file: "services/ads.yaml", text: "title: A\n", baseText: "title: C\n" },
		{ file: "services/gone.yaml", text: "title: A\n", baseText: null },
	].map((version, number) => ({
		...version,
		number,
		replaced: 0,
		staffId: "",
		authorId: null,
		at: "",
		kind: "publish" as const,
		isTaken: 0 as const,
	}));
	const readFile = (file: string) => (file === "services/gone.yaml" ? null : "title: B\n");
	const laid = setAside(
		createLayer(readFile)(versions),
		new Map([["services/gone.yaml", "title is missing"]]),
	);
	const text = formatStartReport({
		...STARTED,
		laid,
		env: parseEnv({}),
		content: getContent(),
		store,
	});
	expect(text).toMatch(/^ {2}website +2 files as published at the desk$/m);
	expect(text).toMatch(/^ +services\/ads\.yaml: changed at the desk and in the folder/m);
	expect(text).toMatch(/^ +services\/gone\.yaml: .* set aside.*title is missing$/m);
});

it("a start names whom a rule gives enquiries who cannot sign in", () => {
	const { desk, ...content } = getContent();
	const assign = [
		{ service: "seo", to: "meera@a.example" },
		{ city: "pune", to: "nobody@a.example" },
	];
	const text = formatStartReport({
		...STARTED,
		people: ["meera@a.example"],
		env: parseEnv({}),
		content: { ...content, desk: { ...desk, assign } },
		store: { isAvailable: false, kind: "PostgreSQL", reason: "ECONNREFUSED" },
	});
	expect(text).toMatch(/^ +desk\.yaml: assign\.1\.to: nobody@a\.example may not sign in/m);
	expect(text).not.toContain("assign.0");
});
