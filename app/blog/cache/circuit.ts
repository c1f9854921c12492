type CircuitSettings = {
	/** So many faults in a row open it. */
	faults?: number;
	/** How long it rests, in ms, before one try decides. */
	rest?: number;
	/** Whether a fault says that nobody is there; others are passed on and not counted. */
	isOutage?: (error: unknown) => boolean;
	now?: () => number;
};

/** Runs work, or refuses at once while it rests after repeated faults. */
export type Circuit = <T>(work: () => Promise<T>) => Promise<T>;

const FAULTS = 4;
const REST_MS = 10_000;

/** Thrown without asking anybody. */
export class Resting extends Error {
	override readonly name = "Resting";
	constructor() {
		super("it has failed repeatedly and is left alone for a while");
	}
}

/** Spares a source that is down, and the visitors the waiting for it. */
export function createCircuit(settings: CircuitSettings = {}): Circuit {
	// Not the clock of the day, which may be set back by a day while it rests.
	const { faults: most = FAULTS, rest = REST_MS, now = () => performance.now() } = settings;
	const { isOutage = () => true } = settings;
	let faults = 0;
	let restsUntil = 0;
	return async (work) => {
		if (now() < restsUntil) throw new Resting();
		// The others wait for what this one finds.
		if (faults >= most) restsUntil = now() + rest;
		try {
			const result = await work();
			faults = 0;
			restsUntil = 0;
			return result;
		} catch (error) {
			if (!isOutage(error)) throw error;
			faults++;
			if (faults >= most) restsUntil = now() + rest;
			throw error;
		}
	};
}
