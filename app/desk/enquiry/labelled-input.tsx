import type { ComponentProps, ReactNode } from "react";

type LabelledInputProps = Omit<ComponentProps<"input">, "className"> & {
	label: ReactNode;
	/** True for the first field of its section, which needs no space above. */
	isFirst?: boolean;
};

/** Renders a field of the desk below its label. */
export function LabelledInput({ label, isFirst = false, ...input }: LabelledInputProps) {
	return (
		<label className={isFirst ? "block" : "mt-2 block"}>
			<span className="text-fine text-ink-soft">{label}</span>
			<input className="desk-field" {...input} />
		</label>
	);
}
