import type { Env } from "#app/platform/env.server.ts";
import type { PolicyCondition, PrivacyPolicy } from "./schemas/pages.ts";

/** Returns the privacy policy without the parts that are not true of the settings, or of what the content has. */
export function selectPolicyParts(
	policy: PrivacyPolicy,
	{ ATTRIBUTION, ANALYTICS }: Pick<Env, "ATTRIBUTION" | "ANALYTICS">,
	{ hasWebsiteCheck }: { hasWebsiteCheck: boolean },
): PrivacyPolicy {
	const conditions: PolicyCondition[] = [ANALYTICS?.tool ?? "no-analytics"];
	if (ATTRIBUTION) conditions.push("attribution");
	if (hasWebsiteCheck) conditions.push("website-check");
	const sections = policy.sections.filter(({ when }) => !when || conditions.includes(when));
	return { ...policy, sections };
}
