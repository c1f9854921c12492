import { performance } from "node:perf_hooks";
import { report } from "#app/operations-log.ts";
import { compressBest } from "../answers/compress-body.ts";
import { readPlain } from "../answers/read-plain.ts";
import type { PageStore, StoredPage } from "./page-store.ts";

/** How often it is looked whether the site has little to do. */
const LOOK_MS = 250;
/** So long no page may have been rendered: whoever wants a new one wants others next. */
const QUIET_MS = 2_000;
/** A share of the time in which the event loop was at work. */
const CALM = 0.3;

/** Compresses what the store keeps as well as can be, one page at a time and only while the site has little else to do. */
export function compressLater(store: PageStore) {
	let last = performance.eventLoopUtilization();
	let renderedAt = 0;
	let isLooking = false;

	async function look(): Promise<void> {
		const { utilization } = performance.eventLoopUtilization(last);
		const page = store.findQuick();
		if (page && utilization < CALM && performance.now() - renderedAt > QUIET_MS) {
			page.isQuick = false;
			await improve(page).catch((error: unknown) =>
				report("A page could not be compressed:", error),
			);
			store.weigh(page);
		}
		isLooking = page !== undefined;
		if (isLooking) lookLater();
	}

	function lookLater(): void {
		isLooking = true;
		last = performance.eventLoopUtilization();
		setTimeout(look, LOOK_MS).unref();
	}

	return {
		/** To be called when a page has been rendered. */
		noteRendered: () => {
			renderedAt = performance.now();
			if (!isLooking) lookLater();
		},
	};
}

async function improve({ answer, state }: StoredPage): Promise<void> {
	for (const each of state ? [answer, state.answer] : [answer]) {
		each.put("br", await compressBest(await readPlain(each)));
		each.drop("identity");
	}
}
