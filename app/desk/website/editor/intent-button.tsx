import type { ReactNode } from "react";

type IntentButtonProps = {
	intent:
		| "save"
		| "check"
		| "publish"
		| "ask"
		| "schedule"
		| "unschedule"
		| "discard"
		| "share"
		| "unshare";
	tone?: "accent" | "quiet";
	children: ReactNode;
};

/** Renders a button of the form that says what is done with it. */
export function IntentButton({ intent, tone = "quiet", children }: IntentButtonProps) {
	return (
		<button type="submit" name="intent" value={intent} className="desk-button" data-tone={tone}>
			{children}
		</button>
	);
}
