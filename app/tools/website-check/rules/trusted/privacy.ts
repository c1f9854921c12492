import { t } from "#app/messages/en/check-trusted.server.ts";
import { resolveLoads } from "../../visit/loads.ts";
import type { Page } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { hasCollectingForm } from "./collecting-forms.ts";
import { hasLink, haveWords, PRIVACY_WORDS } from "./link-words.ts";

/** Hosts that note who visits a page, for others. */
const TRACKERS = [
	..."googletagmanager.com google-analytics.com doubleclick.net googlesyndication.com".split(" "),
	..."googleadservices.com connect.facebook.net clarity.ms hotjar.com snap.licdn.com".split(" "),
	..."analytics.tiktok.com mc.yandex.ru bat.bing.com js.hs-scripts.com cdn.segment.com".split(" "),
	..."static.ads-twitter.com s.pinimg.com cdn.mxpnl.com cdn.moengage.com wzrkt.com".split(" "),
];

export const privacy = defineRule({
	id: "privacy",
	group: "trusted",
	cost: 35,
	test: ({ pages }) => {
		const collecting = pages.flatMap((page) => {
			const text = hasCollectingForm(page) ? "<form>" : findTracker(page);
			return text ? [{ url: page.url, text }] : [];
		});
		const [first] = collecting;
		if (!first || !haveWords(pages)) return { state: "skipped" };
		if (hasLink(pages, PRIVACY_WORDS)) return { state: "passed" };
		const kind = first.text === "<form>" ? "form" : "tracker";
		return failAt([first], () => ({ kind, name: first.text, pages: pages.length }));
	},
	words: {
		finding: (values) => t("privacyFinding", values),
		tested: () => t("privacyTested"),
		expected: () => t("privacyExpected"),
		why: () => t("privacyWhy"),
		mend: () => t("privacyMend"),
		verify: () => t("privacyVerify"),
	},
});

/** Finds a tracker that a page loads, or that a script within it names, as the snippets of trackers do. */
function findTracker(page: Page): string | undefined {
	const hosts = resolveLoads(page)
		.filter(({ kind }) => kind === "script" || kind === "picture")
		.map(({ url }) => url.hostname);
	const scripts = page.document.scripts.filter(({ src }) => src === null);
	return TRACKERS.find(
		(tracker) =>
			hosts.some((host) => host === tracker || host.endsWith(`.${tracker}`)) ||
			scripts.some(({ text }) => text.includes(tracker)),
	);
}
