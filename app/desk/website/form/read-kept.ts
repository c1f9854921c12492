import * as z from "zod/mini";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { readForm } from "#app/desk/request/parse-form.ts";
import { text, textIfAny } from "#app/platform/http/form-fields.ts";

const keptFields = z.object({
	/** What the author says to whoever publishes. */
	note: text,
	/** When the draft shall be published, as a field for date and time has it. */
	publishAt: textIfAny,
});

/** What was typed beside the fields of the file, which is not in the draft. */
export type Kept = z.infer<typeof keptFields>;

/** Reads what was typed beside the fields of the file in a form that comes back; nothing where `isSent` is false. */
export async function readKept(context: DeskContext, isSent: boolean): Promise<Kept> {
	return keptFields.parse(isSent ? await readForm(context) : {});
}
