import type { ContentIssue } from "#app/platform/content-error.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import { listPaths } from "./list-paths.ts";
import { toOldPath } from "./old-path.ts";
import { isServedPath } from "./site-paths.ts";
import type { Content } from "./types.ts";

const FILE = "redirects.yaml";

/** Checks that every old path is free and unique, and leads to a page directly. */
export function checkRedirects(content: Content): ContentIssue[] {
	const { redirects } = content;
	if (redirects.length === 0) return [];
	const paths = new Set(listPaths(content));
	const targets = new Map(redirects.map(({ from, to }) => [from, to]));
	const seen = new Set<string>();
	return redirects.flatMap(({ from, to }, index) => {
		const source = seen.has(from) ? `${from} is listed twice` : checkSource(from, paths);
		const target = checkTarget(from, to, paths, targets);
		seen.add(from);
		return [
			...(source ? [{ file: FILE, field: `redirects.${index}.from`, reason: source }] : []),
			...(target ? [{ file: FILE, field: `redirects.${index}.to`, reason: target }] : []),
		];
	});
}

function checkSource(from: string, paths: ReadonlySet<string>): string | null {
	if (paths.has(from)) return `${from} is a page of this site; only a path without one can move`;
	return isServedPath(from) ? `${from} is served by the site itself` : null;
}

function checkTarget(
	from: string,
	to: string,
	paths: ReadonlySet<string>,
	targets: ReadonlyMap<string, string>,
): string | null {
	const path = removeFragment(to);
	const next = targets.get(path);
	if (next !== undefined) {
		const end = resolve(from, targets);
		return end === null
			? `${from} leads in a circle and never to a page`
			: `${to} has moved itself, to ${next}; lead to ${end} directly`;
	}
	// Posts may come from a WordPress, so their paths are not known here.
	const isOther = to.startsWith("https:") || path.startsWith("/blog/") || path === "/feed.xml";
	return isOther || paths.has(path) ? null : formatUnknown("page", path, paths);
}

/** Follows the redirects to the last path. Returns null for a circle. */
function resolve(from: string, targets: ReadonlyMap<string, string>): string | null {
	const seen = new Set<string>();
	let path = from;
	for (let to = targets.get(path); to; to = targets.get(path)) {
		if (seen.has(path)) return null;
		seen.add(path);
		path = removeFragment(to);
	}
	return path;
}

function removeFragment(target: string): string {
	return toOldPath(target.split("#", 1)[0] ?? target);
}
