import type { Drawings } from "./drawings.ts";
import { renderKite } from "./kite.ts";
import { KITE_CARD_LAYOUT } from "./kite-card-layout.ts";
import { KITE_MARKS } from "./kite-marks.ts";
import { renderFavicon, renderIcon, renderMark } from "./mark.ts";
import { renderMissingPicture } from "./missing-picture.ts";
import { renderNotFound } from "./not-found.ts";
import { renderPostCover } from "./post-cover.ts";
import { renderReel } from "./reel.ts";
import { renderHero } from "./scene.ts";
import { designCity, designDistrict, designService } from "./subject-kites.ts";
import { renderTeam } from "./team.ts";

/** The look of the kites of Ahmedabad. */
export const KITES: Drawings = {
	renderCity: (title, city, target, key) => renderKite(title, designCity(city), target, key),
	renderDistrict: (title, city, slug, target, key) =>
		renderKite(title, designDistrict(city, slug), target, key),
	renderService: (title, service, target, key) =>
		renderKite(title, designService(service), target, key),
	renderPostCover,
	chartMarks: KITE_MARKS,
	renderHero: (_name, target) => renderHero(target),
	renderClosing: (_name, target) => renderReel(target),
	renderNotFound: (_name, target) => renderNotFound(target),
	renderTeam: (_name, target) => renderTeam(target),
	renderMissingPicture,
	renderMark,
	renderFavicon,
	renderIcon,
	cardLayout: KITE_CARD_LAYOUT,
};
