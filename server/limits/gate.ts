import { MOST_AT_WORK, MOST_DELAY_MS, WORK_MS } from "./limits.ts";
import { makeBusyAnswer } from "./refuse.ts";

type GateSettings = {
	/** How late the event loop is, in ms. */
	readDelay: () => number;
	/** Called for each request that was sent away, with the reason. */
	onShed?: (reason: ShedReason) => void;
	mostAtWork?: number;
	workMs?: number;
};

export type ShedReason = "full" | "late" | "time";

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/** Whom a handler has room for. */
export type Gate = {
	/** The same handler, which answers 503 where there is no room, and where it takes too long. */
	guard<Rest extends unknown[]>(handle: Handler<Rest>): Handler<Rest>;
	readonly atWork: number;
};

/**
 * Keeps work from piling up: what cannot be made soon is refused at once, before it costs anything. A form is
 * what the site is there for: it finds room twice as long as a page does, and however late all are.
 */
export function createGate({
	readDelay,
	onShed = () => {},
	mostAtWork = MOST_AT_WORK,
	workMs = WORK_MS,
}: GateSettings): Gate {
	let atWork = 0;

	function findNoRoom({ method }: Request): ShedReason | null {
		if (method === "POST") return atWork >= 2 * mostAtWork ? "full" : null;
		if (atWork >= mostAtWork) return "full";
		return readDelay() > MOST_DELAY_MS ? "late" : null;
	}

	const shed = (reason: ShedReason) => {
		onShed(reason);
		return makeBusyAnswer();
	};

	return {
		guard:
			(handle) =>
			async (request, ...rest) => {
				const noRoom = findNoRoom(request);
				if (noRoom) return shed(noRoom);
				atWork++;
				// What is given up here still takes its place until it ends.
				const work = handle(request, ...rest).finally(() => atWork--);
				return orInTime(work, workMs, () => shed("time"));
			},
		get atWork() {
			return atWork;
		},
	};
}

function orInTime(work: Promise<Response>, ms: number, giveUp: () => Response): Promise<Response> {
	return new Promise((done, fail) => {
		let isLate = false;
		const timer = setTimeout(() => {
			isLate = true;
			done(giveUp());
		}, ms);
		work.then(
			(response) => {
				clearTimeout(timer);
				if (isLate) response.body?.cancel().catch(() => {});
				else done(response);
			},
			(error: unknown) => {
				clearTimeout(timer);
				fail(error);
			},
		);
	});
}
