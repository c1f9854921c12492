import { createContext } from "react";

/** Where a page gets what it needs to be hydrated. */
export type PageStart = {
	/** Address of the file that starts it. */
	file: string;
	/** The loaders' data: at an address, here to be put into the page, or written into it as they come. */
	data: { address: string } | { text: string } | "streamed";
};

/** Null in the browser and in development. */
export const PageStartContext = createContext<PageStart | null>(null);
