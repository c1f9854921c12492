/** The columns at the time of a migration, by their names in the database. */
type Row = Record<string, string | number | null>;
export type Schema = { enquiries: Row; deliveries: Row };
