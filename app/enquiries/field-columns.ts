import { COLUMN_NAMES, type ColumnName, FIELDS, type FieldColumns } from "./fields.ts";

/** The columns of a form in which nothing is filled in. */
export const EMPTY_COLUMNS = Object.fromEntries(
	COLUMN_NAMES.map((name) => [name, toEmpty(name)]),
) as FieldColumns;

/** The columns that an erasure empties, as it leaves them. */
export const ERASED_COLUMNS: Partial<FieldColumns> = Object.fromEntries(
	COLUMN_NAMES.filter((name) => FIELDS[name].isPersonal).map((name) => [name, toEmpty(name)]),
);

/** The columns of the site's first version. */
export const FIRST_COLUMNS = COLUMN_NAMES.filter((name) => FIELDS[name].since === 1);

/** The columns that staff search. */
export const SEARCHED_COLUMNS = COLUMN_NAMES.filter((name) => FIELDS[name].isSearched);

export function pickColumns(row: FieldColumns): FieldColumns {
	return Object.fromEntries(COLUMN_NAMES.map((name) => [name, row[name]])) as FieldColumns;
}

function toEmpty(name: ColumnName): "" | null {
	return FIELDS[name].isRequired ? "" : null;
}
