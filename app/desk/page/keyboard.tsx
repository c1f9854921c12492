const KEYS = [
	["j", "the next enquiry"],
	["k", "the one before"],
	["/", "search the inbox"],
	["x", "tick the row"],
	["s", "snooze"],
	["r", "answer"],
	["e", "note that it was answered elsewhere"],
	["u", "back to the inbox"],
	["?", "this list"],
] as const;

/**
 * Renders the list of single-key shortcuts, with the checkbox that turns them off. It needs JavaScript: desk-keys.ts.
 */
export function Keyboard() {
	return (
		<footer className="desk-wrap pb-8 max-sm:hidden">
			<button
				type="button"
				data-shows-keys=""
				hidden
				className="py-3 text-fine text-ink-soft underline underline-offset-4"
			>
				Keyboard
			</button>
			<dialog id="keys" aria-labelledby="keys-title" className="desk-dialog">
				<h2 id="keys-title" className="font-bold">
					Keyboard
				</h2>
				<dl className="mt-3">
					{KEYS.map(([key, what]) => (
						<div key={key} className="flex items-baseline gap-4 py-1">
							<dt className="w-8 text-center">
								<kbd className="desk-key">{key}</kbd>
							</dt>
							<dd>{what}</dd>
						</div>
					))}
					<div className="flex items-baseline gap-4 py-1">
						<dt className="whitespace-nowrap">
							<kbd className="desk-key">Ctrl</kbd> <kbd className="desk-key">Enter</kbd>
						</dt>
						<dd>send what is being written, also while single keys are off</dd>
					</div>
				</dl>
				<form method="dialog" className="mt-4">
					<label className="flex items-center gap-2 py-2">
						<input type="checkbox" defaultChecked className="size-5" />
						Single keys are on
					</label>
					<button type="submit" className="desk-button mt-2" data-tone="quiet">
						Close
					</button>
				</form>
			</dialog>
		</footer>
	);
}
