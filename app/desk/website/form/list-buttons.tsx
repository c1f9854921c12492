import type { ReactNode } from "react";
import { canAdd, canRemove, type FormGroup, type FormList } from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { useEditing } from "../editor/editing-context.ts";

/** Renders the buttons that add an entry at the end of a list: one for each kind of entry that it can have. */
export function AddButtons({ list }: { list: FormList }) {
	const { name, label, entries, entryLabel, variants } = list;
	if (!canAdd(list, entries.length)) return null;
	const about = { list: label, more: renderUnseen };
	return (
		<div className="flex flex-wrap gap-2">
			{variants ? (
				variants.map((variant) => (
					<ListButton
						key={variant.value}
						intent="insert"
						list={name}
						index={entries.length}
						variant={variant.value}
					>
						{t("addVariant", { ...about, variant: variant.name })}
					</ListButton>
				))
			) : (
				<ListButton intent="insert" list={name} index={entries.length}>
					{entryLabel ? t("addVariant", { ...about, variant: entryLabel }) : t("add", about)}
				</ListButton>
			)}
		</div>
	);
}

/** Renders the button that removes a group which may be left out. */
export function RemoveGroupButton({ group: { name, label } }: { group: FormGroup }) {
	return (
		<div className="mt-3">
			<ListButton intent="remove" list={name} index={0}>
				{t("removeGroup", { group: label, more: renderUnseen })}
			</ListButton>
		</div>
	);
}

type EntryButtonsProps = { list: FormList; index: number };

/** Renders the buttons that move and remove an entry of a list. */
export function EntryButtons({ list, index }: EntryButtonsProps) {
	const { name, label, entries } = list;
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
			{canRemove(list, entries.length) && (
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
	/** The kind of a new entry, where there are several. */
	variant?: string;
	children: ReactNode;
};

/** Renders a button of the form that saves what was typed, and changes a list. */
function ListButton({ intent, list, index, variant, children }: ListButtonProps) {
	const editing = useEditing();
	const query = new URLSearchParams({ list, index: String(index), ...(variant && { variant }) });
	return (
		<button
			type="submit"
			name="intent"
			value={intent}
			formAction={`?${query}`}
			className="desk-button desk-chip"
			data-tone="quiet"
			onClick={(event) => {
				if (editing?.changeList({ intent, list, index, variant })) event.preventDefault();
			}}
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
