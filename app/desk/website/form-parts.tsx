import type { ReactNode } from "react";
import type { FormField, FormGroup, FormList } from "#app/editing/fields/build-form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { Field, type FieldNotes, Reasons, toNoteId } from "./field.tsx";
import { type FormPart, isField, isList } from "./form-tree.ts";
import { AddButton, EntryButtons } from "./list-buttons.tsx";

/** Renders the parts of a group: its fields, and within fieldsets its groups and lists. */
export function FormParts({ parts, notes }: { parts: readonly FormPart[]; notes: FieldNotes }) {
	return parts.map((part) => {
		if (isField(part)) return <Field key={part.name} field={part} notes={notes} />;
		return (
			<Fieldset key={part.name} part={part} notes={notes}>
				{isList(part) ? (
					<Entries list={part} notes={notes} />
				) : (
					<FormParts parts={part.fields} notes={notes} />
				)}
			</Fieldset>
		);
	});
}

/** Renders the entries of a list, each with the buttons that move and remove it, and the one that adds another. */
export function Entries({ list, notes }: { list: FormList; notes: FieldNotes }) {
	const { entries, canAdd } = list;
	return (
		<>
			{entries.length === 0 && <p className="text-fine text-ink-soft">{t("noEntries")}</p>}
			{entries.map((entry, index) => (
				<Entry key={entry.name} entry={entry} notes={notes}>
					<EntryButtons list={list} index={index} />
				</Entry>
			))}
			{canAdd && <AddButton list={list} />}
		</>
	);
}

type EntryProps = { entry: FormField | FormGroup; notes: FieldNotes; children: ReactNode };

function Entry({ entry, notes, children }: EntryProps) {
	if (isField(entry))
		return (
			<div className="desk-editing-entry">
				<Field field={entry} notes={notes} />
				{children}
			</div>
		);
	return (
		<Fieldset part={entry} notes={notes} isEntry>
			<FormParts parts={entry.fields} notes={notes} />
			{children}
		</Fieldset>
	);
}

type FieldsetProps = {
	part: FormGroup | FormList;
	notes: FieldNotes;
	/** True for an entry of a list. */
	isEntry?: boolean;
	children: ReactNode;
};

function Fieldset({ part: { name, label }, notes, isEntry = false, children }: FieldsetProps) {
	return (
		<fieldset
			id={name}
			tabIndex={-1}
			className={isEntry ? "desk-editing-entry" : "desk-editing-group"}
		>
			<legend>{label}</legend>
			<Reasons id={toNoteId(name, "reasons")} reasons={notes.reasons.get(name)} />
			{children}
		</fieldset>
	);
}
