/**
 * Renders the place for the notice that something changed, where JavaScript runs (desk-live.ts); the place is kept, so
 * that nothing moves.
 */
export function LiveLine({ mark, address }: { mark: string; address: string }) {
	return (
		<p role="status" data-mark={mark} className="desk-live min-h-lh text-fine font-bold">
			<span hidden>
				<span /> <a href={address}>Show</a>
			</span>
		</p>
	);
}
