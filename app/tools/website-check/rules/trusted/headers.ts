import { t } from "#app/messages/en/check-trusted.server.ts";
import type { Page } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";

export const headers = defineRule({
	id: "headers",
	group: "trusted",
	cost: 8,
	test: ({ home }) => {
		const missing = listMissing(home);
		const names = missing.join(", ");
		return failAt(names ? [{ url: home.url, text: names }] : [], () => ({
			count: missing.length,
			names,
		}));
	},
	words: {
		finding: (values) => t("headersFinding", values),
		tested: () => t("headersTested"),
		expected: () => t("headersExpected"),
		why: () => t("headersWhy"),
		mend: () => t("headersMend"),
		verify: () => t("headersVerify"),
	},
});

function listMissing({ url, headers: sent }: Page): string[] {
	const isSecure = url.startsWith("https:");
	const { "strict-transport-security": transport, "x-content-type-options": types } = sent;
	const missing = {
		"Strict-Transport-Security": isSecure && !hasLifetime(transport),
		"X-Content-Type-Options": !split(types, ",").includes("nosniff"),
		"X-Frame-Options": !hasFrameProtection(sent),
	};
	return Object.entries(missing).flatMap(([name, isMissing]) => (isMissing ? [name] : []));
}

/** Returns whether the field lasts for some time: zero ends what was said before (RFC 6797). */
function hasLifetime(field: string | undefined): boolean {
	return split(field, ";").some((directive) => {
		const [name = "", value = ""] = directive.split("=");
		return name.trim() === "max-age" && Number(value.replaceAll('"', "")) > 0;
	});
}

/** Returns whether other websites cannot show the page within theirs. A policy in the page itself cannot say this. */
function hasFrameProtection(sent: Page["headers"]): boolean {
	const options = split(sent["x-frame-options"], ",");
	if (options.includes("deny") || options.includes("sameorigin")) return true;
	const policies = split(sent["content-security-policy"], ",");
	return policies.some((policy) =>
		split(policy, ";").some((directive) => {
			const [name, ...sources] = directive.split(/\s+/);
			return name === "frame-ancestors" && !sources.includes("*");
		}),
	);
}

function split(field = "", separator: string): string[] {
	return field
		.toLowerCase()
		.split(separator)
		.map((part) => part.trim());
}
