/** Renders a text as the example person would get it. */
export function Preview({ text }: { text: string }) {
	return (
		<p
			className="mt-2 whitespace-pre-wrap wrap-anywhere border border-line bg-raised px-4 py-3"
			dir="auto"
		>
			{text}
		</p>
	);
}
