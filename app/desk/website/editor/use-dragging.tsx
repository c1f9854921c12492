import { type DragEvent, useState } from "react";
import type { FormList } from "#app/editing/fields/form.ts";
import { useEditing } from "./editing-context.ts";

/** The type of what is dragged, which no field takes as text. */
const ENTRY = "application/x-entry";

/**
 * Lets the entries of a list be moved by the pointer, which their buttons do by keyboard. Returns the attributes of an entry,
 * with the handle by which it is dragged.
 */
export function useDragging({ name, entries }: FormList) {
	const editing = useEditing();
	const [dragged, setDragged] = useState<number | null>(null);
	const [over, setOver] = useState<number | null>(null);
	const end = () => {
		setDragged(null);
		setOver(null);
	};
	if (!editing || entries.length < 2) return () => ({ attributes: {}, grip: null });
	return (index: number) => ({
		attributes: {
			"data-over":
				dragged !== null && over === index && over !== dragged
					? index > dragged
						? "after"
						: "before"
					: undefined,
			onDragOver(event: DragEvent) {
				if (dragged === null) return;
				event.preventDefault();
				setOver(index);
			},
			onDrop(event: DragEvent) {
				if (dragged === null) return;
				event.preventDefault();
				editing.changeList({ intent: "move", list: name, index: dragged, to: index });
				end();
			},
		},
		grip: (
			<span
				draggable
				aria-hidden
				className="desk-editing-grip"
				onDragStart={({ currentTarget, dataTransfer }) => {
					dataTransfer.setData(ENTRY, name);
					dataTransfer.effectAllowed = "move";
					const entry = currentTarget.closest("[data-entry]");
					if (entry) dataTransfer.setDragImage(entry, 0, 0);
					setDragged(index);
				}}
				onDragEnd={end}
			>
				⠿
			</span>
		),
	});
}
