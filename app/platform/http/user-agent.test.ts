import { expect, it } from "vitest";
import { getUserAgent } from "./user-agent.ts";

/** What servers look for that want browsers alone. */
const BROWSERS: [what: string, pattern: RegExp][] = [
	["its first product", /^Mozilla\/5\.0 \(/],
	["a system", /^\S+ \([^)]*(?:Windows NT|Macintosh|X11; Linux)/],
	["no robot's system", /^(?!.*compatible)/],
	["an engine", /(?:AppleWebKit\/\d|Gecko\/\d)/],
	["its product", / (?:Chrome|Firefox|Edg|Version)\/\d{2,3}\.\d/],
	["its last product", / Safari\/\d/],
	["no library", /^(?!.*(?:node|axios|curl|python|wget|java|bot))/i],
];
it.each(BROWSERS)("other servers see a browser by %s", (_what, pattern) => {
	expect(getUserAgent("https://a.example")).toMatch(pattern);
});

it("other servers see behind it who asks", () => {
	expect(getUserAgent("https://a.example")).toMatch(
		/ \(AgencySite\/[\d.]+; \+https:\/\/a\.example\/\)$/,
	);
});
