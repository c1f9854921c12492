import { getLook, type Look } from "#app/platform/look.ts";
import { getOwnMark } from "#app/platform/own-mark.ts";
import type { ChartMarks } from "./case-chart.ts";
import type { IconPurpose } from "./icons.ts";
import { KITES } from "./kites.ts";
import { OWN_MARK } from "./own-mark.ts";
import type { ColourTarget } from "./palette.ts";
import type { Subject } from "./subjects.ts";
import type { Drawing } from "./svg.ts";
import { TILES } from "./tiles/tiles.ts";

/** The drawings of a look. `key` ends the ids of a drawing that is a part of another one. */
export type Drawings = {
	renderCity: (title: string, city: Subject, target?: ColourTarget, key?: string) => Drawing;
	/** Renders a district by its city and its own slug. */
	renderDistrict: (
		title: string,
		city: Subject,
		slug: string,
		target?: ColourTarget,
		key?: string,
	) => Drawing;
	renderService: (title: string, service: Subject, target?: ColourTarget, key?: string) => Drawing;
	renderPostCover: (
		slug: string,
		service: Subject & { order: number },
		title: string,
		target?: ColourTarget,
	) => Drawing;
	chartMarks: ChartMarks;
	/** Those that belong to no thing take the agency's name. */
	renderHero: (name: string, target?: ColourTarget) => Drawing;
	renderClosing: (name: string, target?: ColourTarget) => Drawing;
	renderNotFound: (name: string, target?: ColourTarget) => Drawing;
	renderTeam: (name: string, target?: ColourTarget) => Drawing;
	renderMissingPicture: () => Drawing;
	/** Renders the logo, whose colours contrast with a ground that is said. */
	renderMark: (name: string, target?: ColourTarget, ground?: "marigold") => Drawing;
	renderFavicon: (name: string, target?: ColourTarget) => Drawing;
	renderIcon: (name: string, purpose: IconPurpose, target?: ColourTarget) => Drawing;
	cardLayout: CardLayout;
};

/** Where drawings are on a social card of 1200 x 630, as transforms. */
export type CardLayout = {
	/** Those of things, of 240 x 320, by their number: fewer where there is no room. */
	places: (count: number) => readonly string[];
	/** The field behind the first thing, as path data, where there is one. */
	field: string | null;
	/** That of the home page's picture, of 720 x 720. */
	hero: string;
};

const DRAWINGS: Readonly<Record<Look, Drawings>> = { kites: KITES, tiles: TILES };

/** Returns the drawings of the agency's look, or of another one, with the agency's own mark where it has one. */
export function getDrawings(look = getLook()): Drawings {
	const drawings = DRAWINGS[look];
	return getOwnMark() ? { ...drawings, ...OWN_MARK } : drawings;
}
