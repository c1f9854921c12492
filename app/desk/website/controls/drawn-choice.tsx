import type { ReactElement } from "react";
import type { SectionTheme } from "#app/content/schemas/look.ts";
import { THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import type { FormField, FormOption } from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";

/** What is chosen by how it looks. */
const SWATCHES = {
	theme: (name) => (
		<span className={`desk-swatch ${THEME_CLASSES[name as SectionTheme] ?? ""}`}>✦</span>
	),
	paper: (name) => <Drawing src={`/desk/website/drawings/paper/${name}`} />,
	motif: (name) => <Drawing src={`/desk/website/drawings/motif/${name}`} />,
	cut: (name) => <Drawing src={`/desk/website/drawings/cut/${name}`} />,
	icon: (name) => <Drawing src={`/art/point/${name}.svg`} />,
} as const satisfies Partial<Record<FormField["control"], (name: string) => ReactElement>>;

export type DrawnControl = keyof typeof SWATCHES;

export function isDrawn(control: FormField["control"]): control is DrawnControl {
	return Object.hasOwn(SWATCHES, control);
}

/** Returns the id of the label of what is chosen by how it looks, which no single input has. */
export function toLabelId(name: string): string {
	return `${name}-label`;
}

type DrawnChoiceProps = {
	field: FormField;
	control: DrawnControl;
	attributes: { "aria-describedby": string | undefined; "aria-invalid": true | undefined };
};

/** Renders what is chosen, as it looks; it opens to all that can be. */
export function DrawnChoice({ field, control, attributes }: DrawnChoiceProps) {
	const { name, value, isRequired, options = [] } = field;
	const known = options.find((option) => option.value === value);
	const leftOut: FormOption[] =
		isRequired && value !== "" ? [] : [{ value: "", name: t("leftOut") }];
	return (
		<details id={name} className="desk-drawn" open={attributes["aria-invalid"]}>
			<summary>
				<Look control={control} option={known ?? { value, name: value || t("leftOut") }} />
			</summary>
			<div
				role="radiogroup"
				aria-labelledby={toLabelId(name)}
				aria-describedby={attributes["aria-describedby"]}
				aria-invalid={attributes["aria-invalid"]}
				className="desk-swatches"
			>
				{[...leftOut, ...options].map((option) => (
					<label key={option.value}>
						<input
							type="radio"
							name={name}
							value={option.value}
							defaultChecked={option.value === value}
						/>
						<Look control={control} option={option} />
					</label>
				))}
			</div>
		</details>
	);
}

function Look({ control, option }: { control: DrawnControl; option: FormOption }) {
	return (
		<>
			{option.value === "" ? <span className="desk-swatch" /> : SWATCHES[control](option.value)}
			<span>{option.name}</span>
		</>
	);
}

function Drawing({ src }: { src: string }) {
	return <img className="desk-swatch" src={src} alt="" loading="lazy" />;
}
