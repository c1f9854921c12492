import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

type ButtonLook = { tone?: keyof typeof TONES; size?: keyof typeof SIZES };

export function ButtonLink({
	tone = "accent",
	size = "normal",
	...props
}: ButtonLook & ComponentProps<typeof Link>) {
	return <Link {...props} className={`button leading-tight ${TONES[tone]} ${SIZES[size]}`} />;
}

type ButtonProps = ButtonLook & {
	/**
	 * True while an action is running. The button is not `disabled`, so that it keeps the focus; the handler must ignore
	 * clicks.
	 */
	isBusy?: boolean;
} & ComponentProps<"button">;

export function Button({ tone = "accent", size = "normal", isBusy, ...props }: ButtonProps) {
	return (
		<button
			type="button"
			aria-disabled={isBusy}
			{...props}
			className={`button leading-tight ${TONES[tone]} ${SIZES[size]}${isBusy ? " button-busy" : ""}`}
		/>
	);
}

const TONES = {
	accent: "border-transparent bg-accent text-on-accent",
	ink: "border-transparent bg-ink text-paper",
} as const;

const SIZES = {
	small: "min-h-11 px-3.5 py-2 text-fine sm:px-5 sm:text-body",
	normal: "min-h-13 px-7 py-3",
	large: "min-h-15 px-9 py-3.5 text-title",
} as const;
