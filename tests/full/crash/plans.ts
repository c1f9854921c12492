import { findNginx } from "../../support/nginx.ts";
import type { Postgres } from "../../support/postgres.ts";
import type { CrashPlan } from "./crash-run.ts";

type Load = Pick<CrashPlan, "rate" | "seconds" | "every" | "mayStall">;

/** One node on each database, and two behind nginx where there is one, ended by each signal. */
export async function planCrashes(postgres: Postgres, load: Load): Promise<CrashPlan[]> {
	const plans: CrashPlan[] = [];
	for (const signal of ["SIGKILL", "SIGTERM"] as const) {
		plans.push({ title: `SQLite, ${signal}`, nodes: 1, signal, ...load });
		const databaseUrl = await postgres.createDatabase();
		plans.push({ title: `PostgreSQL, ${signal}`, databaseUrl, nodes: 1, signal, ...load });
	}
	if (!findNginx()) {
		console.log("There is no nginx, so two nodes behind it are left out.");
		return plans;
	}
	for (const signal of ["SIGKILL", "SIGTERM"] as const) {
		const databaseUrl = await postgres.createDatabase();
		const title = `two nodes on PostgreSQL behind nginx, ${signal}`;
		plans.push({ title, databaseUrl, nodes: 2, signal, ...load });
	}
	return plans;
}
