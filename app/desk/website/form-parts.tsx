import type { ReactNode } from "react";
import {
	type FormGroup,
	type FormList,
	type FormNode,
	isGroup,
	isList,
} from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { Field, type FieldNotes, Reasons, toNoteId } from "./field.tsx";
import { AddButtons, EntryButtons, RemoveGroupButton } from "./list-buttons.tsx";

/** Renders nodes of a form: fields, and within fieldsets groups and lists. */
export function FormParts({ parts, notes }: { parts: readonly FormNode[]; notes: FieldNotes }) {
	return parts.map((part) => {
		if (isGroup(part) || isList(part))
			return (
				<Fieldset key={part.name} part={part} notes={notes} legend={part.label}>
					<Contents part={part} notes={notes} />
				</Fieldset>
			);
		return <Field key={part.name} field={part} label={part.label} notes={notes} />;
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
	const { entries } = list;
	return (
		<>
			{entries.length === 0 && <p className="text-fine text-ink-soft">{t("noEntries")}</p>}
			{entries.map((entry, index) => (
				<Entry
					key={entry.name}
					entry={entry}
					title={t("entryOf", { at: index + 1, count: entries.length })}
					notes={notes}
				>
					<EntryButtons list={list} index={index} />
				</Entry>
			))}
			<AddButtons list={list} />
		</>
	);
}

type EntryProps = { entry: FormNode; title: string; notes: FieldNotes; children: ReactNode };

function Entry({ entry, title, notes, children }: EntryProps) {
	const label = entry.label ? `${entry.label} (${title})` : title;
	if (!isGroup(entry) && !isList(entry))
		return (
			<div className="desk-editing-entry">
				<Field field={entry} label={label} notes={notes} />
				{children}
			</div>
		);
	return (
		<Fieldset part={entry} notes={notes} legend={label} isEntry>
			<Contents part={entry} notes={notes} />
			{children}
		</Fieldset>
	);
}

type FieldsetProps = {
	part: FormGroup | FormList;
	notes: FieldNotes;
	legend: string;
	/** True for an entry of a list. */
	isEntry?: boolean;
	children: ReactNode;
};

function Fieldset({ part: { name }, notes, legend, isEntry = false, children }: FieldsetProps) {
	return (
		<fieldset
			id={name}
			tabIndex={-1}
			className={isEntry ? "desk-editing-entry" : "desk-editing-group"}
		>
			<legend>{legend}</legend>
			<Reasons id={toNoteId(name, "reasons")} reasons={notes.reasons.get(name)} />
			{children}
		</fieldset>
	);
}
