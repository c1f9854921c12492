import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Daemon } from "./daemon.ts";

/** The ways in which a WordPress is there no more, each of them seen on real ones. */
export const BREAKAGES = [
	"maintenance",
	"database down",
	"PHP down",
	"connection refused",
	"hanging",
	"wrong base path",
	"warning",
] as const;
export type Breakage = (typeof BREAKAGES)[number];

const PATIENCE = 30_000;

/** Breaks and mends the WordPress in this folder. */
export function defineBreakages(
	folder: string,
	restBase: string,
	{ database, php, server }: Record<"database" | "php" | "server", Daemon>,
) {
	const maintenance = join(folder, "html/.maintenance");
	const inside = join(folder, "html/wp-content/breakage");
	const ways: Record<Breakage, () => Promise<void> | void> = {
		maintenance: () => writeFileSync(maintenance, "<?php $upgrading = time();"),
		"database down": database.end,
		"PHP down": php.end,
		"connection refused": server.end,
		hanging: () => php.signalWorkers("SIGSTOP"),
		"wrong base path": () => writeFileSync(inside, "wrong base path"),
		warning: () => writeFileSync(inside, "warning"),
	};
	return {
		break: async (how: Breakage) => ways[how](),
		mend: async () => {
			for (const file of [maintenance, inside]) rmSync(file, { force: true });
			php.signalWorkers("SIGCONT");
			await Promise.all([database.start(), php.start(), server.start()]);
			const deadline = Date.now() + PATIENCE;
			while (!(await answers(restBase))) {
				if (Date.now() > deadline) throw new Error("WordPress does not answer again");
				await setTimeout(50);
			}
		},
	};
}

function answers(restBase: string): Promise<boolean> {
	return fetch(`${restBase}/posts?per_page=1&_fields=id`, { signal: AbortSignal.timeout(5_000) })
		.then((response) => response.json())
		.then(Array.isArray, () => false);
}
