import type { ComponentProps } from "react";

type FieldProps = {
	label: string;
	name: string;
	/** Shown by the field and tied to it; undefined when all is well. */
	error: string | undefined;
} & (
	| ({ kind: "input" } & ComponentProps<"input">)
	| ({ kind: "textarea" } & ComponentProps<"textarea">)
	| ({ kind: "select" } & ComponentProps<"select">)
);

/** A visible label, a control, and its error in words. */
export function Field({ label, error, ...control }: FieldProps) {
	const id = `field-${control.name}`;
	const errorId = `${id}-error`;
	const common = {
		id,
		className: LOOK,
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
				<p id={errorId} className="mt-2 font-medium text-accent">
					{error}
				</p>
			)}
		</div>
	);
}

type ControlProps =
	| ({ kind: "input" } & ComponentProps<"input">)
	| ({ kind: "textarea" } & ComponentProps<"textarea">)
	| ({ kind: "select" } & ComponentProps<"select">);

function Control(props: ControlProps) {
	if (props.kind === "textarea") {
		const { kind: _kind, ...textarea } = props;
		return <textarea rows={7} {...textarea} className={`${LOOK} resize-none`} />;
	}
	if (props.kind === "select") {
		const { kind: _kind, ...select } = props;
		return (
			<div className="relative">
				<select {...select} className={`${LOOK} appearance-none pr-12`} />
				<span aria-hidden="true" className="pointer-events-none absolute top-4 right-4">
					↓
				</span>
			</div>
		);
	}
	const { kind: _kind, ...input } = props;
	return <input {...input} />;
}

const LOOK =
	"block w-full border-2 border-line-strong bg-raised px-4 py-3.5 text-ink placeholder:text-ink-soft aria-invalid:border-accent";
