import type { ReactNode } from "react";
import type { FormList } from "#app/editing/fields/build-form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";

/** Renders the button that adds an entry at the end of a list. */
export function AddButton({ list: { name, label, entries } }: { list: FormList }) {
	return (
		<ListButton intent="insert" list={name} index={entries.length}>
			{t("add", { list: label, more: renderUnseen })}
		</ListButton>
	);
}

type EntryButtonsProps = { list: FormList; index: number };

/** Renders the buttons that move and remove an entry of a list. */
export function EntryButtons({ list, index }: EntryButtonsProps) {
	const { name, label, entries, canRemove } = list;
	const about = {
		entry: t("entryOf", { at: index + 1, count: entries.length }),
		list: label,
		more: renderUnseen,
	};
	return (
		<div className="mt-2 flex flex-wrap gap-2">
			{index > 0 && (
				<ListButton intent="up" list={name} index={index}>
					{t("moveUp", about)}
				</ListButton>
			)}
			{index < entries.length - 1 && (
				<ListButton intent="down" list={name} index={index}>
					{t("moveDown", about)}
				</ListButton>
			)}
			{canRemove && (
				<ListButton intent="remove" list={name} index={index}>
					{t("remove", about)}
				</ListButton>
			)}
		</div>
	);
}

type ListButtonProps = {
	intent: "insert" | "remove" | "up" | "down";
	list: string;
	index: number;
	children: ReactNode;
};

/** Renders a button of the form that saves what was typed, and changes a list. */
function ListButton({ intent, list, index, children }: ListButtonProps) {
	const query = new URLSearchParams({ list, index: String(index) });
	return (
		<button
			type="submit"
			name="intent"
			value={intent}
			formAction={`?${query}`}
			className="desk-button desk-chip"
			data-tone="quiet"
		>
			{children}
		</button>
	);
}

/** Renders what a button is about, for those who do not see what is beside it. */
function renderUnseen(text: ReactNode) {
	return (
		<span key="more" className="sr-only">
			{text}
		</span>
	);
}
