import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { listDocumentedScripts } from "../support/documented-commands.ts";
import { ROOT } from "../support/project-folder.ts";
import { copyProject, type DocumentedProject, runDocumented } from "../support/run-documented.ts";

/** An agency of Lisbon; `npm run test:full -- deploy` runs every command, with the demonstration as well. */
const FAROL = {
	content: join(ROOT, "tests/agencies/farol"),
	city: "lisbon",
	service: "websites",
};

let project: DocumentedProject;
beforeAll(() => {
	project = copyProject();
	return project.remove;
});

// dev.test.ts starts the development server, which takes longest.
const commands = listDocumentedScripts().filter((command) => command !== "npm run dev");

test.each(commands)("the documented command does what it can: %s", async (command) => {
	expect(await runDocumented(project, FAROL, command)).toBeNull();
});
