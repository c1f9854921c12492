import type { Part } from "./run-parts.ts";

/** Format, lint, types and unused code. */
export const STATIC_CHECKS: Part[] = [
	{ name: "types", command: "sh", arguments: ["-c", "react-router typegen && tsc"] },
	{ name: "format and lint", command: "biome", arguments: ["ci", "."] },
	{ name: "unused code", command: "knip", arguments: [] },
];
