import * as z from "zod/mini";
import type { Template } from "#app/desk/store/template-store.ts";
import { t } from "#app/messages/en/desk-texts.server.ts";
import { cleanLine } from "#app/platform/clean-text.ts";
import { text } from "#app/platform/http/form-fields.ts";
import type { TemplateProblem } from "./check-template.ts";
import { Placeholders } from "./placeholders.tsx";
import { Preview } from "./preview.tsx";

/** What an intent begins with that is about a text of one's own. */
export const OWN_INTENT = "own-";

/**
 * The fields of the form; `id`, and `seen`, the mark of what was shown, are empty for a new text, and `own` for one of
 * everybody.
 */
export const templateFields = z.object({
	id: text,
	seen: text,
	own: text,
	name: z.pipe(text, z.transform(cleanLine)),
	text,
});

/** A text as its form has it. */
export type TypedTemplate = z.infer<typeof templateFields>;

/** The reason why the form was rejected. */
export type RejectedForm = {
	reason: string;
	field?: TemplateProblem["field"];
	status: 409 | 422;
	/** The text as somebody else has saved it meanwhile. */
	stored?: Template | undefined;
};

/** The example person, and what they asked about. */
export type Example = { name: string; topic: string };

type TextFormProps = {
	typed: TypedTemplate;
	rejected: RejectedForm | undefined;
	/** The typed text, filled in for the example; empty without one. */
	preview: string;
	/** For whom it is filled in. */
	example: Example;
};

/** Renders the form of one text, with the text as an example person would get it. */
export function TextForm({ typed, rejected, preview, example }: TextFormProps) {
	return (
		<div className="desk-wrap pt-6 pb-16">
			<h1 className="desk-title">{nameForm(typed)}</h1>
			<p className="mt-1 text-ink-soft">{t(typed.own ? "isOwn" : "isOfAll")}</p>
			{rejected && <Rejection rejected={rejected} />}
			<div className="desk-beside mt-4">
				<Fields typed={typed} wrong={rejected?.field} />
				<Placeholders />
				{preview && (
					<section id="preview" tabIndex={-1} className="outline-none">
						<h2 className="font-bold">{t("preview")}</h2>
						<p className="text-fine text-ink-soft">{t("previewFor", example)}</p>
						<Preview text={preview} />
					</section>
				)}
			</div>
		</div>
	);
}

/** Returns the title of the form. */
export function nameForm({ id, own }: Pick<TypedTemplate, "id" | "own">): string {
	if (id) return t("editText");
	return t(own ? "newOwnText" : "newText");
}

function Rejection({ rejected: { reason, stored } }: { rejected: RejectedForm }) {
	return (
		<div role="alert" id="problem" className="mt-4 max-w-text border-2 border-accent p-4">
			<p className="wrap-anywhere font-bold">{reason}</p>
			{stored && (
				<>
					<p className="mt-2">{t("nowIs", { name: stored.name })}</p>
					<p className="mt-1 whitespace-pre-wrap wrap-anywhere" dir="auto">
						{stored.text}
					</p>
				</>
			)}
		</div>
	);
}

type FieldsProps = { typed: TypedTemplate; wrong: TemplateProblem["field"] | undefined };

function Fields({ typed: { id, seen, own, name, text }, wrong }: FieldsProps) {
	const of = own && OWN_INTENT;
	const mark = (field: TemplateProblem["field"]) =>
		wrong === field ? { "aria-invalid": true, "aria-describedby": "problem" } : {};
	return (
		<form method="post" action="/desk/texts" noValidate>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="seen" value={seen} />
			<input type="hidden" name="own" value={own} />
			<label className="block">
				{t("name")}
				<input
					type="text"
					className="desk-field mt-1"
					name="name"
					autoComplete="off"
					defaultValue={name}
					dir="auto"
					{...mark("name")}
				/>
			</label>
			<label className="mt-3 block">
				{t("text")}
				<textarea
					className="desk-field desk-growing mt-1 min-h-72"
					name="text"
					rows={12}
					defaultValue={text}
					dir="auto"
					{...mark("text")}
				/>
			</label>
			<div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
				<button
					type="submit"
					name="intent"
					value={`${of}${id ? "save" : "add"}`}
					className="desk-button"
					data-tone="accent"
				>
					{t("save")}
				</button>
				<button
					type="submit"
					name="intent"
					value="preview"
					formAction="/desk/texts#preview"
					className="desk-button"
					data-tone="quiet"
				>
					{t("preview")}
				</button>
				<a className="inline-block py-2.5" href="/desk/texts">
					{t("backToAll")}
				</a>
			</div>
			{id && (
				<details className="mt-2">
					<summary className="desk-summary">{t("removeText")}</summary>
					<p className="mt-1 mb-2">{t("removeHint")}</p>
					<button
						type="submit"
						name="intent"
						value={`${of}remove`}
						className="desk-button"
						data-tone="quiet"
					>
						{t("removeForGood")}
					</button>
				</details>
			)}
		</form>
	);
}
