import type { Input } from "#app/tools/inputs.ts";

type ToolFieldProps = {
	name: string;
	input: Input;
	/** As the address filled it in. */
	typed: string;
	/** Where to find the number. */
	hint?: string;
	error: string | undefined;
};

/** A number to write in, with where it is found and what is wrong with it, both tied to the field. */
export function ToolField({ name, input, typed, hint, error }: ToolFieldProps) {
	const id = `input-${name}`;
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-bold leading-snug">
				{input.label}
			</label>
			<input
				id={id}
				name={name}
				type="text"
				inputMode="decimal"
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="go"
				maxLength={40}
				defaultValue={typed}
				aria-invalid={error ? true : undefined}
				aria-describedby={described || undefined}
				className="field-control tabular-nums"
			/>
			{error && (
				<p id={`${id}-error`} className="field-error mt-2">
					{error}
				</p>
			)}
			{hint && (
				<p id={`${id}-hint`} className="mt-1.5 text-fine text-ink-soft">
					{hint}
				</p>
			)}
		</div>
	);
}
