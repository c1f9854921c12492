import type { FormGroup, FormList } from "#app/editing/fields/form.ts";
import { type FieldNotes, Reasons, toNoteId } from "./field.tsx";
import { Contents } from "./form-parts.tsx";
import { listFields } from "./form-tree.ts";

type SectionDetailsProps = {
	section: FormGroup | FormList;
	notes: FieldNotes;
	isOpen: boolean;
};

/** Renders a section of the page, which opens; until then its first words tell which one it is. */
export function SectionDetails({ section, notes, isOpen }: SectionDetailsProps) {
	const { name, label, hint } = section;
	const first = listFields(section).find(({ value }) => value !== "");
	const words = first?.options?.find(({ value }) => value === first.value)?.name ?? first?.value;
	return (
		<details id={name} open={isOpen || undefined} className="desk-editing-section">
			<summary>
				<h2 className="max-w-5/6 shrink-0 font-bold wrap-anywhere">{label}</h2>
				{words && (
					<span className="desk-editing-words" dir="auto">
						{words}
					</span>
				)}
			</summary>
			{hint && <p className="desk-editing-hint">{hint}</p>}
			<Reasons id={toNoteId(name, "reasons")} reasons={notes.reasons[name]} />
			<Contents part={section} notes={notes} />
		</details>
	);
}
