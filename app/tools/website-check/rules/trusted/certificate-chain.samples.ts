import type { Sample, Samples } from "../sample-visit.ts";

const withFault = (fault: string | null): Sample["visit"] => ({
	certificate: { endsAt: Date.UTC(2027, 1, 20), fault },
});

export const samples: Samples = {
	sound: [
		{ is: "a whole chain" },
		{
			is: "a certificate that is signed by itself",
			visit: withFault("DEPTH_ZERO_SELF_SIGNED_CERT"),
		},
	],
	skipped: [{ is: "no https", visit: { certificate: null } }],
	faulty: [
		{ is: "no intermediate one", visit: withFault("UNABLE_TO_VERIFY_LEAF_SIGNATURE"), values: {} },
	],
};
