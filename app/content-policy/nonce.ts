import { createContext } from "react";

/** What names the scripts and styles of a streamed page as ours; undefined elsewhere, where their hashes do. */
export const NonceContext = createContext<string | undefined>(undefined);
