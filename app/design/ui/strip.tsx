import type { ReactNode } from "react";
import { t } from "#app/messages/en/sections.ts";

type StripProps = {
	/** The text in the accessible name of the Pause control. */
	label: string;
	direction: "left" | "right";
	speed: keyof typeof SPEEDS;
	heading: ReactNode;
	/** True where the items would not fill a window: they stand still below each other then. */
	isStill?: boolean;
	/** The list items. They are rendered twice, the copy hidden from assistive technology. */
	children: ReactNode;
};

/**
 * Renders an endless marquee. It pauses on hover, on focus inside and by its Pause control (WCAG 2.2.2), a checkbox
 * that works without JavaScript.
 */
export function Strip({ label, direction, speed, heading, isStill = false, children }: StripProps) {
	if (isStill) {
		return (
			<div className="wrap">
				{heading}
				<ul className="mt-6 flex flex-wrap gap-x-4 gap-y-8">{children}</ul>
			</div>
		);
	}
	return (
		<div className="strip-frame">
			<div className="wrap flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
				{heading}
				<label className="strip-pause text-fine">
					<input type="checkbox" />
					{t("pause", {
						label,
						hidden: (text) => (
							<span key="hidden" className="sr-only">
								{text}
							</span>
						),
					})}
				</label>
			</div>
			<div className="strip-window mt-6 overflow-hidden">
				<div className={`strip ${SPEEDS[speed]} ${direction === "right" ? "strip-right" : ""}`}>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users pause it here, and scroll it with reduced motion */}
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

/** The durations of one round: 60, 80, 40 and 20 s. */
const SPEEDS = {
	minute: "",
	slow: "strip-slow",
	normal: "strip-normal",
	fast: "strip-fast",
} as const;
