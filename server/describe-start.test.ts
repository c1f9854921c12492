import { describe, expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { parseEnv } from "#app/env.ts";
import { describeStart } from "./describe-start.ts";

const STORE = {
	isAway: false,
	description: "SQLite in data/enquiries.sqlite",
	enquiryCount: 12,
} as const;

describe("describeStart", () => {
	it("says where the site is, what it shows and what it keeps", () => {
		const text = tell({});
		expect(text).toContain("http://localhost:3000");
		expect(text).toContain("15 cities, 90 districts, 7 services");
		expect(text).toContain("data/enquiries.sqlite, 12 enquiries so far");
	});

	it("says that e-mail, webhook and content API are not configured", () => {
		const lines = tell({}).split("\n");
		expect(lines).toContainEqual(expect.stringMatching(/^ +e-mail +not configured/));
		expect(lines).toContainEqual(expect.stringMatching(/^ +webhook +not configured/));
		expect(lines).toContainEqual(
			expect.stringMatching(/^ +blog .*CONTENT_API_URL.* is not defined/),
		);
	});

	it("says who is told of an enquiry, and nothing secret", () => {
		const text = tell({
			SMTP_URL: "smtp://u:hunter2@mail.example:587",
			ENQUIRY_TO: "desk@agency.example",
			ENQUIRY_ACKNOWLEDGE: "on",
			WEBHOOK_URL: "https://hook.example/hunter2",
			WEBHOOK_SECRET: "hunter2hunter2hunter2",
		});
		expect(text).toMatch(
			/e-mail +each enquiry to desk@agency\.example by mail\.example:587, and an/,
		);
		expect(text).toMatch(/webhook +each enquiry to hook\.example, signed/);
		expect(text).not.toContain("hunter2");
	});

	it("says that a database does not answer, and what that means", () => {
		const store = { isAway: true, kind: "PostgreSQL", reason: "ECONNREFUSED" } as const;
		const text = describeStart({
			env: parseEnv({}),
			content: getContent(),
			store,
			metricsPort: null,
		});
		expect(text).toMatch(/store +PostgreSQL .* does not answer \(ECONNREFUSED\)/);
	});

	it("says where its metrics are, when they are somewhere", () => {
		const env = parseEnv({ METRICS_PORT: "0", METRICS_HOST: "::1" });
		const text = describeStart({ env, content: getContent(), store: STORE, metricsPort: 9100 });
		expect(text).toMatch(/metrics +http:\/\/\[::1\]:9100\/metrics$/);
		expect(tell({})).not.toContain("metrics");
	});

	it("says whose posts it shows, and nothing secret of their address", () => {
		const url = "https://u:hunter2@cms.example/wp-json/wp/v2";
		expect(tell({ CONTENT_API_URL: url })).toMatch(/blog +posts of cms\.example, .* 60 s$/m);
		const hook = { CONTENT_API_URL: url, CONTENT_HOOK_SECRET: "hunter2hunter2hunter2" };
		expect(tell(hook)).toMatch(/blog .*at once when it says so/);
		expect(tell(hook)).not.toContain("hunter2");
	});

	it.each([
		["127.0.0.1", "http://localhost:3000"],
		["0.0.0.0", "http://0.0.0.0:3000"],
		["kiteline.example", "http://kiteline.example:3000"],
		["::1", "http://[::1]:3000"],
	])("gives for HOST=%s the address %s", (host, address) => {
		const [first] = tell({ HOST: host }).split("\n");
		expect(first?.endsWith(` ${address}`)).toBe(true);
	});
});

function tell(settings: Record<string, string>): string {
	const env = parseEnv(settings);
	return describeStart({ env, content: getContent(), store: STORE, metricsPort: null });
}
