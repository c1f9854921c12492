/** Renders a drawing of lines, of 24 units in each direction. */
export function Drawing({ path }: { path: string }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" className="desk-drawing">
			<path d={path} />
		</svg>
	);
}
