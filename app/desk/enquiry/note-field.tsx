import { Submit } from "#app/desk/changes/action-form.tsx";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import type { EnquiryPageProps } from "./page-props.ts";
import { Sheet } from "./sheet.tsx";

type NoteFieldProps = Pick<EnquiryPageProps, "enquiry" | "reader" | "staff" | "typed">;

/** Renders the field for a note, with the words that were typed before, and whom it is told to. */
export function NoteField(props: NoteFieldProps) {
	const { enquiry, typed } = props;
	return (
		<Sheet id="note" enquiry={enquiry} typed={typed} className="mt-6">
			<label>
				<span className="font-bold">{t("note")}</span>
				<textarea
					className="desk-field desk-growing mt-1"
					name="note"
					rows={2}
					defaultValue={typed?.note ?? ""}
					dir="auto"
				/>
			</label>
			<p className="mt-2 flex flex-wrap items-end gap-2">
				<Tell {...props} />
				<Submit intent="note" className="">
					{t("addNote")}
				</Submit>
			</p>
		</Sheet>
	);
}

/** Renders the choice of a colleague who is told of the note. Of spam and samples nobody is told. */
function Tell({ enquiry, reader, staff, typed }: NoteFieldProps) {
	const others = staff.filter(({ id, disabledAt }) => id !== reader.id && !disabledAt);
	if (others.length === 0 || enquiry.isSample || isHeld(enquiry)) return null;
	return (
		<label className="min-w-0">
			<span className="sr-only">{t("tell")}</span>
			<select className="desk-field" name="tell" defaultValue={typed?.find("tell") ?? ""}>
				<option value="">{t("tellNobody")}</option>
				{others.map(({ id, name }) => (
					<option key={id} value={id}>
						{t("tellPerson", { name })}
					</option>
				))}
			</select>
		</label>
	);
}
