import { type WordParts, WrittenWords } from "#app/desk/words/written-words.tsx";
import { LinkedText, OUTSIDE } from "./linked-text.tsx";

type DeskWordsProps = {
	children: string;
	/** The number of characters of each part in which phone numbers are searched for. */
	searchedForNumbers: number;
};

/** Renders what somebody of the staff wrote as the visitor got it, with what can be followed in it. */
export function DeskWords({ children, searchedForNumbers }: DeskWordsProps) {
	const parts: WordParts = {
		...PARTS,
		renderWords: (words) => (
			<LinkedText searchedForNumbers={searchedForNumbers}>{words}</LinkedText>
		),
	};
	return (
		<div className="desk-words">
			<WrittenWords parts={parts}>{children}</WrittenWords>
		</div>
	);
}

const PARTS = {
	// A style keeps the lines.
	lineBreak: "\n",
	Link: ({ href, children }) => (
		<a href={href} {...OUTSIDE}>
			{children}
		</a>
	),
	Paragraph: ({ children }) => <p dir="auto">{children}</p>,
	List: ({ first, children }) =>
		first === null ? <ul>{children}</ul> : <ol start={first}>{children}</ol>,
} satisfies Omit<WordParts, "renderWords">;
