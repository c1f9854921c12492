import { t } from "#app/messages/en/check-trusted.server.ts";
import { defineRule, failAt } from "../rule.ts";

/** What OpenSSL says where the server leaves out the certificate between its own and one that is trusted. Browsers fetch it. */
const CHAIN_FAULTS = ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"];

export const certificateChain = defineRule({
	id: "certificate-chain",
	group: "trusted",
	cost: 28,
	test: ({ home: { url }, certificate }) => {
		if (!certificate) return { state: "skipped" };
		const { fault } = certificate;
		return failAt(fault && isChainFault(fault) ? [{ url, text: fault }] : [], () => ({}));
	},
	words: {
		finding: () => t("chainFinding"),
		tested: () => t("chainTested"),
		expected: () => t("chainExpected"),
		why: () => t("chainWhy"),
		mend: () => t("chainMend"),
		verify: () => t("chainVerify"),
	},
});

/** Returns whether a fault of a certificate is that the chain to it is incomplete. */
export function isChainFault(fault: string): boolean {
	return CHAIN_FAULTS.includes(fault);
}
