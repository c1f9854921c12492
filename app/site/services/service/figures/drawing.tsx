import type { SVGProps } from "react";
import type { Framework } from "#app/content/schemas/service.ts";

export type FigureProps = { framework: Framework };

/** Renders a decorative drawing of outlines in the text's colour. */
export function FigureDrawing(props: SVGProps<SVGSVGElement>) {
	return <svg fill="none" stroke="currentColor" aria-hidden="true" {...props} />;
}
