import { lazy } from "react";

const load = () => import("./consent-panel.tsx");

/** The panel and its button as a chunk of their own, as few sites ask for consent. */
export const LazyConsentPanel = lazy(async () => ({ default: (await load()).ConsentPanel }));
export const LazyConsentButton = lazy(async () => ({ default: (await load()).ConsentButton }));
