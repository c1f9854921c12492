import { loadContent } from "../../app/content/load.ts";
import { ROOT } from "../../tests/support/project-folder.ts";
import { makeCities } from "../generate-cities.ts";
import type { Part } from "../part.ts";
import { measureBuild } from "./build.ts";
import { measureMemory } from "./memory.ts";
import { measureStart } from "./start.ts";

const MANY = 500;

/** What it costs to build, to start and to keep running. */
export const cost: Part = {
	name: "cost",
	title: "Build, start and memory",
	method: `Build: a copy of the project with the shipped content and one with 500 cities, in turn, medians of three. Start: from
the start of the process to the first page of home, with a fresh build, medians of seven. Memory is the resident memory of
the server's process: at rest 20 s after its first page, with \`--thorough\` 60 s; then after wrk has asked for 10,000
addresses (500 generated cities), in an order by lot and then again, from 32 connections for a minute, with
\`--thorough\` for ten: pages, what is fetched ahead of them, drawings, and addresses that do not exist.`,
	measure: async (run) => {
		const shipped = loadContent(ROOT);
		const start = await measureStart(run);
		const memory = await measureMemory(shipped, run);
		const build = await measureBuild(makeCities(MANY, shipped), run);
		return [start, memory, build];
	},
};
