import { createContext } from "react-router";

/** The visitor's internet address, as the server knows it; null where it knows none. */
export const clientAddressContext = createContext<string | null>(null);
