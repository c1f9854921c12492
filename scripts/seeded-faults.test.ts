import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const faults = z
	.array(z.object({ name: z.string(), file: z.string(), find: z.string() }))
	.parse(parse(read("tests/seeded-faults/faults.yaml")));

test.each(faults)("the code of a seeded fault is there once: $name", ({ file, find }) => {
	expect(read(file).split(find)).toHaveLength(2);
});
