import { t } from "#app/messages/en/check-found.server.ts";
import { parseRobots } from "../robots-rules.ts";
import { defineRule, failAt } from "../rule.ts";

const GOOGLE = "Googlebot";
const BING = "Bingbot";

export const robots = defineRule({
	id: "robots",
	group: "found",
	cost: 95,
	test: ({ robots: answer, home, pages, missing }) => {
		const { asked, status } = answer;
		if (status === 0) return { state: "skipped" };
		if (status >= 500)
			return failAt([{ url: asked, text: String(status) }], () => ({ kind: "error", status }));
		const rules = parseRobots(answer);
		// An address that the website does not have is forbidden only where everything is.
		const addresses = [new URL("/", home.url).href, missing.asked, ...pages.map(({ url }) => url)];
		const forbidden = [GOOGLE, BING].filter((agent) =>
			addresses.every((address) => !rules.allows(agent, address)),
		);
		const lines = new Set(forbidden.map((agent) => rules.findLine(agent, home.url) ?? ""));
		const kind = forbidden.length > 1 ? "both" : forbidden[0] === BING ? "bing" : "google";
		const evidence = forbidden.length > 0 ? [{ url: asked, text: [...lines].join(" ") }] : [];
		return failAt(evidence, () => ({ kind, status }));
	},
	words: {
		finding: (values) => t("robotsFinding", values),
		tested: () => t("robotsTested"),
		expected: () => t("robotsExpected"),
		why: () => t("robotsWhy"),
		mend: () => t("robotsMend"),
		verify: () => t("robotsVerify"),
	},
});
