export const PICTURES_PATH = "/desk/website/pictures";

/** Returns the address at which a picture is chosen for a field of a file. */
export function toChoiceAddress(file: string, at: string): string {
	return `${PICTURES_PATH}?${new URLSearchParams({ for: file, at })}`;
}
