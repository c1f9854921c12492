import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type FormGroup, type FormList, isList, listNodes } from "#app/editing/fields/form.ts";
import { withTyped } from "../form/form-tree.ts";
import { changeEntries, type EntryChange, toValues, type Values } from "./change-entries.ts";
import type { Editing, ListRequest, Removed } from "./editing-context.ts";
import { readForm } from "./read-form.ts";
import type { Saved } from "./save-queue.ts";
import type { Checks } from "./use-checks.ts";
import type { Saving } from "./use-saving.ts";

type Settings = {
	element: RefObject<HTMLFormElement | null>;
	form: FormGroup;
	setForm: (form: FormGroup) => void;
	checks: Checks;
	saving: Saving;
	/** Is called once the draft has the change. */
	onSave: () => void;
};

/** The fields by which the server is asked for a change; what is not known yet is waited for. */
type Asked = Record<string, string | Promise<string>>;

/** Changes lists at once in the browser, and in the draft as their buttons do without a script. */
export function useListChanges(settings: Settings): Editing {
	const { element, form, setForm, checks, saving, onSave } = settings;
	const [removed, setRemoved] = useState<(Removed & { answer: Promise<Saved> }) | null>(null);
	const added = useRef(0);
	/** Selectors of what may get the focus, the first that is there does. */
	const focused = useRef<string[]>([]);

	useLayoutEffect(() => {
		const found = focused.current.map((each) => element.current?.querySelector<HTMLElement>(each));
		focused.current = [];
		found.find((each) => each)?.focus();
	});

	const findList = (name: string) =>
		listNodes(form)
			.filter(isList)
			.find((list) => list.name === name);

	/** Saves a change together with what was typed before it, and makes it here. */
	const apply = (list: FormList, change: EntryChange, asked: Asked): Promise<Saved> => {
		const typed = readForm(element.current);
		const answer = saving.queue.change(async () => {
			typed.set("list", list.name);
			for (const [name, value] of Object.entries(asked)) typed.set(name, await value);
			return typed;
		});
		void answer.then(onSave);
		tellChecks(checks, list.name, change);
		setForm(changeEntries(form, list.name, change));
		setRemoved(null);
		return answer;
	};

	const insert = (list: FormList, index: number, variant?: string) => {
		const kind = list.variants?.findIndex(({ value }) => value === variant) ?? 0;
		const blank = list.blanks?.[kind];
		if (!blank) return;
		added.current += 1;
		const entry = { ...blank, key: `added-${added.current}` };
		const asked = { intent: "insert", index: String(index), ...(variant && { variant }) };
		apply(list, { kind: "insert", index, entry }, asked);
		focused.current = [CONTROLS, "button"].map((each) => inEntry(list, index, each));
	};

	const remove = (list: FormList, index: number) => {
		const node = list.entries[index];
		if (!node) return;
		const entry = withTyped(node, new Map(readForm(element.current)));
		const asked = { intent: "remove", index: String(index) };
		const answer = apply(list, { kind: "remove", index }, asked);
		setRemoved({ list: list.name, index, entry, answer });
		focused.current = ["[data-undo]"];
	};

	const move = (list: FormList, from: number, to: number) => {
		if (from === to || !(to in list.entries)) return;
		const intent = to < from ? "up" : "down";
		const asked = { intent, index: String(from), to: String(to) };
		apply(list, { kind: "move", from, to }, asked);
		focused.current = [`[value="${intent}"]`, '[value="up"]', '[value="down"]'].map((each) =>
			inEntry(list, to, each),
		);
	};

	return {
		removed,
		changeList({ intent, list: name, index, variant, to = index }: ListRequest) {
			const list = findList(name);
			if (!list) return false;
			if (intent === "insert") insert(list, index, variant);
			else if (intent === "remove") remove(list, index);
			else if (intent === "move") move(list, index, to);
			else move(list, index, intent === "up" ? index - 1 : index + 1);
			return true;
		},
		undo() {
			const list = findList(removed?.list ?? "");
			if (!removed || !list) return;
			const { index, entry, answer } = removed;
			const value = answer.then((saved) => saved.removed ?? "");
			const asked = { intent: "insert", index: String(index), value };
			apply(list, { kind: "insert", index, entry }, asked);
			focused.current = [inEntry(list, index, CONTROLS)];
		},
	};
}

const CONTROLS = ":is(input, textarea, select)";

/** Returns the selector of what is in an entry of a list. */
function inEntry(list: FormList, index: number, what: string): string {
	return `[data-entry="${CSS.escape(`${list.name}[${index}]`)}"] ${what}`;
}

/** Keeps what Conform knows of the fields of a list at the entries that they are of. */
function tellChecks(checks: Checks, name: string, change: EntryChange): void {
	switch (change.kind) {
		case "insert":
			checks.insert<Values[]>({ name, index: change.index, defaultValue: toValues(change.entry) });
			break;
		case "remove":
			checks.remove({ name, index: change.index });
			break;
		case "move":
			checks.reorder({ name, from: change.from, to: change.to });
	}
}
