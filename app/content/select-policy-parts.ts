import type { Env } from "#app/platform/env.server.ts";
import type { PolicyCondition, PrivacyPolicy } from "./schemas/pages.ts";

/** Returns the privacy policy without the parts that are not true of the settings. */
export function selectPolicyParts(
	policy: PrivacyPolicy,
	{ ATTRIBUTION }: Pick<Env, "ATTRIBUTION">,
): PrivacyPolicy {
	const isTrue: Readonly<Record<PolicyCondition, boolean>> = { attribution: ATTRIBUTION };
	const sections = policy.sections.filter(({ when }) => !when || isTrue[when]);
	return { ...policy, sections };
}
