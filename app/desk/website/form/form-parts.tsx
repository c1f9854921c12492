import { Fragment, type HTMLAttributes, type ReactNode } from "react";
import {
	type FormGroup,
	type FormList,
	type FormNode,
	isGroup,
	isList,
} from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { PicturePreview } from "../controls/picture-control.tsx";
import { getKey } from "../editor/change-entries.ts";
import { UndoLine } from "../editor/undo-line.tsx";
import { useDragging } from "../editor/use-dragging.tsx";
import { Field, type FieldNotes, Reasons, toNoteId } from "./field.tsx";
import { AddButtons, EntryButtons, RemoveGroupButton } from "./list-buttons.tsx";

/** Renders nodes of a form: fields, and within fieldsets groups and lists. */
export function FormParts({ parts, notes }: { parts: readonly FormNode[]; notes: FieldNotes }) {
	return parts.map((part) => {
		// The name is another one once what it is in was moved.
		const key = String(part.path.at(-1));
		if (isGroup(part) || isList(part))
			return (
				<Fieldset key={key} part={part} notes={notes} legend={part.label}>
					<Contents part={part} notes={notes} />
				</Fieldset>
			);
		return (
			<Fragment key={key}>
				<Field field={part} label={part.label} notes={notes} />
				{part.control === "picture" && <PicturePreview parts={parts} />}
			</Fragment>
		);
	});
}

/** Renders what is in a group or a list. */
export function Contents({ part, notes }: { part: FormGroup | FormList; notes: FieldNotes }) {
	if (isList(part)) return <Entries list={part} notes={notes} />;
	return (
		<>
			<FormParts parts={part.fields} notes={notes} />
			{part.isPresent && !part.isRequired && <RemoveGroupButton group={part} />}
		</>
	);
}

/** Renders the entries of a list, each with the buttons that move and remove it, and those that add another. */
function Entries({ list, notes }: { list: FormList; notes: FieldNotes }) {
	const { name, entries } = list;
	const getDragging = useDragging(list);
	return (
		<>
			{entries.length === 0 && <p className="text-fine text-ink-soft">{t("noEntries")}</p>}
			{entries.map((entry, index) => {
				const { attributes, grip } = getDragging(index);
				return (
					<Fragment key={getKey(entry)}>
						<UndoLine list={name} index={index} />
						<Entry
							entry={entry}
							title={t("entryOf", { at: index + 1, count: entries.length })}
							notes={notes}
							attributes={attributes}
						>
							{grip}
							<EntryButtons list={list} index={index} />
						</Entry>
					</Fragment>
				);
			})}
			<UndoLine list={name} index={entries.length} />
			<AddButtons list={list} />
		</>
	);
}

type EntryProps = {
	entry: FormNode;
	title: string;
	notes: FieldNotes;
	attributes: HTMLAttributes<HTMLElement>;
	children: ReactNode;
};

function Entry({ entry, title, notes, attributes, children }: EntryProps) {
	const label = entry.label ? `${entry.label} (${title})` : title;
	if (!isGroup(entry) && !isList(entry))
		return (
			<div className="desk-editing-entry" data-entry={entry.name} {...attributes}>
				<Field field={entry} label={label} notes={notes} />
				{children}
			</div>
		);
	return (
		<Fieldset part={entry} notes={notes} legend={label} entryAttributes={attributes}>
			<Contents part={entry} notes={notes} />
			{children}
		</Fieldset>
	);
}

type FieldsetProps = {
	part: FormGroup | FormList;
	notes: FieldNotes;
	legend: string;
	/** Those of an entry of a list. */
	entryAttributes?: HTMLAttributes<HTMLElement>;
	children: ReactNode;
};

function Fieldset({
	part: { name, hint },
	notes,
	legend,
	entryAttributes,
	children,
}: FieldsetProps) {
	return (
		<fieldset
			id={name}
			tabIndex={-1}
			aria-describedby={hint && toNoteId(name, "hint")}
			className={entryAttributes ? "desk-editing-entry" : "desk-editing-group"}
			data-entry={entryAttributes && name}
			{...entryAttributes}
		>
			<legend>{legend}</legend>
			{hint && (
				<p id={toNoteId(name, "hint")} className="desk-editing-hint">
					{hint}
				</p>
			)}
			<Reasons id={toNoteId(name, "reasons")} reasons={notes.reasons[name]} />
			{children}
		</fieldset>
	);
}
