// Runs in the head of every page, before the first paint and before React. What it does holds for elements that React
// renders later, too.
import { startAccordionKeys } from "./accordion-keys.ts";
import { startDialogs } from "./dialogs.ts";
import { hydrateOnIntent } from "./hydrate-on-intent.ts";
import { startLateStyles } from "./late-styles.ts";
import { startTheme } from "./theme.ts";

startTheme();
startLateStyles();
startDialogs();
startAccordionKeys();
hydrateOnIntent();
