import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { getNow } from "#app/platform/clock.ts";
import type { CachedFile, DiskCache } from "#app/platform/disk-cache.ts";
import { DAY, MINUTE } from "#app/platform/durations.ts";
import type { FetchResult } from "#app/platform/http/fetch-guarded.ts";
import { report, warn } from "#app/platform/operations-log.ts";
import { convertPicture, type PictureFormat } from "#app/platform/pictures/convert.ts";
import { createSingleFlight } from "#app/platform/pictures/single-flight.ts";
import type { PictureSources } from "./allowed-sources.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { type PictureSource, readPicture } from "./own-picture.ts";

type PictureRequest = PictureSource & { format: PictureFormat };
type Failure = { status: "gone" | "rejected" | "failed" | "busy" };
type LoadedPicture = { status: "picture"; picture: CachedFile } | Failure;

export type PictureLoaderOptions = {
	sources: PictureSources;
	cache: DiskCache;
	now?: () => number;
};

/**
 * The number of pictures that are loaded at the same time. An original may have 15 MB, and is in memory until it is
 * converted.
 */
const MAX_ACTIVE = 6;
const MAX_CONVERSIONS = 2;
const MAX_PENDING = 64;
/** The options by which failures are cached, and a host is logged once, for a minute. */
const FAILURE_CACHE = { max: 2_000, ttl: MINUTE, ttlResolution: 0 };
/**
 * The time in ms after which a picture is revalidated, as it may be replaced at its URL; the old one is served
 * meanwhile.
 */
const MAX_AGE_MS = 7 * DAY;

/**
 * Loads pictures from the cache, or else fetches and converts them, once for all clients at the same time. Rejects only
 * when the client's signal is aborted.
 */
export function createPictureLoader({ sources, cache, now = getNow }: PictureLoaderOptions) {
	const loadOnce = createSingleFlight<LoadedPicture>();
	const fetchOnce = createSingleFlight<FetchResult>();
	const limit = pLimit(MAX_ACTIVE);
	const limitConversions = pLimit(MAX_CONVERSIONS);
	/** Failures by URL, or by host where that cannot be reached. */
	const failures = new LRUCache<string, Failure>({ ...FAILURE_CACHE, perf: { now } });
	const loggedHosts = new LRUCache<string, true>({ ...FAILURE_CACHE, perf: { now } });

	const getFailure = ({ href, host }: URL) => failures.get(href) ?? failures.get(host);

	async function load(request: PictureRequest, signal: AbortSignal): Promise<LoadedPicture> {
		signal.throwIfAborted();
		const { source, width, format, crop, picture } = request;
		// The picture may have failed for another width while this request was in the queue.
		const failure = getFailure(source);
		if (failure) return failure;
		const fetched = await fetchOnce(source.href, signal, (shared) =>
			picture ? readPicture(picture) : fetchPicture(source, sources, shared),
		);
		if (fetched.status !== "fetched") return fail(source, fetched);
		const bytes = await limitConversions(() => {
			signal.throwIfAborted();
			return convertPicture(fetched.bytes, width, format, crop);
		});
		return bytes
			? { status: "picture", picture: await cache.write(toKey(request), bytes) }
			: fail(source, {
					status: "rejected",
					reason: "what it gave is no picture that can be shown",
					fault: { fault: "broken" },
				});
	}

	function fail(source: URL, result: Exclude<FetchResult, { status: "fetched" }>): Failure {
		const failure = { status: result.status };
		const isHostDown = result.status === "failed" && result.isHostDown;
		failures.set(isHostDown ? source.host : source.href, failure);
		const from = source.host || dirname(fileURLToPath(source));
		if (result.status !== "gone" && !loggedHosts.has(from)) {
			loggedHosts.set(from, true);
			warn(`A picture of ${from} cannot be shown: ${result.reason}`);
		}
		return failure;
	}

	function enqueue(request: PictureRequest, client: AbortSignal): Promise<LoadedPicture> {
		return loadOnce(toKey(request), client, async (signal) => {
			if (limit.activeCount + limit.pendingCount >= MAX_ACTIVE + MAX_PENDING)
				return { status: "busy" };
			return limit(() => load(request, signal));
		});
	}

	async function revalidate(request: PictureRequest): Promise<void> {
		const { status } = await enqueue(request, new AbortController().signal);
		if (status === "gone") await cache.remove(toKey(request));
	}

	return async (request: PictureRequest, client: AbortSignal): Promise<LoadedPicture> => {
		const picture = await cache.read(toKey(request));
		const failure = getFailure(request.source);
		if (!picture) return failure ?? enqueue(request, client);
		if (!failure && now() - picture.createdAt > MAX_AGE_MS)
			revalidate(request).catch((error: unknown) =>
				report("A picture could not be renewed:", error),
			);
		return { status: "picture", picture };
	};
}

function toKey({ source, width, format }: PictureRequest): string {
	return `${format} ${width} ${source.href}`;
}
