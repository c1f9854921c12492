/** `npm run content:schemas` writes the JSON Schemas that editors check content with, and the list of all fields. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSchemaFiles } from "./new-content/schema-files.ts";

const folder = join(import.meta.dirname, "../docs/schemas");
const files = createSchemaFiles();
for (const [name, text] of files) writeFileSync(join(folder, name), text);
console.log(`${files.size} files are written in docs/schemas.`);
