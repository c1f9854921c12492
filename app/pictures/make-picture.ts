import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { report, warn } from "#app/operations-log.ts";
import type { PictureSources } from "./allowed-sources.ts";
import { convertPicture, type PictureFormat } from "./convert.ts";
import { type FetchedPicture, fetchPicture } from "./fetch-picture.ts";
import type { CachedPicture, PictureCache } from "./picture-cache.ts";
import { createSingleFlight } from "./single-flight.ts";

type PictureWanted = { source: URL; width: number; format: PictureFormat };

type MadePicture =
	| { found: "picture"; picture: CachedPicture }
	/** No such picture; none that is shown here; the source cannot be reached or breaks; too many others wait. */
	| { found: "gone" | "refused" | "failed" | "busy" };

/** From the cache, or else fetched and converted; rejects only when the visitor's signal is aborted. */
export type FindPicture = (wanted: PictureWanted, visitor: AbortSignal) => Promise<MadePicture>;

export type PictureMakerSettings = {
	sources: PictureSources;
	cache: PictureCache;
	now?: () => number;
};

/** An original may have 15 MB, and is in memory until its conversion ends. */
const AT_WORK = 6;
const CONVERSIONS = 2;
const MAX_WAITING = 64;
/** Failures are remembered, and a host is named in the log, once a minute. */
const REMEMBERED = { max: 2_000, ttl: 60_000, ttlResolution: 0 };
/** A picture may be replaced at its address; the old one is shown until the new one is made. */
const RENEWED_AFTER_MS = 7 * 24 * 3_600_000;

/** Makes pictures, each once for all visitors at the same time, and few at once. */
export function createPictureMaker(settings: PictureMakerSettings): FindPicture {
	const { sources, cache, now = Date.now } = settings;
	const makeOnce = createSingleFlight<MadePicture>();
	const fetchOnce = createSingleFlight<FetchedPicture>();
	const work = pLimit(AT_WORK);
	const conversions = pLimit(CONVERSIONS);
	/** By source, and by host where nobody was reached. */
	const failures = new LRUCache<string, MadePicture>({ ...REMEMBERED, perf: { now } });
	const loggedHosts = new LRUCache<string, true>({ ...REMEMBERED, perf: { now } });

	const findFailure = ({ href, host }: URL) => failures.get(href) ?? failures.get(host);

	async function make(wanted: PictureWanted, signal: AbortSignal): Promise<MadePicture> {
		signal.throwIfAborted();
		const { source, width, format } = wanted;
		// It may have failed while this one waited.
		const failure = findFailure(source);
		if (failure) return failure;
		const fetched = await fetchOnce(source.href, signal, (all) =>
			fetchPicture(source, sources, all),
		);
		if (fetched.found === "gone") return remember(source.href, { found: "gone" });
		if (fetched.found === "refused") return refuse(source, fetched.reason);
		if (fetched.found === "failed") {
			log(source, fetched.reason);
			return remember(fetched.isHostDown ? source.host : source.href, { found: "failed" });
		}
		const bytes = await conversions(() => {
			signal.throwIfAborted();
			return convertPicture(fetched.bytes, width, format);
		});
		if (!bytes) return refuse(source, "what it gave is no picture that can be shown");
		return { found: "picture", picture: await cache.write(toKey(wanted), bytes) };
	}

	function refuse(source: URL, reason: string): MadePicture {
		log(source, reason);
		return remember(source.href, { found: "refused" });
	}

	function remember(key: string, failure: MadePicture): MadePicture {
		failures.set(key, failure);
		return failure;
	}

	function log({ host }: URL, reason: string): void {
		if (loggedHosts.has(host)) return;
		loggedHosts.set(host, true);
		warn(`A picture of ${host} cannot be shown: ${reason}`);
	}

	function queue(wanted: PictureWanted, visitor: AbortSignal): Promise<MadePicture> {
		return makeOnce(toKey(wanted), visitor, async (signal) => {
			if (work.activeCount + work.pendingCount >= AT_WORK + MAX_WAITING) return { found: "busy" };
			return work(() => make(wanted, signal));
		});
	}

	async function renew(wanted: PictureWanted): Promise<void> {
		const { found } = await queue(wanted, new AbortController().signal);
		if (found === "gone") await cache.remove(toKey(wanted));
	}

	return async (wanted, visitor) => {
		const cached = await cache.read(toKey(wanted));
		const failure = findFailure(wanted.source);
		if (!cached) return failure ?? queue(wanted, visitor);
		if (!failure && now() - cached.madeAt > RENEWED_AFTER_MS) {
			renew(wanted).catch((error: unknown) => report("A picture could not be renewed:", error));
		}
		return { found: "picture", picture: cached };
	};
}

function toKey({ source, width, format }: PictureWanted): string {
	return `${format} ${width} ${source.href}`;
}
