import { cpSync } from "node:fs";
import { join } from "node:path";
import { createFolder, editFile, SHIPPED_ROOT } from "../copy-for-tests.ts";

const SAMPLES = join(SHIPPED_ROOT, "tests/support/fixtures/sample-content");

/**
 * A new folder with one small sound file of several kinds, whose lines are known whatever else the content
 * says, and with what they need of the shipped content.
 */
export function copySample(): string {
	const root = createFolder();
	const copy = (path: string) =>
		cpSync(join(SHIPPED_ROOT, path), join(root, path), { recursive: true });
	for (const path of ["site.yaml", "redirects.yaml", "pages", "services"]) copy(`content/${path}`);
	for (const city of ["mumbai", "pune"]) {
		copy(`content/cities/${city}/city.yaml`);
		editFile(root, `content/cities/${city}/city.yaml`, ["neighbours"], ["mumbai", "pune"]);
	}
	cpSync(SAMPLES, join(root, "content"), { recursive: true });
	return root;
}
