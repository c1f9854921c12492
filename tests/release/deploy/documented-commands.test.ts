import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../../../app/content/load.ts";
import { listDocumentedCommands } from "../../support/documented-commands.ts";
import { PATIENCE } from "../../support/patience.ts";
import { ROOT } from "../../support/project-folder.ts";
import {
	type Agency,
	copyProject,
	type DocumentedProject,
	runDocumented,
	runLine,
} from "../../support/run-documented.ts";

let project: DocumentedProject;
beforeAll(() => {
	project = copyProject();
	return project.remove;
});

/** Finds a city and a service of an agency, for the commands that name one. */
function readAgency(folder: string): Agency {
	const content = join(ROOT, folder);
	const { cities, services } = loadContent(content);
	return { content, city: cities[0]?.slug ?? "none", service: services[0]?.slug ?? "none" };
}

describe.each(["content", "tests/agencies/farol"])("in the folder %s", (folder) => {
	test.each(listDocumentedCommands())(
		"the documented command does what it can: %s",
		async (command) => {
			expect(await runDocumented(project, readAgency(folder), command)).toBeNull();
		},
	);
});

test("npm run screens takes every picture", { timeout: 300_000 * PATIENCE }, async () => {
	const { code, output } = await runLine("npm run screens", { cwd: project.path, settings: {} });
	expect(code, output).toBe(0);
	expect(output).toMatch(/^desk\/calls\.webp /m);
});
