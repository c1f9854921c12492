import { describe, expect, test } from "vitest";
import { RULES } from "./rules.ts";
import { createVisit, ORIGIN, type Sample, type Samples } from "./sample-visit.ts";

const files = import.meta.glob<{ samples: Samples }>("./*/*.samples.ts", { eager: true });

/** Returns the samples of a rule, which stand beside it. */
function findSamples(group: string, id: string): Samples {
	const file = files[`./${group}/${id}.samples.ts`];
	if (!file) throw new Error(`rules/${group}/${id}.samples.ts is missing`);
	return file.samples;
}

test("each rule has a name of its own, and samples beside it", () => {
	const names = RULES.map(({ group, id }) => `./${group}/${id}.samples.ts`);
	expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
	expect(Object.keys(files).sort()).toEqual(names.sort());
});

describe.for(RULES)("$id", ({ group, id, test: run, words, cost }) => {
	const { sound, skipped = [], faulty } = findSamples(group, id);
	const say = (sample: Sample) => run(createVisit(sample));

	test.for(sound)("sound: $is", (sample) => {
		expect(say(sample)).toEqual({ state: "passed" });
	});

	test.for(skipped)("skipped: $is", (sample) => {
		expect(say(sample)).toEqual({ state: "skipped" });
	});

	test.for(faulty)("faulty: $is", ({ values, at = [`${ORIGIN}/`], ...sample }) => {
		const outcome = say(sample);
		expect(outcome).toMatchObject({ state: "failed", values });
		if (outcome.state !== "failed") return;
		expect(outcome.evidence.map(({ url }) => url)).toEqual(at);
		expect(words.finding(outcome.values)).not.toMatch(/undefined|NaN/);
	});

	test("it has sound and faulty samples, and words for everything", () => {
		expect(sound.length).toBeGreaterThan(0);
		expect(faulty.length).toBeGreaterThan(0);
		expect(cost).toBeGreaterThan(0);
		expect(cost).toBeLessThanOrEqual(100);
		const { finding: _, ...others } = words;
		for (const say of Object.values(others)) expect(say()).toMatch(/\S/);
	});
});

test("a sound website keeps every rule", () => {
	const visit = createVisit({ is: "sound" });
	const failed = RULES.filter(({ test: run }) => run(visit).state === "failed");
	expect(failed.map(({ id }) => id)).toEqual([]);
});
