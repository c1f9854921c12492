/** `npm run content:schemas` writes the JSON Schemas that editors check content with, and the list of all fields. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSchemaFiles, toYamlSchemas } from "./new-content/schema-files.ts";

const root = join(import.meta.dirname, "..");
const files = createSchemaFiles();
for (const [name, text] of files) writeFileSync(join(root, "docs/schemas", name), text);
const settingsPath = join(root, ".vscode/settings.json");
const settings = JSON.parse(readFileSync(settingsPath, "utf8"));
const written = { ...settings, "yaml.schemas": toYamlSchemas() };
writeFileSync(settingsPath, `${JSON.stringify(written, null, "\t")}\n`);
console.log(
	`${files.size} files are written in docs/schemas, and what they check in .vscode/settings.json.`,
);
