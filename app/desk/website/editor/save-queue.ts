/** How far what was typed is saved. */
export type SaveState =
	| { kind: "typed" | "saving" | "offline" | "stale" | "ended" }
	| { kind: "saved"; saved: Saved }
	| { kind: "rejected"; reason: string };

/** What the server answers to what it saved. */
export type Saved = {
	version: string;
	/** ISO 8601; null while there is no draft, as nothing was changed. */
	savedAt: string | null;
	/** The names of others who have the form open. */
	others: readonly string[];
	/** What stands against publishing, each at its field if it has one. */
	issues: readonly { reason: string; field?: string; href?: string; label?: string }[];
	/** The removed entry of a list, as JSON. */
	removed?: string;
};

export type Answer =
	| { kind: "saved"; saved: Saved }
	| { kind: "offline" | "stale" | "ended" }
	| { kind: "rejected"; reason: string };

/** Makes the form that asks for a change, when its turn has come. */
type ToBody = () => Promise<URLSearchParams>;

type Settings = {
	version: string;
	/** Reads the form as it is now. */
	read: () => URLSearchParams;
	send: (body: URLSearchParams) => Promise<Answer>;
	show: (state: SaveState) => void;
};

const PAUSE_MS = 1_000;
const RETRY_MS = 5_000;

/** The states after which only the person can say how it goes on. */
const HALTED: readonly SaveState["kind"][] = ["stale", "ended"];

/**
 * Creates the queue of what is saved: changes of lists at once and in their order, as each is made in the text that the one
 * before it left; typed words a second after the last one. What could not be sent is sent again.
 */
export function createSaveQueue({ version, read, send, show }: Settings) {
	const changes: { toBody: ToBody; resolve: (saved: Saved) => void }[] = [];
	let current = version;
	let isTyped = false;
	let state: SaveState["kind"] = "saved";
	let running: Promise<void> | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const set = (next: SaveState) => {
		state = next.kind;
		show(next);
	};

	const wait = (ms: number) => {
		clearTimeout(timer);
		timer = setTimeout(flush, ms);
	};

	const run = async (): Promise<void> => {
		while (changes.length > 0 || isTyped) {
			const [change] = changes;
			const body = change ? await change.toBody() : read();
			body.set("version", current);
			if (!change) {
				body.set("intent", "save");
				isTyped = false;
			}
			set({ kind: "saving" });
			const answer = await send(body);
			if (answer.kind === "saved") {
				current = answer.saved.version;
				if (change) changes.shift()?.resolve(answer.saved);
				set(isTyped ? { kind: "typed" } : answer);
				continue;
			}
			if (!change) isTyped = true;
			set(answer);
			if (answer.kind === "offline") wait(RETRY_MS);
			return;
		}
	};

	/** Saves what there is to be saved now; resolves to false if it could not be. */
	const flush = async (): Promise<boolean> => {
		clearTimeout(timer);
		running ??= run().finally(() => {
			running = null;
		});
		await running;
		return !isUnsaved();
	};

	const isUnsaved = () => isTyped || changes.length > 0;

	return {
		flush,
		isUnsaved,
		/** Returns whether all is saved, and the answer to it is there. */
		isIdle: () => running === null && !isUnsaved(),
		/** Returns whether a list is changed that the server does not know of yet. */
		isChangingLists: () => changes.length > 0,
		getVersion: () => current,
		/** Notes that something was typed. */
		type(): void {
			isTyped = true;
			if (HALTED.includes(state)) return;
			if (!running && state !== "offline") set({ kind: "typed" });
			wait(PAUSE_MS);
		},
		/** Saves a change of a list; resolves to the answer. */
		change(toBody: ToBody): Promise<Saved> {
			return new Promise((resolve) => {
				changes.push({ toBody, resolve });
				if (!HALTED.includes(state)) void flush();
			});
		},
	};
}
