/** Loaded into the site before its own code: the time of day is shifted by the ms that stand in CLOCK_FILE. */
import { readFileSync } from "node:fs";

const RealDate = Date;
const LOOK_MS = 20;
let shift = 0;
const now = () => RealDate.now() + shift;

const look = () => {
	shift = Number(readFileSync(process.env.CLOCK_FILE ?? "", "utf8"));
};
look();
setInterval(look, LOOK_MS).unref();

globalThis.Date = new Proxy(RealDate, {
	construct: (target, given, self) =>
		Reflect.construct(target, given.length > 0 ? given : [now()], self),
	apply: () => new RealDate(now()).toString(),
	get: (target, name, self) => (name === "now" ? now : Reflect.get(target, name, self)),
});
