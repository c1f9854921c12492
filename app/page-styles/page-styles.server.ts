import styles from "virtual:page-styles";
import { createDresser, STYLES_PLACE } from "./dress-page.ts";
import { readPageSheet } from "./page-sheet.ts";
import type { HeadStyles } from "./page-styles.tsx";
import { writeFonts } from "./write-styles.ts";

const sheet = readPageSheet(styles.text);

/** Puts its styles into a finished page that was rendered with the styles of `FINISHED`. */
export const dressPage = createDresser(sheet);

/** What the head of a page holds while it is rendered. */
export const FINISHED: HeadStyles = { text: STYLES_PLACE, later: styles.wholeAddress };
/** Of a page whose later parts are not known when its head is sent. */
export const STREAMED_STYLES: HeadStyles = { text: writeFonts(sheet), linked: styles.wholeAddress };
