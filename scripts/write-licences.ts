/** `npm run licences`: writes docs/licences.md anew, from a fresh build. */
import { writeFileSync } from "node:fs";
import { describeLicences, LICENCES } from "./describe-licences.ts";
import { buildIfStale } from "./fresh-build.ts";

buildIfStale();
writeFileSync(LICENCES, describeLicences());
