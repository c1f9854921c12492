import { buildSound, type Samples } from "../sample-visit.ts";

export const samples: Samples = {
	sound: [
		{ is: "120 ms" },
		{ is: "800 ms", home: { firstByteMs: 800 } },
		{
			is: "a first page that nothing has cached, and quick ones after it",
			home: { firstByteMs: 2_000 },
			pages: {
				"/a": buildSound("Prices of all treatments", "Prices"),
				"/b": buildSound("Way to the clinic", "Way"),
			},
		},
	],
	faulty: [
		{ is: "806 ms", home: { firstByteMs: 806 }, values: { seconds: 0.81 } },
		{ is: "more than two seconds", home: { firstByteMs: 2345.6 }, values: { seconds: 2.35 } },
	],
};
