/** `npm run licences` writes docs/licences.md from a fresh build. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { buildIfStale } from "./fresh-build.ts";
import { BROWSER_PACKAGES } from "./list-browser-packages.ts";

const ROOT = join(import.meta.dirname, "..");
/**
 * Packages that are in the style sheet and in the desk's inline script for passkeys, and in no module of the browsers'
 * files.
 */
const INLINE = ["@simplewebauthn/browser", "tailwindcss"];

export const LICENCES = join(ROOT, "docs/licences.md");

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

if (import.meta.main) {
	buildIfStale();
	writeFileSync(LICENCES, formatLicences());
}

/** Formats the packages in the browsers' files of the last build. Throws without a build. */
export function formatLicences(): string {
	const names = z.array(z.string()).parse(JSON.parse(readFileSync(BROWSER_PACKAGES, "utf8")));
	const packages = [...names, ...INLINE].sort().map((name) => {
		const folder = join(ROOT, "node_modules", name);
		const json = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
		return { ...packageSchema.parse(json), text: loadLicence(folder).trim() };
	});
	const rows = packages.map(
		({ name, version, license }) => `| ${name} | ${version} | ${license} |`,
	);
	const texts = packages.map(({ name, text }) => `### ${name}\n\n\`\`\`text\n${text}\n\`\`\``);
	return `# What browsers get of others' work

Written by \`npm run licences\` from the modules that the build left in the browsers' files; a test says when it is old.

| package | version | licence |
|---|---|---|
${rows.join("\n")}
| Anek Latin, the font, cut | 5.3.0 of its package | OFL-1.1, https://openfontlicense.org |

${texts.join("\n\n")}
`;
}

function loadLicence(folder: string): string {
	const [file] = globSync("{LICENSE,LICENCE,license,LICENSE.*,license.*}", { cwd: folder }).sort();
	if (!file) throw new Error(`${folder} has no text of a licence.`);
	return readFileSync(join(folder, file), "utf8");
}
