import { useField } from "@conform-to/react";
import type { FormField } from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { isDrawn, toLabelId } from "../controls/drawn-choice.tsx";
import { FieldControl } from "./field-control.tsx";
import { formatLimits } from "./field-limits.ts";

/** What is said at fields, by their names. */
export type FieldNotes = {
	/** The reasons why what they have cannot be published. */
	reasons: Readonly<Record<string, readonly string[]>>;
	/** What they have now, where that is not what was typed. */
	now: Readonly<Record<string, string>>;
	/** The name of the field that has the focus when the page opens. */
	first?: string | undefined;
};

type FieldProps = { field: FormField; label: string; notes: FieldNotes };

/** Renders a field below its label and its hint, with what it takes, what is wrong with it, and what somebody else wrote there. */
export function Field({ field, label, notes: { reasons, now, first } }: FieldProps) {
	const { name, control, hint } = field;
	const [{ value, errors }] = useField<string>(name);
	const limits = formatLimits({ ...field, value: value ?? "" });
	const wrong = errors ?? reasons[name] ?? [];
	const other = now[name];
	const notes = {
		hint: hint !== undefined,
		limits: limits !== "",
		reasons: wrong.length > 0,
		now: other !== undefined,
		markdown: control === "markdown",
	};
	const shown = Object.entries(notes).flatMap(([note, isShown]) =>
		isShown ? [toNoteId(name, note)] : [],
	);
	return (
		<div className="desk-editing-field mt-5 first:mt-0">
			<FieldLabel field={field} label={label} />
			{notes.hint && <p id={toNoteId(name, "hint")}>{hint}</p>}
			<FieldControl
				field={field}
				attributes={{
					id: name,
					name,
					"aria-describedby": shown.join(" ") || undefined,
					"aria-invalid": wrong.length > 0 || undefined,
					// The first field to be mended is where one goes on.
					autoFocus: first === name || undefined,
				}}
			/>
			{notes.markdown && <p id={toNoteId(name, "markdown")}>{t("markdownHint")}</p>}
			{notes.limits && <p id={toNoteId(name, "limits")}>{limits}</p>}
			{notes.reasons && <Reasons id={toNoteId(name, "reasons")} reasons={wrong} />}
			{other !== undefined && (
				<div id={toNoteId(name, "now")} className="desk-editing-now">
					<strong>{t(other === "" ? "nowIsEmpty" : "nowIs")}</strong>
					{other && (
						<span className="block whitespace-pre-wrap wrap-anywhere" dir="auto">
							{other}
						</span>
					)}
				</div>
			)}
		</div>
	);
}

/** Renders what a field is; several controls that are one choice have no element that a label could be of. */
function FieldLabel({ field, label }: Pick<FieldProps, "field" | "label">) {
	const text = (
		<>
			{label}
			{field.isRequired && <span className="font-normal text-ink-soft"> ({t("needed")})</span>}
		</>
	);
	if (!isDrawn(field.control)) return <label htmlFor={field.name}>{text}</label>;
	return (
		<strong id={toLabelId(field.name)} className="font-[550] wrap-anywhere">
			{text}
		</strong>
	);
}

/** Renders the reasons why a part of the form cannot be published. */
export function Reasons({ id, reasons }: { id: string; reasons: readonly string[] | undefined }) {
	if (!reasons) return null;
	return (
		<div id={id} className="desk-editing-reasons">
			{reasons.map((reason) => (
				<p key={reason}>{reason}</p>
			))}
		</div>
	);
}

export function toNoteId(name: string, note: string): string {
	return `${name}-${note}`;
}
