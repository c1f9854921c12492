import { startTheme } from "#app/design/theme.ts";
import { startAccordionKeys } from "./accordion-keys.ts";
import { storeAttribution } from "./attribution.ts";
import { startDialogs } from "./dialogs.ts";
import { hydrateOnIntent } from "./hydrate-on-intent.ts";
import { startLateStyles } from "./late-styles.ts";

// Runs in the head, before the first paint and before React. Listeners are on `window`, so they handle events of elements
// that React renders later.

startTheme();
startLateStyles();
startDialogs();
startAccordionKeys();
storeAttribution();
hydrateOnIntent();
