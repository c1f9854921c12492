import type { ReactNode } from "react";

type IntentButtonProps = {
	intent: string;
	/** The further fields of its form. */
	fields?: Record<string, string>;
	/** The subject of the action, for those who do not see what is beside it. */
	about?: string;
	children: ReactNode;
};

/** Renders a form that is one button. */
export function IntentButton({ intent, fields = {}, about, children }: IntentButtonProps) {
	return (
		<form method="post">
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<button type="submit" name="intent" value={intent} className="desk-button" data-tone="quiet">
				{children}
				{about && <span className="sr-only"> {about}</span>}
			</button>
		</form>
	);
}
