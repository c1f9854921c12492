import { createAnswer, ORIGIN, type Samples } from "../sample-visit.ts";

const withRobots = (text: string, status = 200) => ({
	robots: createAnswer("/robots.txt", { status, text }),
});
const FILE = `${ORIGIN}/robots.txt`;

export const samples: Samples = {
	sound: [
		{ is: "a file that forbids a folder" },
		{ is: "no file", visit: withRobots("", 404) },
		{
			is: "agents of training forbidden",
			visit: withRobots(
				["GPTBot", "ClaudeBot", "Google-Extended", "CCBot"]
					.map((agent) => `User-agent: ${agent}\nDisallow: /\n`)
					.join("\n"),
			),
		},
		{ is: "a page in its place", visit: withRobots("<!doctype html><p>Disallow: /</p>") },
		{
			is: "all forbidden but those with a group of their own",
			visit: withRobots(
				"User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nUser-agent: OAI-SearchBot\nUser-agent: ChatGPT-User\nUser-agent: Claude-User\nUser-agent: Claude-SearchBot\nUser-agent: PerplexityBot\nUser-agent: Perplexity-User\nDisallow:\n",
			),
		},
		{ is: "an empty Disallow", visit: withRobots("User-agent: PerplexityBot\nDisallow:\n") },
	],
	skipped: [
		{ is: "all forbidden, search engines too", visit: withRobots("User-agent: *\nDisallow: /\n") },
		{ is: "a server that fails", visit: withRobots("", 503) },
	],
	faulty: [
		{
			is: "one forbidden, in upper case",
			visit: withRobots("USER-AGENT: perplexitybot\nDISALLOW: /\n"),
			values: { count: 1, agents: "PerplexityBot" },
			at: [FILE],
		},
		{
			is: "two in one group",
			visit: withRobots(
				"User-agent: GPTBot\nUser-agent: ChatGPT-User\nUser-agent: OAI-SearchBot\nDisallow: /\n",
			),
			values: { count: 2, agents: "OAI-SearchBot, ChatGPT-User" },
			at: [FILE, FILE],
		},
		{
			is: "all but Google",
			visit: withRobots("User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /\n"),
			values: { count: 6 },
			at: [FILE, FILE, FILE, FILE, FILE],
		},
	],
};
