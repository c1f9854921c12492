import { createContext } from "react";

/** Where a page gets what it needs to be hydrated. */
export type PageStart = {
	/** Address of the file that starts it. */
	file: string;
	/** Address of the loaders' data; empty where they stand in the page. */
	state: string;
};

/** Null in the browser and in development. */
export const PageStartContext = createContext<PageStart | null>(null);
