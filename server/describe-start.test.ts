import { describe, expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { parseEnv } from "#app/env.ts";
import { describeStart } from "./describe-start.ts";

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

	it.each([
		["CONTENT_API_URL", "https://cms.example/wp-json/wp/v2"],
		["DATABASE_URL", "postgres://u:hunter2@db/site"],
		["SMTP_URL", "smtp://u:hunter2@mail.example"],
		["WEBHOOK_URL", "https://hook.example/hunter2"],
	])(
		"never passes %s off as used while it is not, nor tells what is secret in it",
		(name, value) => {
			const text = tell({ [name]: value });
			expect(text).toMatch(new RegExp(`${name} is set, but this version`));
			expect(text).not.toContain("hunter2");
		},
	);

	it.each([
		["127.0.0.1", "http://localhost:3000"],
		["0.0.0.0", "http://0.0.0.0:3000"],
		["kiteline.example", "http://kiteline.example:3000"],
		["::1", "http://[::1]:3000"],
	])("gives for HOST=%s the address %s", (host, address) => {
		const [first] = tell({ HOST: host }).split("\n");
		expect(first?.endsWith(` ${address}`)).toBe(true);
	});

	it("gives the port that was found free where any would do", () => {
		const env = parseEnv({ PORT: "0" });
		const text = describeStart({ env, content: getContent(), enquiryCount: 0, port: 41234 });
		expect(text).toContain("http://localhost:41234");
	});
});

function tell(settings: Record<string, string>): string {
	const env = parseEnv(settings);
	return describeStart({ env, content: getContent(), enquiryCount: 12, port: env.PORT });
}
