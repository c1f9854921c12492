import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { Report, ReportedFile } from "./report.ts";

/** Writes what `report.ts` reads to the file that TEST_REPORT names. */
export default class FileReporter implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string }[]): void {
		const report: Report = {
			files: modules.map(toReportedFile),
			errors: errors.map(({ message }) => message ?? "an error without a message"),
		};
		writeFileSync(process.env.TEST_REPORT ?? "", JSON.stringify(report));
	}
}

function toReportedFile(module: TestModule): ReportedFile {
	const { duration, collectDuration } = module.diagnostic();
	const count = (state: string) => [...module.children.allTests(state as "passed")].length;
	const failures = [...module.children.allTests("failed")].map(toFailure);
	const isBroken = module.errors().length > 0 || (!module.ok() && failures.length === 0);
	if (isBroken) failures.push({ test: "the file", reason: module.errors()[0]?.message ?? "" });
	return {
		project: module.project.name,
		path: module.relativeModuleId,
		// The time includes hooks.
		seconds: (duration + collectDuration) / 1_000,
		passed: count("passed"),
		skipped: count("skipped"),
		failures,
	};
}

function toFailure(test: TestCase) {
	const [error] = test.result().errors ?? [];
	return { test: test.fullName, reason: error?.stack ?? error?.message ?? "" };
}
