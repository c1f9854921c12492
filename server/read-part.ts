/** A process that reads and checks a part of very many cities for the start of the site, and ends. */
import { readPart } from "#app/content/cities/city-parts.ts";

const [part, parts] = process.argv.slice(2).map(Number);
process.send?.(readPart(process.cwd(), part ?? 0, parts ?? 1), () => process.exit());
