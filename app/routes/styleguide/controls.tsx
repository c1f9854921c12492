import type { ComponentProps } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ToastArea, useAddToast } from "#app/ui/toast.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const TONES = ["accent", "ink", "outline"] as const;
const SIZES = ["small", "normal", "large"] as const;
const STATES: { name: string; className?: string; props?: ComponentProps<typeof Button> }[] = [
	{ name: "at rest" },
	{ name: "hover", className: "sg-hover" },
	{ name: "focus", className: "sg-focus" },
	{ name: "disabled", props: { disabled: true } },
	{ name: "busy", props: { isBusy: true } },
];
const FIELD_STATES = [
	{ name: "rest", error: undefined },
	{ name: "error", error: "What is wrong, and what would be right." },
	{ name: "focus", error: undefined, className: "sg-focus" },
	{ name: "disabled", error: undefined, disabled: true },
];

/** Buttons, fields and the toast, in every state. */
export function Controls() {
	return (
		<>
			<Chapter title="Buttons">
				{TONES.flatMap((tone) =>
					SIZES.map((size) => (
						<Specimen key={`${tone} ${size}`} name={`tone="${tone}" size="${size}"`}>
							<div className="sg-row">
								{STATES.map(({ name, className, props }) => (
									<span key={name} className={className}>
										<Button tone={tone} size={size} {...props}>
											{name}
										</Button>
									</span>
								))}
								<ButtonLink to="#main" tone={tone} size={size}>
									link
								</ButtonLink>
							</div>
						</Specimen>
					)),
				)}
			</Chapter>
			<Chapter title="Fields">
				{FIELD_STATES.map(({ name, className, ...state }) => (
					<Specimen key={name} name={name}>
						<div className={`sg-fields ${className ?? ""}`}>
							<Field kind="input" label="Input" name={`${name}-input`} placeholder="" {...state} />
							<Field kind="select" label="Select" name={`${name}-select`} {...state}>
								<option>Within three months</option>
								<option>This year</option>
							</Field>
							<Field kind="textarea" label="Textarea" name={`${name}-area`} rows={3} {...state} />
						</div>
					</Specimen>
				))}
			</Chapter>
			<Chapter title="Toast">
				<ToastArea>
					<ShowToast />
				</ToastArea>
			</Chapter>
		</>
	);
}

function ShowToast() {
	const add = useAddToast();
	return (
		<Specimen name="ToastArea, useAddToast">
			<div className="sg-row">
				<Button onClick={() => add({ title: "A title", description: "One line of words." })}>
					Show a toast
				</Button>
			</div>
		</Specimen>
	);
}
