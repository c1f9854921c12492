import { LRUCache } from "lru-cache";
import { getBlogVersion } from "#app/blog/blog-source.server.ts";
import { getAnnouncementPhase, PHASES } from "#app/content/announcement.server.ts";
import { getContentVersion } from "#app/content/content.server.ts";
import { report } from "#app/platform/operations-log.ts";
import { addVariant, type CachedResponse, type Encoding } from "../responses/cached-response.ts";
import { compress, decompress } from "../responses/compress.ts";
import type { PageAddress } from "./page-address.ts";

/** A page, or its data, that is the same for all visitors, compressed by Brotli. */
export type RenderedPage = CachedResponse & { address: string };

export type CachedPage = RenderedPage & {
	/** The time at which the page was rendered or found unchanged, in ms of the monotonic clock. */
	renderedAt: number;
	isBestCompressed: boolean;
};

type Settings = {
	/** Renders a page; returns a Response where it must not be cached. */
	render: (page: PageAddress) => Promise<RenderedPage | Response>;
	getVersion?: () => number;
	/** The time in ms after which a page is served once more, and rendered again. */
	maxAge: number;
	maxBytes?: number;
	/** Returns whether the server has time to compress. */
	isIdle?: () => boolean;
	now?: () => number;
};

/** A page, and whether it was in the cache or was rendered for this request or for several. */
export type FetchedPage = { page: CachedPage; state: "stored" | "made" | "shared" };

export type PageCache = ReturnType<typeof createPageCache>;

const MAX_BYTES = 32 * 1024 * 1024;
/** The estimated size of headers, objects and keys of a page. */
const OVERHEAD_BYTES = 3_000;
const COMPRESS_EVERY_MS = 250;

/** Creates a cache of the pages that are the same for all visitors. Each is rendered at its first request. */
export function createPageCache({
	render,
	getVersion = getPageVersion,
	maxAge,
	maxBytes = MAX_BYTES,
	isIdle = () => true,
	now = () => performance.now(),
}: Settings) {
	const pages = new LRUCache<string, CachedPage>({
		maxSize: maxBytes,
		sizeCalculation: ({ variants }) =>
			Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, OVERHEAD_BYTES),
	});
	/** The running renders by their key. */
	const running = new Map<string, Promise<CachedPage | Response>>();
	let version = getVersion();
	let isRevalidating = false;
	let isCompressing = false;

	/**
	 * Drops all pages after a change of content or blog, so that no earlier page is served and no running render shared.
	 */
	function dropOutdated(): void {
		const current = getVersion();
		if (current === version) return;
		version = current;
		pages.clear();
		running.clear();
	}

	/** Returns the cached page, or undefined. A page that is too old is also revalidated. */
	function get(address: string): CachedPage | undefined {
		dropOutdated();
		const page = pages.get(address);
		if (page && !isRevalidating && now() - page.renderedAt > maxAge) void revalidate(page);
		return page;
	}

	/** Returns the cached page, or renders it once for all requests. Returns a Response where it must not be cached. */
	async function fetch(address: PageAddress): Promise<FetchedPage | Response> {
		const cached = get(address.address);
		if (cached) return { page: cached, state: "stored" };
		const isShared = running.has(toKey(address));
		const page = await renderOnce(address);
		if (!(page instanceof Response)) return { page, state: isShared ? "shared" : "made" };
		if (!isShared) return page;
		// The body of a Response can be read only once.
		const own = await renderAndStore(address);
		return own instanceof Response ? own : { page: own, state: "made" };
	}

	function renderOnce(address: PageAddress): Promise<CachedPage | Response> {
		const key = toKey(address);
		const existing = running.get(key);
		if (existing) return existing;
		const rendering = renderAndStore(address).finally(() => {
			if (running.get(key) === rendering) running.delete(key);
		});
		running.set(key, rendering);
		return rendering;
	}

	async function renderAndStore(address: PageAddress): Promise<CachedPage | Response> {
		const initialVersion = version;
		const rendered = await render(address);
		dropOutdated();
		if (rendered instanceof Response) return rendered;
		const page: CachedPage = { ...rendered, renderedAt: now(), isBestCompressed: false };
		// A page rendered during the change may have the content from before or after it.
		if (version !== initialVersion) return page;
		const before = pages.peek(page.address);
		const isSame = before !== undefined && before.etag === page.etag;
		pages.set(page.address, isSame ? { ...before, renderedAt: page.renderedAt } : page);
		return page;
	}

	/** Renders a page again, one at a time, so that first renders of other pages do not wait. */
	async function revalidate(page: CachedPage): Promise<void> {
		isRevalidating = true;
		try {
			const next = await renderOnce({ address: page.address, isWhole: true });
			if (!(next instanceof Response)) return;
			await next.body?.cancel();
			// A page that no longer exists is dropped; one that fails to render is served as before.
			if (next.status >= 300 && next.status < 500) pages.delete(page.address);
			else replace(page, { ...page, renderedAt: now() });
		} catch (error) {
			replace(page, { ...page, renderedAt: now() });
			report("A page could not be renewed:", error);
		} finally {
			isRevalidating = false;
		}
	}

	function replace(page: CachedPage, next: CachedPage): void {
		if (pages.peek(page.address) === page) pages.set(page.address, next);
	}

	/** Returns the page with its body in this encoding; only gzip is cached. */
	async function addEncoding(page: CachedPage, encoding: Encoding): Promise<CachedPage> {
		const { br } = page.variants;
		if (page.variants[encoding] || !br) return page;
		const plain = await decompress(br.body);
		if (encoding !== "gzip") return addVariant(page, encoding, plain);
		const next = addVariant(page, encoding, await compress(plain, encoding));
		replace(page, next);
		return next;
	}

	/** Compresses the most recently used page that could be smaller. */
	async function compressNext(): Promise<void> {
		if (isCompressing || !isIdle()) return;
		const page = Array.from(pages.values()).find(({ isBestCompressed }) => !isBestCompressed);
		const quick = page?.variants.br;
		if (!page || !quick) return;
		isCompressing = true;
		try {
			const body = await compress(await decompress(quick.body), "br", { isBest: true });
			const current = pages.peek(page.address);
			if (current && current.etag === page.etag)
				pages.set(page.address, { ...addVariant(current, "br", body), isBestCompressed: true });
		} catch (error) {
			report("A page could not be compressed:", error);
		} finally {
			isCompressing = false;
		}
	}
	setInterval(compressNext, COMPRESS_EVERY_MS).unref();

	return {
		get,
		fetch,
		addEncoding,
		get bytes() {
			return pages.calculatedSize;
		},
	};
}

/** Returns a number that increases whenever content or blog change, and when an announcement ends. */
function getPageVersion(): number {
	const phase = PHASES.indexOf(getAnnouncementPhase());
	return (getContentVersion() + getBlogVersion()) * PHASES.length + phase;
}

const toKey = ({ address, isWhole }: PageAddress): string => `${isWhole} ${address}`;
