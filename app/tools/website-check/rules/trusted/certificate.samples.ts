import { DAY } from "#app/platform/durations.ts";
import type { Sample, Samples } from "../sample-visit.ts";

const AT = Date.UTC(2026, 10, 25, 6, 30);
const after = (days: number, startsAt?: number): Sample["visit"] => ({
	certificate: {
		...(startsAt !== undefined && { startsAt: AT + startsAt * DAY }),
		endsAt: AT + days * DAY,
		fault: null,
	},
});

export const samples: Samples = {
	sound: [
		{ is: "three months" },
		{ is: "14 days", visit: after(14) },
		{
			is: "an incomplete chain, which browsers complete",
			visit: {
				certificate: { endsAt: AT + 90 * DAY, fault: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" },
			},
		},
		{ is: "a certificate of six days, three of which are over", visit: after(3, -3) },
	],
	faulty: [
		{ is: "no https", visit: { certificate: null }, values: { state: "none" } },
		{
			is: "one that browsers do not trust",
			visit: { certificate: { endsAt: AT + 90 * DAY, fault: "SELF_SIGNED_CERT" } },
			values: { state: "faulty" },
		},
		{ is: "one that has ended", visit: after(-1), values: { state: "faulty", days: 0 } },
		{ is: "five days", visit: after(5.5), values: { state: "ending", days: 5 } },
		{ is: "the last of a year", visit: after(0.5, -365), values: { state: "ending", days: 0 } },
	],
};
