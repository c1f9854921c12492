import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Answer, createSaveQueue, type SaveState } from "./save-queue.ts";

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});
afterEach(() => vi.clearAllTimers());

const save = (version: string): Answer => ({
	kind: "saved",
	saved: { version, savedAt: "2026-11-25T06:30:00Z", others: [], issues: [] },
});

/** Opens a queue whose form has one field, and whose server gives the answers in their order, and then saves. */
function open(...answers: Answer[]) {
	const sent: string[] = [];
	const states: SaveState["kind"][] = [];
	let text = "";
	const queue = createSaveQueue({
		version: "v0",
		read: () => new URLSearchParams({ text }),
		send: async (body) => {
			sent.push([...body.values()].join(" "));
			return answers.shift() ?? save(`v${sent.length}`);
		},
		show: ({ kind }) => states.push(kind),
	});
	const type = (typed: string) => {
		text = typed;
		queue.type();
	};
	const change = (name: string) => queue.change(async () => new URLSearchParams({ name }));
	return { queue, sent, states, type, change };
}

it("typed words are saved a second after the last of them, with the version that the save before left", async () => {
	const { sent, states, type } = open();
	type("a");
	await vi.advanceTimersByTimeAsync(900);
	type("ab");
	await vi.advanceTimersByTimeAsync(999);
	expect(sent).toEqual([]);
	await vi.advanceTimersByTimeAsync(1);
	expect(sent).toEqual(["ab v0 save"]);
	type("abc");
	await vi.advanceTimersByTimeAsync(1_000);
	expect(sent[1]).toBe("abc v1 save");
	expect(states.slice(-3)).toEqual(["typed", "saving", "saved"]);
});

it("changes of lists are saved at once, in their order, and before what was typed since", async () => {
	const { queue, sent, type, change } = open();
	const both = [change("one"), change("two")];
	type("a");
	await Promise.all(both);
	expect(queue.isChangingLists()).toBe(false);
	expect(await queue.flush()).toBe(true);
	expect(sent).toEqual(["one v0", "two v1", "a v2 save"]);
});

it("what could not be sent is sent again, and so is what was typed meanwhile", async () => {
	const { queue, sent, states, type, change } = open({ kind: "offline" }, { kind: "offline" });
	void change("one");
	type("a");
	await vi.advanceTimersByTimeAsync(1_000);
	expect(states.at(-1)).toBe("offline");
	expect(queue.isUnsaved()).toBe(true);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(sent.at(-1)).toBe("a v3 save");
	expect(queue.isUnsaved()).toBe(false);
});

it.each(["stale", "ended"] as const)(
	"nothing is sent by itself once the answer is %s, and nothing is lost",
	async (kind) => {
		const { queue, sent, states, type } = open({ kind });
		type("a");
		await vi.advanceTimersByTimeAsync(1_000);
		type("ab");
		await vi.advanceTimersByTimeAsync(10_000);
		expect(sent).toHaveLength(1);
		expect(states.at(-1)).toBe(kind);
		expect(queue.isUnsaved()).toBe(true);
		expect(await queue.flush()).toBe(true);
		expect(sent[1]).toBe("ab v0 save");
	},
);
