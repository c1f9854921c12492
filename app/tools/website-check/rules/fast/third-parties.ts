import { t } from "#app/messages/en/check-fast.server.ts";
import { resolveLoads } from "../../visit/loads.ts";
import type { Visit } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { isOwn } from "./files.ts";

/** How many other hosts a page may load from. */
const MOST = 5;

export const thirdParties = defineRule({
	id: "third-parties",
	group: "fast",
	cost: 28,
	test: (visit) => {
		const hosts = listHosts(visit);
		if (hosts.length <= MOST) return { state: "passed" };
		// One place names all of them.
		return failAt([{ url: visit.home.url, text: hosts.join(", ") }], () => ({
			count: hosts.length,
		}));
	},
	words: {
		finding: (values) => t("thirdPartiesFinding", values),
		tested: () => t("thirdPartiesTested"),
		expected: () => t("thirdPartiesExpected", { most: MOST }),
		why: () => t("thirdPartiesWhy"),
		mend: () => t("thirdPartiesMend"),
		verify: () => t("thirdPartiesVerify"),
	},
});

/** Lists the hosts from which the page loads something, without its own. */
function listHosts(visit: Visit): string[] {
	const { home, files } = visit;
	const loads = resolveLoads(home).filter(({ kind }) => kind !== "form");
	const addresses = [...loads.map(({ url }) => url.href), ...files.map(({ url }) => url)];
	const others = addresses.filter((address) => !isOwn(address, visit));
	return [...new Set(others.flatMap((address) => URL.parse(address)?.hostname ?? []))].sort();
}
