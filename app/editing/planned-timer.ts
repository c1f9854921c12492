import pLimit from "p-limit";
import { getNow } from "#app/platform/clock.ts";
import { warn } from "#app/platform/operations-log.ts";

/** The time in ms after which a draft is tried again that was saved meanwhile, or met another publication. */
const RETRY_MS = 500;
/** The longest wait in ms; whoever creates the timer looks more often. */
const LONGEST_MS = 60_000;

type Options<Planned> = {
	/** Lists what is planned, the next one first. */
	list: () => Promise<readonly Planned[]>;
	publish: (planned: Planned) => Promise<void>;
	/** Ends the timer when it is aborted. */
	signal: AbortSignal;
};

/** Creates a timer that publishes what is planned at its time: it waits for the next one, and for nothing where none is. */
export function createPlannedTimer<Planned extends { id: string; publishAt: string | null }>({
	list,
	publish,
	signal,
}: Options<Planned>) {
	const inTurn = pLimit(1);
	let timer: NodeJS.Timeout | undefined;
	signal.addEventListener("abort", () => clearTimeout(timer));
	const isDue = ({ publishAt }: Planned) => Date.parse(publishAt ?? "") <= getNow();
	const arm = (planned: readonly Planned[], soonest: number) => {
		clearTimeout(timer);
		const [next] = planned;
		if (!next || signal.aborted) return;
		const wait = Date.parse(next.publishAt ?? "") - getNow();
		timer = setTimeout(look, Math.min(Math.max(wait, soonest), LONGEST_MS)).unref();
	};

	/** Publishes what is due, and returns whether that was possible. */
	const tryToPublish = async (planned: Planned): Promise<boolean> => {
		try {
			await publish(planned);
			return true;
		} catch (error) {
			if (!signal.aborted) warn("What was planned cannot be published yet:", error);
			return false;
		}
	};

	/** Publishes what is due, and waits for the next. It is called again when another one may be planned, or could not be read. */
	function look(): Promise<void> {
		return inTurn(async () => {
			if (signal.aborted) return;
			try {
				const planned = await list();
				const due = planned.filter(isDue);
				const failed = new Set<string>();
				for (const each of due) if (!(await tryToPublish(each))) failed.add(each.id);
				const left = due.length > 0 ? await list() : planned;
				arm(
					left.filter(({ id }) => !failed.has(id)),
					due.length > 0 ? RETRY_MS : 1,
				);
			} catch (error) {
				if (!signal.aborted) warn("What is planned to be published cannot be read:", error);
			}
		});
	}

	return { look };
}
