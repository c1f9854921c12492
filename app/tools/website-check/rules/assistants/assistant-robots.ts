import { t } from "#app/messages/en/check-assistants.server.ts";
import { parseRobots } from "../robots-rules.ts";
import { defineRule, failAt } from "../rule.ts";

/**
 * Agents that read a page because somebody asks an assistant something, or to find it then. GPTBot, ClaudeBot,
 * Google-Extended and CCBot are not among them: they read for training, and forbidding them is a choice.
 */
const AGENTS = [
	"OAI-SearchBot",
	"ChatGPT-User",
	"Claude-SearchBot",
	"Claude-User",
	"PerplexityBot",
	"Perplexity-User",
];

export const assistantRobots = defineRule({
	id: "assistant-robots",
	group: "assistants",
	cost: 40,
	test: ({ robots, home }) => {
		// A server that fails keeps them all away, which is a finding of its own, too.
		if (robots.status === 0 || robots.status >= 500) return { state: "skipped" };
		const { allows } = parseRobots(robots);
		// A website that forbids everything forbids search engines too, which is a finding of its own.
		if (!allows("Googlebot", home.url)) return { state: "skipped" };
		const agents = AGENTS.filter((agent) => !allows(agent, home.url));
		return failAt(
			agents.map((agent) => ({ url: robots.url, text: agent })),
			(count) => ({ count, agents: agents.join(", ") }),
		);
	},
	words: {
		finding: (values) => t("assistantRobotsFinding", values),
		tested: () => t("assistantRobotsTested"),
		expected: () => t("assistantRobotsExpected"),
		why: () => t("assistantRobotsWhy"),
		mend: () => t("assistantRobotsMend"),
		verify: () => t("assistantRobotsVerify"),
	},
});
