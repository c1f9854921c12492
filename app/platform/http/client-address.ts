import { createContext } from "react-router";

/** The visitor's IP address as the server knows it. */
export const clientAddressContext = createContext<string | null>(null);
