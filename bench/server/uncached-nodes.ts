import { join } from "node:path";
import { loadContent } from "../../app/content/load.ts";
import { startNode } from "../../tests/full/crash/node-process.ts";
import { startNginx } from "../../tests/support/nginx.ts";
import { makeEmptyFolder, ROOT } from "../../tests/support/project-folder.ts";
import { makeCities, writeCities } from "../generate-cities.ts";
import { listGeneratedPages, mixPages } from "../generated-pages.ts";
import { getRaw } from "../get-raw.ts";
import type { Run, Table } from "../part.ts";
import { askForEachOnce } from "./uncached.ts";

/** As many as are promised. */
const CITIES = 500;
/** For both nodes together. */
const WARM_UP = 1_200;

/** Pages that nobody has asked for yet, of two nodes that nginx asks in turn: one for each core. */
export async function measureUncachedNodes({ tell }: Run): Promise<Table> {
	const cities = makeCities(CITIES, loadContent(ROOT));
	const paths = mixPages(Object.values(listGeneratedPages(cities)));
	const folder = makeEmptyFolder();
	writeCities(cities, folder.path);
	const start = (name: string) =>
		startNode(folder.path, { DATA_DIR: join(folder.dataDir, name), TRUST_PROXY: "1" });
	const nodes = await Promise.all(["first", "second"].map(start));
	const nginx = await startNginx(nodes.map(({ port }) => port));
	try {
		for (const path of paths.splice(0, WARM_UP)) await getRaw(nginx.origin + path);
		const { perSecond, figures } = await askForEachOnce(nginx.origin, paths);
		tell(`not cached, two nodes: ${Math.round(perSecond)} a second`);
		return {
			title: "not cached, each page for the first time, two nodes behind nginx",
			figures,
		};
	} finally {
		await nginx.stop();
		await Promise.all(nodes.map((node) => node.end("SIGTERM")));
		folder.remove();
	}
}
