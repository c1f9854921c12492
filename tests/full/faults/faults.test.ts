import { describe, expect, test } from "vitest";
import { FAULTS, runFault } from "./run-faults.ts";

// The short form of `npm run test:faults`.
describe("it serves its pages and loses no enquiry, during and after:", () => {
	const sample = FAULTS.filter(({ isSample }) => isSample);
	for (const { name, findLack } of sample) {
		const lack = findLack?.();
		if (lack) console.log(`${name} is left out: ${lack}.`);
	}

	test.each(sample.filter(({ findLack }) => !findLack?.()))(
		"$name",
		async (fault) => {
			const { broken } = await runFault(fault, 1);
			expect(broken).toEqual([]);
		},
		200_000,
	);
});
