import { t } from "#app/messages/en/check-trusted.server.ts";
import { DAY } from "#app/platform/durations.ts";
import type { Visit } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { isChainFault } from "./certificate-chain.ts";

/** For how many days a certificate should last. */
const LEAST = 14;
/** Certificates that live for a few days are renewed by the server itself, shortly before their end. */
const SHORT = 45;

export const certificate = defineRule({
	id: "certificate",
	group: "trusted",
	cost: 95,
	test: (visit) => {
		const state = getState(visit);
		if (state === "sound") return { state: "passed" };
		const { at, home, certificate: shown } = visit;
		const endsAt = shown?.endsAt ?? at;
		const end = `notAfter ${new Date(endsAt).toISOString()}`;
		const texts = { none: "http:", faulty: shown?.fault ?? end, ending: end };
		const days = Math.max(0, Math.floor((endsAt - at) / DAY));
		return failAt([{ url: home.url, text: texts[state] }], () => ({ state, days }));
	},
	words: {
		finding: (values) => t("certificateFinding", values),
		tested: () => t("certificateTested"),
		expected: () => t("certificateExpected", { least: LEAST }),
		why: () => t("certificateWhy"),
		mend: () => t("certificateMend"),
		verify: () => t("certificateVerify"),
	},
});

function getState({ at, certificate: shown }: Visit): "none" | "faulty" | "ending" | "sound" {
	if (!shown) return "none";
	const { startsAt = 0, endsAt, fault } = shown;
	if ((fault && !isChainFault(fault)) || endsAt <= at) return "faulty";
	const isShort = endsAt - startsAt < SHORT * DAY;
	return endsAt - at < LEAST * DAY && !isShort ? "ending" : "sound";
}
