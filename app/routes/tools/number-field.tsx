import { MAX_AMOUNT_LENGTH } from "#app/tools/amounts.ts";

type NumberFieldProps = {
	name: string;
	label: string;
	defaultValue: string | undefined;
	/** Where visitors find the number. */
	hint: string | undefined;
	error: string | undefined;
};

export function NumberField({ name, label, defaultValue, hint, error }: NumberFieldProps) {
	const id = `input-${name}`;
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-bold leading-snug">
				{label}
			</label>
			<input
				id={id}
				name={name}
				type="text"
				inputMode="decimal"
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="go"
				maxLength={MAX_AMOUNT_LENGTH}
				defaultValue={defaultValue}
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
