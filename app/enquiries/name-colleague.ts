import { t } from "#app/messages/en/enquiries.server.ts";

/** Returns the name of somebody of the staff, in words where it was erased and is empty. */
export function nameColleague(name: string): string {
	return name || t("formerColleague");
}
