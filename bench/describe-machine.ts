import { spawnSync } from "node:child_process";
import { cpus, release, totalmem } from "node:os";
import { findChromium } from "../tests/support/chromium.ts";
import { findProgram } from "../tests/support/programs.ts";

/** Date, machine and programs, for the reader of the figures; neither its name nor where anything lies. */
export function describeMachine(): string {
	const [{ model = "unknown processor" } = {}, ...others] = cpus();
	const nginx = findProgram([process.env.NGINX_PATH, "/usr/sbin/nginx", "nginx"]);
	return [
		new Date().toISOString().slice(0, 10),
		`${others.length + 1} cores of ${model.trim()}`,
		`${Math.round(totalmem() / 2 ** 30)} GB`,
		`Linux ${/^[\d.]+\d/.exec(release())?.[0]}`,
		`Node ${process.versions.node}`,
		`Chromium ${askVersion(findChromium(), "--version") ?? "not there"}`,
		`nginx ${askVersion(nginx, "-v") ?? "not there"}`,
	].join(", ");
}

function askVersion(program: string | null, question: string): string | undefined {
	if (!program) return undefined;
	const { stdout, stderr } = spawnSync(program, [question], { encoding: "utf8" });
	return /\d+(?:\.\d+){1,3}/.exec(stdout || stderr)?.[0];
}
