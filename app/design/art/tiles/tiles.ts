import type { Drawings } from "../drawings.ts";
import { TILE_CARD_LAYOUT } from "./card-layout.ts";
import { TILE_MARKS } from "./chart-marks.ts";
import { renderFavicon, renderIcon, renderMark } from "./mark.ts";
import { renderPostCover } from "./post-cover.ts";
import { renderClosing, renderHero, renderMissingPicture, renderNotFound } from "./scenes.ts";
import { renderCity, renderDistrict, renderService } from "./subject-tiles.ts";
import { renderTeam } from "./team.ts";

/** The look of tiles: right angles and parts of circles on a grid of squares, of nobody's town. */
export const TILES: Drawings = {
	renderCity,
	renderDistrict,
	renderService,
	renderPostCover,
	chartMarks: TILE_MARKS,
	renderHero,
	renderClosing,
	renderNotFound,
	renderTeam,
	renderMissingPicture,
	renderMark,
	renderFavicon,
	renderIcon,
	cardLayout: TILE_CARD_LAYOUT,
};
