import { LRUCache } from "lru-cache";
import { report } from "#app/operations-log.ts";
import { addVariant } from "../responses/cached-response.ts";
import { compress, decompress } from "../responses/compress.ts";
import type { Encoding } from "../responses/negotiate-encoding.ts";
import type { PageAddress } from "./page-address.ts";
import type { RenderedPage } from "./render-page.ts";

export type CachedPage = RenderedPage & {
	/** By the monotonic clock, in ms: rendered, or found unchanged. */
	renderedAt: number;
	/** Whether its Brotli is as small as possible. */
	isBest: boolean;
};

type Settings = {
	/** Renders a page; a Response where it must not be cached. */
	render: (page: PageAddress) => Promise<RenderedPage | Response>;
	/** Another number whenever pages may have become different ones. */
	getVersion: () => number;
	/** After so many ms a page is served once more, and rendered again. */
	maxAge: number;
	maxBytes?: number;
	/** Whether the server has time to compress. */
	isIdle?: () => boolean;
	now?: () => number;
};

/** Whether a page was in the cache, or was rendered for this request or for several. */
export type Found = { page: CachedPage; state: "stored" | "made" | "shared" };

export type PageCache = ReturnType<typeof createPageCache>;

const MAX_BYTES = 32 * 1024 * 1024;
/** Headers, objects and keys of a page. */
const OVERHEAD_BYTES = 3_000;
const COMPRESS_EVERY_MS = 250;

/** The pages that are the same for all visitors, rendered at their first request and then in memory. */
export function createPageCache({
	render,
	getVersion,
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
	/** Renders that run, by the address and whether it must be whole. */
	const running = new Map<string, Promise<CachedPage | Response>>();
	let version = getVersion();
	let isRenewing = false;
	let isCompressing = false;

	/** After a change of content or blog no earlier page is served, nor waited for. */
	function dropOutdated(): void {
		const current = getVersion();
		if (current === version) return;
		version = current;
		pages.clear();
		running.clear();
	}

	/** Returns the cached page, or undefined; one that is too old is returned and renewed. */
	function get(address: string): CachedPage | undefined {
		dropOutdated();
		const page = pages.get(address);
		if (page && !isRenewing && now() - page.renderedAt > maxAge) void renew(page);
		return page;
	}

	/** Returns the cached page, or renders it once for all who wait; a Response where it must not be cached. */
	async function fetch(wanted: PageAddress): Promise<Found | Response> {
		const cached = get(wanted.address);
		if (cached) return { page: cached, state: "stored" };
		const isShared = running.has(toKey(wanted));
		const page = await renderOnce(wanted);
		if (!(page instanceof Response)) return { page, state: isShared ? "shared" : "made" };
		if (!isShared) return page;
		// A Response can be read once.
		const own = await renderAndStore(wanted);
		return own instanceof Response ? own : { page: own, state: "made" };
	}

	function renderOnce(wanted: PageAddress): Promise<CachedPage | Response> {
		const key = toKey(wanted);
		const other = running.get(key);
		if (other) return other;
		const rendering = renderAndStore(wanted).finally(() => {
			if (running.get(key) === rendering) running.delete(key);
		});
		running.set(key, rendering);
		return rendering;
	}

	async function renderAndStore(wanted: PageAddress): Promise<CachedPage | Response> {
		const begunWith = version;
		const rendered = await render(wanted);
		dropOutdated();
		if (rendered instanceof Response) return rendered;
		const page: CachedPage = { ...rendered, renderedAt: now(), isBest: false };
		// What changed meanwhile may be in it or not.
		if (version !== begunWith) return page;
		const before = pages.peek(page.address);
		const isSame = before !== undefined && before.etag === page.etag;
		pages.set(page.address, isSame ? { ...before, renderedAt: page.renderedAt } : page);
		return page;
	}

	/** One at a time, so that requests for other pages do not wait for these. */
	async function renew(page: CachedPage): Promise<void> {
		isRenewing = true;
		try {
			const next = await renderOnce({ address: page.address, isWhole: true });
			if (!(next instanceof Response)) return;
			await next.body?.cancel();
			// A page that is gone is dropped; one that only fails is served as it was.
			if (next.status >= 300 && next.status < 500) pages.delete(page.address);
			else replace(page, { ...page, renderedAt: now() });
		} catch (error) {
			replace(page, { ...page, renderedAt: now() });
			report("A page could not be renewed:", error);
		} finally {
			isRenewing = false;
		}
	}

	function replace(page: CachedPage, next: CachedPage): void {
		if (pages.peek(page.address) === page) pages.set(page.address, next);
	}

	/** Returns a page with its body in this encoding; only gzip is cached. */
	async function addEncoding(page: CachedPage, encoding: Encoding): Promise<CachedPage> {
		const { br } = page.variants;
		if (page.variants[encoding] || !br) return page;
		const plain = await decompress(br.body);
		if (encoding !== "gzip") return addVariant(page, encoding, plain);
		const next = addVariant(page, encoding, await compress(plain, encoding));
		replace(page, next);
		return next;
	}

	/** Compresses the page that was used last, of those that could be smaller, while there is time. */
	async function compressNext(): Promise<void> {
		if (isCompressing || !isIdle()) return;
		const page = Array.from(pages.values()).find(({ isBest }) => !isBest);
		const quick = page?.variants.br;
		if (!page || !quick) return;
		isCompressing = true;
		try {
			const body = await compress(await decompress(quick.body), "br", { isBest: true });
			const current = pages.peek(page.address);
			if (current && current.etag === page.etag)
				pages.set(page.address, { ...addVariant(current, "br", body), isBest: true });
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

const toKey = ({ address, isWhole }: PageAddress): string => `${isWhole} ${address}`;
