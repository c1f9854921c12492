/** Marks content of the demonstration agency, which no real agency may publish as its own. */
export function SampleMark({ text = "Sample" }: { text?: string }) {
	return (
		<small className="inline-block border-2 border-current px-1.5 py-0.5 align-middle font-bold text-fine leading-none">
			{text}
		</small>
	);
}
