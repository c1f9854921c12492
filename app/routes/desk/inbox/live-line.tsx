/** Says that something changed, where JavaScript hears of it (desk-live.ts); its place is kept, so that nothing moves. */
export function LiveLine({ mark, address }: { mark: string; address: string }) {
	return (
		<p role="status" data-mark={mark} className="min-h-6 pt-1 text-fine">
			<span hidden>
				<span /> <a href={address}>Show it</a>
			</span>
		</p>
	);
}
