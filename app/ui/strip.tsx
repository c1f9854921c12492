import type { ReactNode } from "react";

type StripProps = {
	/** What moves, for the name of the Pause control. */
	label: string;
	direction: "left" | "right";
	speed: keyof typeof SPEEDS;
	/** Stands above the strip, beside the Pause control. */
	heading: ReactNode;
	/** List items; rendered twice, the copy hidden from assistive technology. */
	children: ReactNode;
};

/**
 * A strip that moves without end. It rests while the pointer is over it, while anything in it has the
 * focus, and by its Pause control, a checkbox, so that it works before hydration (WCAG 2.2.2).
 */
export function Strip({ label, direction, speed, heading, children }: StripProps) {
	return (
		<div className="strip-frame">
			<div className="wrap flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
				{heading}
				<label className="strip-pause text-fine">
					<input type="checkbox" />
					Pause<span className="sr-only">{` ${label}`}</span>
				</label>
			</div>
			<div className="strip-window mt-6 overflow-hidden">
				<div className={`strip ${SPEEDS[speed]} ${direction === "right" ? "strip-right" : ""}`}>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: one must be able to stop here, and to scroll it where motion is off */}
					<ul className="flex shrink-0" tabIndex={0} aria-label={label}>
						{children}
					</ul>
					<ul className="strip-copy flex shrink-0" aria-hidden="true" inert>
						{children}
					</ul>
				</div>
			</div>
		</div>
	);
}

/** 60 s for one round of the client names; 80, 40 and 20 s for slow, normal and fast. */
const SPEEDS = {
	minute: "",
	slow: "strip-slow",
	normal: "strip-normal",
	fast: "strip-fast",
} as const;
