import robotsParser from "robots-parser";
import type { Answer } from "../visit/visit.ts";

/** What robots.txt says of the addresses of its website. */
export type RobotsRules = {
	/** Returns whether an agent, by its product token such as Googlebot, may read an address. */
	allows(agent: string, url: string): boolean;
};

/**
 * Parses the answer of /robots.txt. Where the website has none, everything is allowed; where its server fails, nothing
 * is: https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1
 */
export function parseRobots({ asked, status, text }: Answer): RobotsRules {
	if (status === 0 || status >= 500) return { allows: () => false };
	if (status >= 300) return { allows: () => true };
	// The rules of a file that another host answers, after redirects, are those of the host that was asked.
	const robots = robotsParser(asked, text);
	return { allows: (agent, url) => robots.isAllowed(url, agent) !== false };
}
