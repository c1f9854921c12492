import type { Staff } from "#app/desk/store/people-store.ts";
import type { AccountChange } from "./account-change.ts";
import { buildAccountEmail } from "./account-email.tsx";
import { tellStaff } from "./tell-staff.ts";

/** Tells somebody of a change of how they sign in, where SMTP is configured. It does not wait for the mail server. */
export function tellAccountChange(staff: Staff, change: AccountChange): void {
	tellStaff(staff, "a sign-in", (id, options) => buildAccountEmail(id, { ...options, change }));
}
