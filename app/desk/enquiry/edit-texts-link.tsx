import type { Staff } from "#app/desk/store/people-store.ts";

/** Renders the link to the texts for those who may edit them. */
export function EditTextsLink({ reader: { role } }: { reader: Staff }) {
	if (role !== "owner") return null;
	return (
		<a className="inline-block py-2.5 text-fine" href="/desk/texts">
			Edit the texts
		</a>
	);
}
