import css from "#app/styles/app.css?inline";
import { createStyleSelector } from "./select-styles.server.ts";

/** Stands in a rendered page where its styles go. */
export const STYLES_PLACE = "/*styles*/";

/** The rules of the site's style sheet that a page can use. */
export const selectStyles = createStyleSelector(css);
