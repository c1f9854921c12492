/** Marks content of the demonstration agency, which no real agency may publish as its own. */
export function SampleMark({ text = "Sample" }: { text?: string }) {
	return <small className="sample-mark">{text}</small>;
}
