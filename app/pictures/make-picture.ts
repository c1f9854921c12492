import { report, warn } from "#app/operations-log.ts";
import type { PictureSources } from "./allowed-sources.ts";
import { convertPicture, type PictureFormat } from "./convert.ts";
import { type FetchedPicture, type FetchLimits, fetchPicture } from "./fetch-picture.ts";
import { createFlights } from "./flights.ts";
import type { KeptPicture, PictureCache } from "./picture-cache.ts";
import { createRecent } from "./recent.ts";
import { createSlots } from "./slots.ts";

type PictureWanted = { source: URL; width: number; format: PictureFormat };

type MadePicture =
	| { found: "picture"; picture: KeptPicture }
	/** The source has no such picture. */
	| { found: "gone" }
	/** What the source gives is no picture that is shown here. */
	| { found: "refused" }
	/** The source cannot be reached, or breaks. */
	| { found: "failed" }
	/** Too many pictures are waiting to be made. */
	| { found: "busy" };

export type PictureMaker = {
	/** From the cache, or else fetched and converted; rejects only when the asker's signal is aborted. */
	find: (wanted: PictureWanted, asker: AbortSignal) => Promise<MadePicture>;
};

export type PictureMakerSettings = {
	sources: PictureSources;
	cache: PictureCache;
	now?: () => number;
	limits?: Partial<FetchLimits>;
};

/** An original may have 15 MB, and is held until its conversion ends. */
const AT_WORK = 6;
const CONVERSIONS = 2;
const MAX_WAITING = 64;
const MINUTE_MS = 60_000;
const REMEMBERED_FAILURES = 2_000;
/** A picture may be replaced at its address; the old one is shown until the new one is made. */
const RENEWED_AFTER_MS = 7 * 24 * 3_600_000;

/** Makes pictures, each once for all who ask at the same time, and few at once. */
export function createPictureMaker(settings: PictureMakerSettings): PictureMaker {
	const { sources, cache, now = Date.now, limits } = settings;
	const making = createFlights<MadePicture>();
	const fetching = createFlights<FetchedPicture>();
	const workSlots = createSlots(AT_WORK);
	const conversionSlots = createSlots(CONVERSIONS);
	/** By source, and by host where nobody was reached. */
	const failures = createRecent<MadePicture>(MINUTE_MS, REMEMBERED_FAILURES, now);
	const toldHosts = createRecent<true>(MINUTE_MS, REMEMBERED_FAILURES, now);

	const findFailure = ({ href, host }: URL) => failures.get(href) ?? failures.get(host);

	async function make(wanted: PictureWanted, signal: AbortSignal): Promise<MadePicture> {
		const { source, width, format } = wanted;
		// It may have failed while this one waited.
		const failure = findFailure(source);
		if (failure) return failure;
		const fetched = await fetching.join(source.href, signal, (all) =>
			fetchPicture(source, sources, all, limits),
		);
		if (fetched.found === "gone") return remember(source.href, { found: "gone" });
		if (fetched.found === "refused") return refuse(source, fetched.reason);
		if (fetched.found === "failed") {
			tell(source, fetched.reason);
			return remember(fetched.isHostDown ? source.host : source.href, { found: "failed" });
		}
		const bytes = await conversionSlots.run(signal, () =>
			convertPicture(fetched.bytes, width, format),
		);
		if (!bytes) return refuse(source, "what it gave is no picture that can be shown");
		return { found: "picture", picture: await cache.write(toKey(wanted), bytes) };
	}

	function refuse(source: URL, reason: string): MadePicture {
		tell(source, reason);
		return remember(source.href, { found: "refused" });
	}

	function remember(key: string, failure: MadePicture): MadePicture {
		failures.set(key, failure);
		return failure;
	}

	function tell({ host }: URL, reason: string): void {
		if (toldHosts.get(host)) return;
		toldHosts.set(host, true);
		warn(`A picture of ${host} cannot be shown: ${reason}`);
	}

	function joinMaking(wanted: PictureWanted, asker: AbortSignal): Promise<MadePicture> {
		return making.join(toKey(wanted), asker, async (signal) => {
			if (workSlots.waiting() >= MAX_WAITING) return { found: "busy" };
			return workSlots.run(signal, () => make(wanted, signal));
		});
	}

	async function renew(wanted: PictureWanted): Promise<void> {
		const { found } = await joinMaking(wanted, new AbortController().signal);
		if (found === "gone") await cache.remove(toKey(wanted));
	}

	return {
		find: async (wanted, asker) => {
			const kept = await cache.read(toKey(wanted));
			const failure = findFailure(wanted.source);
			if (!kept) return failure ?? joinMaking(wanted, asker);
			if (!failure && now() - kept.madeAt > RENEWED_AFTER_MS) {
				renew(wanted).catch((error: unknown) => report("A picture could not be renewed:", error));
			}
			return { found: "picture", picture: kept };
		},
	};
}

function toKey({ source, width, format }: PictureWanted): string {
	return `${format} ${width} ${source.href}`;
}
