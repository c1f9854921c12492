import type { ReactNode } from "react";
import { type SectionTheme, THEME_CLASSES } from "./section-themes.ts";

type BandProps = { theme?: SectionTheme; space?: keyof typeof SPACES; children: ReactNode };

export function Band({ theme = "cotton", space = "section", children }: BandProps) {
	return (
		<section className={`overflow-x-clip ${THEME_CLASSES[theme]}`}>
			<div className={`wrap ${SPACES[space]}`}>{children}</div>
		</section>
	);
}

/** The vertical padding. */
const SPACES = { section: "section-space", tight: "py-10 lg:py-14" } as const;
