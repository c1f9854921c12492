import { useField } from "@conform-to/react";
import type { FormEvent, ReactElement } from "react";
import type { FormField } from "#app/editing/fields/form.ts";
import { t as tControls } from "#app/messages/en/desk-website-controls.server.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { DrawnChoice, type DrawnControl, isDrawn } from "../controls/drawn-choice.tsx";
import { ChoosePicture } from "../controls/picture-control.tsx";
import { Specimen } from "../controls/specimen.tsx";
import { TARGETS } from "../controls/targets.tsx";
import { TextLines } from "../controls/text-lines.tsx";
import { MarkdownControl } from "../markdown/markdown-control.tsx";

export type ControlAttributes = {
	id: string;
	name: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
	autoFocus: true | undefined;
};

type FieldControlProps = { field: FormField; attributes: ControlAttributes };

/** Renders the control of a field by its kind. Its words are kept as they were typed, so the browser checks nothing. */
export function FieldControl(props: FieldControlProps): ReactElement {
	const { control } = props.field;
	return isDrawn(control) ? <DrawnChoice {...props} control={control} /> : CONTROLS[control](props);
}

const CONTROLS: Record<
	Exclude<FormField["control"], DrawnControl>,
	(props: FieldControlProps) => ReactElement
> = {
	line: ({ field, attributes }) => <Line {...attributes} defaultValue={field.value} />,
	number: ({ field, attributes }) => (
		<Line {...attributes} defaultValue={field.value} inputMode="decimal" />
	),
	date: ({ field, attributes }) => <Line {...attributes} defaultValue={field.value} type="date" />,
	email: ({ field, attributes }) => (
		<Line {...attributes} defaultValue={field.value} inputMode="email" />
	),
	url: ({ field, attributes }) => (
		<Line {...attributes} defaultValue={field.value} inputMode="url" />
	),
	lines: ({ field, attributes }) => <TextLines {...attributes} text={field.value} rows={3} />,
	markdown: ({ field, attributes }) => (
		<MarkdownControl value={field.value} attributes={attributes} />
	),
	choice: ({ field, attributes }) => <Choice field={field} attributes={attributes} />,
	reference: ({ field, attributes }) => <Choice field={field} attributes={attributes} />,
	picture: ({ field, attributes }) => (
		<>
			<Choice field={field} attributes={attributes} />
			<ChoosePicture kind="picture" name={field.name} />
		</>
	),
	logo: (props) => <LookFile {...props} kind="logo" />,
	font: (props) => <LookFile {...props} kind="font" />,
	target: ({ field, attributes }) => (
		<Line {...attributes} defaultValue={field.value} list={TARGETS} />
	),
	time: ({ field, attributes }) => <Line {...attributes} defaultValue={field.value} type="time" />,
	colour: ({ field, attributes }) => <Colour field={field} attributes={attributes} />,
	tick: ({ field, attributes }) => (
		<Choice
			field={{
				...field,
				options: [
					{ value: "true", name: t("yes") },
					{ value: "false", name: t("no") },
				],
			}}
			attributes={attributes}
		/>
	),
};

/** Renders the choice of a logo or a font, with what the chosen one looks like. */
function LookFile({ field, attributes, kind }: FieldControlProps & { kind: "logo" | "font" }) {
	const [{ value = field.value }] = useField<string>(field.name);
	const isKnown = field.options?.some((option) => option.value === value);
	return (
		<>
			<Choice field={field} attributes={attributes} />
			{isKnown && <Specimen kind={kind} name={value} />}
			<ChoosePicture kind={kind} name={field.name} />
		</>
	);
}

type LineProps = ControlAttributes & {
	defaultValue: string;
	inputMode?: "decimal" | "email" | "url";
	type?: "date" | "time";
	list?: string;
};

function Line({ type, ...input }: LineProps) {
	return (
		<input type={type ?? "text"} className="desk-field" autoComplete="off" dir="auto" {...input} />
	);
}

/** The colours that a browser's picker takes. */
const HEX = /^#[\da-f]{6}$/i;

/** Renders a colour as it is written, and a picker where it is one. Of the two the one that was changed counts. */
function Colour({ field: { name, value }, attributes }: FieldControlProps) {
	const write = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
		const written = currentTarget.nextElementSibling;
		if (written instanceof HTMLInputElement) written.value = currentTarget.value;
	};
	return (
		<div className="desk-colour">
			{HEX.test(value) && (
				<input
					type="color"
					name={name}
					defaultValue={value}
					aria-label={tControls("pickColour")}
					onInput={write}
				/>
			)}
			<Line {...attributes} defaultValue={value} />
		</div>
	);
}

/** Renders a choice, which may be left out where the field is not needed. A value that is no option stays chosen. */
function Choice({ field: { value, isRequired, options = [] }, attributes }: FieldControlProps) {
	const isKnown = options.some((option) => option.value === value);
	return (
		<select {...attributes} className="desk-field" defaultValue={value}>
			{(!isRequired || value === "") && <option value="">{t("leftOut")}</option>}
			{!isKnown && value !== "" && <option value={value}>{value}</option>}
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.name}
				</option>
			))}
		</select>
	);
}
