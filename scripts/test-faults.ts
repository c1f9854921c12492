/**
 * `npm run test:faults`: brings a built site, each time with a data folder of its own, into every state that a
 * machine can bring it into, and looks whether it serves its pages, keeps what it acknowledged, and gives
 * visitors their words back when it cannot keep them. Names behind `--` choose some: `npm run test:faults -- clock`.
 */
import { FAULTS, runFault } from "../tests/full/faults/run-faults.ts";
import { buildIfStale } from "./fresh-build.ts";

const TRIES = 5;

const wanted = process.argv.slice(2);
const chosen = FAULTS.filter(
	({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
	console.error(
		`No fault has such a name. There are: ${FAULTS.map(({ name }) => name).join("; ")}`,
	);
	process.exit(1);
}
buildIfStale();
const width = Math.max(...chosen.map(({ name }) => name.length));
let hasBroken = false;
let leftOut = 0;
for (const fault of chosen) {
	const name = fault.name.padEnd(width);
	const lack = fault.findLack?.();
	if (lack) {
		leftOut++;
		console.log(`${name}  left out: ${lack}`);
		continue;
	}
	const begun = performance.now();
	const { did, acknowledged, broken } = await runFault(fault, TRIES);
	const seconds = ((performance.now() - begun) / 1_000).toFixed(0).padStart(4);
	const kept = `${acknowledged} acknowledged`.padStart(18);
	hasBroken ||= broken.length > 0;
	console.log(`${name}  ${broken.length > 0 ? "BROKEN" : "held  "}${seconds} s${kept}  ${did}`);
	for (const words of broken) console.log(`  BROKEN: ${words}`);
}
const rest = leftOut > 0 ? `, ${leftOut} left out` : "";
console.log(hasBroken ? `\nA promise was broken${rest}` : `\nEvery promise held${rest}`);
process.exit(hasBroken ? 1 : 0);
