import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

type FieldProps = {
	label: string;
	name: string;
	error: string | undefined;
} & ControlProps;

export function Field({ label, error, ...control }: FieldProps) {
	const id = `field-${control.name}`;
	const errorId = `${id}-error`;
	const common = {
		id,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": error ? errorId : undefined,
	};
	return (
		<div>
			<label htmlFor={id} className="mb-2 block font-bold">
				{label}
			</label>
			<Control {...control} {...common} />
			{error && (
				<p id={errorId} className="field-error mt-2">
					{error}
				</p>
			)}
		</div>
	);
}

type ControlProps =
	| ({ kind?: "input" } & ComponentProps<"input">)
	| ({ kind: "textarea" } & ComponentProps<"textarea">)
	| ({ kind: "select" } & ComponentProps<"select">);

function Control(props: ControlProps) {
	if (props.kind === "textarea") {
		const { kind: _kind, ...textarea } = props;
		return <textarea rows={7} {...textarea} className="field-control resize-none" />;
	}
	if (props.kind === "select") {
		const { kind: _kind, ...select } = props;
		return (
			<div className="relative">
				<select {...select} className="field-control appearance-none pr-12" />
				<Icon
					name="arrow"
					className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 rotate-90"
				/>
			</div>
		);
	}
	const { kind: _kind, ...input } = props;
	return <input {...input} className="field-control" />;
}
