/** Texts that are read in place of files, by the path below the content's folder; null where there is no such file. */
export type Texts = ReadonlyMap<string, string | null>;
