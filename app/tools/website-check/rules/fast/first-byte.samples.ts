import type { Samples } from "../sample-visit.ts";

export const samples: Samples = {
	sound: [{ is: "120 ms" }, { is: "800 ms", home: { firstByteMs: 800 } }],
	faulty: [
		{ is: "806 ms", home: { firstByteMs: 806 }, values: { seconds: 0.81 } },
		{ is: "more than two seconds", home: { firstByteMs: 2345.6 }, values: { seconds: 2.35 } },
	],
};
