import {
	createContext,
	type FocusEvent,
	type KeyboardEvent,
	type ReactNode,
	use,
	useEffect,
	useRef,
	useState,
} from "react";
import { Icon } from "./icon.tsx";

const SHOWN_FOR_MS = 5_000;
const SHOWN_AT_ONCE = 3;

type Message = { title: string; description: string };
type ShownMessage = Message & { id: number };

const AddContext = createContext<(message: Message) => void>(() => {});

/** Shows a message for a while; only inside a ToastArea. */
export function useAddToast(): (message: Message) => void {
	return use(AddContext);
}

/**
 * Toasts for the page part inside it. The live region stands before any message comes. While the pointer or the
 * focus is on them none goes; Escape closes the newest, and the focus goes back to where it came from.
 */
export function ToastArea({ children }: { children: ReactNode }) {
	const [messages, setMessages] = useState<ShownMessage[]>([]);
	const [isHeld, setIsHeld] = useState(false);
	const cameFrom = useRef<Element | null>(null);
	// The same for as long as the area stands, so that what follows an answer does not run again.
	const [add] = useState(() => (message: Message) => {
		setMessages((shown) => [
			...shown.slice(1 - SHOWN_AT_ONCE),
			{ ...message, id: (shown.at(-1)?.id ?? 0) + 1 },
		]);
	});
	const close = (id: number, area?: Element) => {
		setMessages((shown) => shown.filter((message) => message.id !== id));
		// Not every browser tells that the pointer has left what is gone, or focuses a button that is clicked.
		setIsHeld(false);
		if (!area?.contains(document.activeElement)) return;
		if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
	};
	const handleFocus = (event: FocusEvent) => {
		setIsHeld(true);
		if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
	};
	const handleKeyDown = (event: KeyboardEvent) => {
		const newest = messages.at(-1);
		if (event.key === "Escape" && newest) close(newest.id, event.currentTarget);
	};
	return (
		<AddContext value={add}>
			{children}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only hold the messages */}
			<div
				aria-live="polite"
				aria-relevant="additions"
				onPointerEnter={() => setIsHeld(true)}
				onPointerLeave={() => setIsHeld(false)}
				onFocus={handleFocus}
				onBlur={() => setIsHeld(false)}
				onKeyDown={handleKeyDown}
				className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-89 flex-col gap-3.5 sm:right-6 sm:bottom-6 sm:left-auto sm:mx-0 sm:w-89"
			>
				{messages.map((message) => (
					<Toast
						key={message.id}
						message={message}
						isHeld={isHeld}
						onClose={(area) => close(message.id, area)}
					/>
				))}
			</div>
		</AddContext>
	);
}

type ToastProps = {
	message: Message;
	isHeld: boolean;
	onClose: (area?: Element) => void;
};

function Toast({ message, isHeld, onClose }: ToastProps) {
	const closeLast = useRef(onClose);
	closeLast.current = onClose;
	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(() => closeLast.current(), SHOWN_FOR_MS);
		return () => clearTimeout(timer);
	}, [isHeld]);
	return (
		<div className="flex items-start gap-4 border-2 border-line-strong bg-raised p-4 text-ink transition-[opacity,translate] duration-200 starting:translate-y-3 starting:opacity-0">
			<svg viewBox="0 0 32 32" className="mt-0.5 size-8 shrink-0" aria-hidden="true">
				<path d="M16 0v32L0 16z" className="fill-accent-bright" />
				<path d="M16 0v32l16-16z" className="fill-marigold" />
			</svg>
			<div className="grow">
				<p className="font-bold text-title">{message.title}</p>
				<p className="mt-0.5 text-ink-soft">{message.description}</p>
			</div>
			<button
				type="button"
				aria-label="Close the message"
				onClick={(event) => onClose(event.currentTarget.closest("[aria-live]") ?? undefined)}
				className="-m-2 flex size-11 items-center justify-center"
			>
				<Icon name="close" className="size-5" />
			</button>
		</div>
	);
}
