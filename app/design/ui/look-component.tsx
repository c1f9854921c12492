import type { ComponentType, ReactNode } from "react";
import { getLook, type Look } from "#app/platform/look.ts";

/** Creates a component that each look draws in its own way. */
export function createLookComponent<Props extends object>(
	components: Readonly<Record<Look, ComponentType<Props>>>,
): (props: Props) => ReactNode {
	return (props) => {
		const Component = components[getLook()];
		return <Component {...props} />;
	};
}
