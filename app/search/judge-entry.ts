import type { Judged } from "./asked.ts";
import { type Fit, OF_NAME, WHOLE } from "./match-words.ts";

/** Judges an entry by how well it fits each word; written into `judged`, since there may be very many. */
export function judgeEntry(fits: readonly Fit[], entry: number, judged: Judged): Judged {
	judged.all = 0;
	judged.ofName = 0;
	judged.isNamed = false;
	judged.sum = 0;
	for (let place = 0; place < fits.length; place++) {
		const fit = fits[place]?.[entry] ?? 0;
		if (fit === 0) continue;
		judged.all |= 1 << place;
		if (fit >= OF_NAME) judged.ofName |= 1 << place;
		if (fit >= WHOLE) judged.isNamed = true;
		judged.sum += fit / 100;
	}
	return judged;
}

export function makeJudged(): Judged {
	return { all: 0, ofName: 0, isNamed: false, sum: 0 };
}
