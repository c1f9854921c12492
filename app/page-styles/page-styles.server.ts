import css from "#app/styles/app.css?inline";
import { createStyleSelector } from "./select-styles.server.ts";

/** Replaced by the styles in the rendered page. */
export const STYLES_PLACEHOLDER = "/*styles*/";

/** The rules of the site's style sheet that a page can use. */
export const selectStyles = createStyleSelector(css);
