import type { ReactNode } from "react";

type StripProps = {
	/** What moves, for the name of the Pause control. */
	label: string;
	direction: "left" | "right";
	speed: "minute" | "slow" | "normal" | "fast";
	/** List items; rendered twice, the copy hidden from assistive technology. */
	children: ReactNode;
};

/**
 * A strip that moves without end. It rests while the pointer is over it, while anything in it has the
 * focus, and by its Pause control, a checkbox, so that it works before hydration (WCAG 2.2.2).
 */
export function Strip({ label, direction, speed, children }: StripProps) {
	return (
		<div className="strip-frame overflow-hidden">
			<div className={`strip ${SPEEDS[speed]} ${direction === "right" ? "strip-right" : ""}`}>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: one must be able to stop here, and scroll it where motion is off */}
				<ul className="flex shrink-0" tabIndex={0} aria-label={label}>
					{children}
				</ul>
				<ul className="strip-copy flex shrink-0" aria-hidden="true" inert>
					{children}
				</ul>
			</div>
			<div className="wrap">
				<label className="strip-pause mt-4 inline-flex min-h-11 cursor-pointer items-center gap-3 text-fine has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
					<input type="checkbox" className="size-4.5 accent-accent" autoComplete="off" />
					Pause <span className="sr-only">{label}</span>
				</label>
			</div>
		</div>
	);
}

const SPEEDS = {
	minute: "",
	slow: "strip-slow",
	normal: "strip-normal",
	fast: "strip-fast",
} as const;
