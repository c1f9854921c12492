import type { ComponentProps } from "react";
import { Link } from "react-router";

type ButtonLook = { tone?: keyof typeof TONES; size?: keyof typeof SIZES };

export function ButtonLink({
	tone = "accent",
	size = "normal",
	...props
}: ButtonLook & ComponentProps<typeof Link>) {
	return <Link data-button {...props} className={`${BASE} ${TONES[tone]} ${SIZES[size]}`} />;
}

export function Button({
	tone = "accent",
	size = "normal",
	...props
}: ButtonLook & ComponentProps<"button">) {
	return (
		<button
			type="button"
			data-button
			{...props}
			className={`${BASE} ${TONES[tone]} ${SIZES[size]}`}
		/>
	);
}

// Forced colours take the ground away and show the border.
const BASE =
	"inline-flex max-w-full items-center justify-center gap-2 border-2 wrap-anywhere text-center font-bold leading-tight transition-[translate,background-color] duration-150 hover:-translate-y-0.5 active:translate-y-0 disabled:opacity-60 aria-disabled:opacity-60";

const TONES = {
	accent: "border-transparent bg-accent text-on-accent",
	ink: "border-transparent bg-ink text-paper",
	outline: "border-ink text-ink hover:bg-ink hover:text-paper",
} as const;

const SIZES = {
	small: "min-h-11 px-3.5 py-2.5 text-fine sm:px-5 sm:text-body",
	normal: "min-h-13 px-7 py-3.5",
	large: "min-h-15 px-9 py-4 text-title",
} as const;
