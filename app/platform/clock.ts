const readSystemClock = () => Date.now();
let readClock = readSystemClock;

/** Returns the present, in Unix ms. Nothing else reads the date or the time of day, so that a test can set both. */
export function getNow(): number {
	return readClock();
}

/** Replaces the clock for this process; without an argument the system's is used again. */
export function setClock(read: () => number = readSystemClock): void {
	readClock = read;
}
