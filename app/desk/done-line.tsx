import type { Done } from "./done.ts";

/** Renders what the reader has just done, and the way on. The redirect's fragment gives it the focus, so that it is read out. */
export function DoneLine({ done }: { done: Done | null }) {
	if (!done) return null;
	const { text, next } = done;
	return (
		<div id="done" role="status" tabIndex={-1} className="desk-done">
			<p className="mr-auto">{text}</p>
			{next === null && <p>Nobody else waits for an answer.</p>}
			{next && (
				<a href={next} className="desk-button">
					Next unanswered
				</a>
			)}
		</div>
	);
}
