import type { Part } from "../part.ts";
import { withSite } from "../site.ts";
import { measureCached } from "./cached.ts";
import { measureRenewed } from "./renewed.ts";
import { measureUncached } from "./uncached.ts";
import { measureUncachedNodes } from "./uncached-nodes.ts";
import { findWrk } from "./wrk.ts";

/** How many answers a second, cached beside nginx and not cached. */
export const server: Part = {
	name: "server",
	title: "The server",
	method: `wrk, one thread, 32 connections, on the same machine as the server. nginx is Debian's with its stock settings (a worker per
core, access log, gzip_static), and answers with the same bytes and headers from files; the two take turns of a few seconds,
and each figure is the median of three turns, with \`--thorough\` of five; 304s take turns with the page itself, too. Best peers: the fastest of the other frameworks
serves 1,710 such pages a second, static file servers in memory 39,000. Not cached: the shipped
pages, each once a round from 32 connections of Node, after a CMS has told of a change of a post, medians of 15 rounds after
10; and 500 generated cities, each of their pages asked for once, of one process and of two behind nginx;
meanwhile a new visitor, on a connection of its own, asks for home, which lies in memory.`,
	measure: async (run) => {
		if (!findWrk()) {
			run.note("Not measured: wrk is not there (Debian, as root: apt-get install wrk).");
			return [];
		}
		const cached = await withSite((site) => measureCached(site, run));
		return [
			...cached,
			await measureRenewed(run),
			await measureUncached(run),
			await measureUncachedNodes(run),
		];
	},
};
