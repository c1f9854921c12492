import { createHash } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { FINISHED } from "#app/page-styles/page-styles.server.ts";
import type { BootTable } from "./start-page.ts";
import startPage from "./start-page.ts?inline-text";

export type BootFile = { address: string; text: string };

let file: BootFile | undefined;

/** The file that starts any page of this build, fetched at the first intent: so pages name none of their scripts. */
export function getBootFile(): BootFile {
	file ??= writeBootFile(build, FINISHED.later ?? "");
	return file;
}

function writeBootFile(
	{ assets, basename, future, routeDiscovery, ssr }: ServerBuild,
	sheet: string,
): BootFile {
	const context = { basename, future, routeDiscovery, ssr };
	const table: BootTable = { manifest: assets, sheet, context };
	const text = `const start=${startPage};export default(...page)=>start(${JSON.stringify(table)},...page)`;
	const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	return { address: `/assets/start-${hash}.js`, text };
}
