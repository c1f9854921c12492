import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { City } from "../../app/content/types.ts";
import { makeEmptyFolder, makeEnvironment, ROOT } from "../../tests/support/project-folder.ts";
import { takeMedian, toFigure } from "../figures.ts";
import { writeCities } from "../generate-cities.ts";
import type { Run, Table } from "../part.ts";

const ROUNDS = 3;
const PARTS = [
	".gitignore",
	"app",
	"server",
	"scripts",
	"package.json",
	"package-lock.json",
	"react-router.config.ts",
	"tsconfig.json",
	"vite.config.ts",
];
const LIMIT = { limit: { most: 15 } };
/** Of the two, with room for the machine's moods. */
const SAME = { limit: { most: 1.15 } };

/** A whole build, with the shipped content and with these cities in its place. */
export async function measureBuild(cities: readonly City[], { tell }: Run): Promise<Table> {
	const [few, many] = [copyProject(), copyProject()];
	cpSync(join(ROOT, "content"), join(few.path, "content"), { recursive: true });
	writeCities(cities, many.path);
	try {
		const [ofFew, ofMany]: [number[], number[]] = [[], []];
		for (let round = 0; round < ROUNDS; round++) {
			ofFew.push(await timeBuild(few.path));
			ofMany.push(await timeBuild(many.path));
			tell(`built in ${ofFew.at(-1)?.toFixed(1)} s and ${ofMany.at(-1)?.toFixed(1)} s`);
		}
		const [short, long] = [takeMedian(ofFew), takeMedian(ofMany)];
		const count = cities.length.toLocaleString("en");
		return {
			title: "build",
			figures: [
				toFigure("with the shipped 15 cities", short, "s", LIMIT),
				toFigure(`with ${count} cities`, long, "s", LIMIT),
				toFigure("the second / the first", long / short, "", SAME),
			],
		};
	} finally {
		few.remove();
		many.remove();
	}
}

/** What a build is made from, without its content. */
function copyProject() {
	const folder = makeEmptyFolder();
	for (const part of PARTS)
		cpSync(join(ROOT, part), join(folder.path, part), {
			recursive: true,
			preserveTimestamps: true,
		});
	symlinkSync(join(ROOT, "node_modules"), join(folder.path, "node_modules"));
	return folder;
}

async function timeBuild(cwd: string): Promise<number> {
	rmSync(join(cwd, "build"), { recursive: true, force: true });
	const begun = performance.now();
	const child = spawn(process.execPath, [join(cwd, "scripts/fresh-build.ts")], {
		cwd,
		env: makeEnvironment({}),
		stdio: ["ignore", "ignore", "inherit"],
	});
	const [code] = await once(child, "close");
	if (code !== 0) throw new Error("the copy of the project could not be built");
	return (performance.now() - begun) / 1000;
}
