import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/** Returns what stands between the tags of a message as it is, where nothing marks it. */
export function toWord(...children: ReactNode[]): ReactElement {
	return createElement(Fragment, null, ...children);
}

/** Returns the words of a message with tags. */
export function toWords(node: ReactNode): string {
	if (typeof node === "string" || typeof node === "number") return String(node);
	if (Array.isArray(node)) return node.map(toWords).join("");
	return isValidElement<{ children?: ReactNode }>(node) ? toWords(node.props.children) : "";
}
