import { t } from "#app/messages/en/spam-reasons.server.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { formatDecimal } from "#app/platform/amounts.ts";
import type { SpamReason } from "./spam-reason.ts";

const KEYS = {
	trapped: "trapped",
	"without-form": "withoutForm",
	"turnstile-failed": "turnstileFailed",
	"turnstile-silent": "turnstileSilent",
	"markup-links": "markupLinks",
	"link-for-name": "linkForName",
	"only-links": "onlyLinks",
	repetition: "repetition",
} as const;

/** Describes why the filter took an enquiry for spam: "nothing but links". */
export function describeSpamReason(reason: SpamReason): string {
	switch (reason.code) {
		case "text":
			return reason.text;
		case "too-fast":
			return t("tooFast", { seconds: formatDecimal(reason.seconds) });
		case "links":
			return t("links", { count: reason.count });
		case "same-words":
			return t("sameWords", { count: reason.count });
		case "mail-flood":
			return t("mailFlood", { count: reason.count });
		default:
			return t(KEYS[reason.code]);
	}
}

/** Lists reasons in English words, as exports and commands have them. */
export function exportSpamReasons(reasons: readonly SpamReason[]): string[] {
	return runInLanguage("en", () => reasons.map(describeSpamReason));
}
