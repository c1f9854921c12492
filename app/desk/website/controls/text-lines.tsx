import { type ComponentProps, useEffect, useRef, useState } from "react";

type TextLinesProps = Omit<ComponentProps<"textarea">, "ref" | "value" | "defaultValue"> & {
	/** What it has at first. */
	text: string;
};

/**
 * Renders a text of several lines. After each letter React writes the default value of a textarea once more, by which
 * Chromium takes back single letters in place of what was typed; an empty one is no change. The default value of a text that
 * was set counts no more.
 */
export function TextLines({ text, ...attributes }: TextLinesProps) {
	const element = useRef<HTMLTextAreaElement>(null);
	const [isSet, setSet] = useState(false);
	useEffect(() => {
		const { current } = element;
		if (!current) return;
		// biome-ignore lint/correctness/noSelfAssign: what is set is no default value any more
		current.value = current.value;
		setSet(true);
	}, []);
	return (
		<textarea
			{...attributes}
			ref={element}
			className="desk-field desk-growing"
			defaultValue={isSet ? undefined : text}
			dir="auto"
		/>
	);
}
