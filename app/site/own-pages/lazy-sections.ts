import { lazy } from "react";

// Sections of other pages, whose code only the own pages that have them load.

export const LazyPrices = lazy(async () => {
	const { Prices } = await import("./prices.tsx");
	return { default: Prices };
});

export const LazyFilm = lazy(async () => {
	const { Film } = await import("#app/site/about/proof/film.tsx");
	return { default: Film };
});

export const LazyForm = lazy(async () => {
	const { FormSection } = await import("./form-section.tsx");
	return { default: FormSection };
});
