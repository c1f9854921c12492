import {
	createContext,
	type FocusEvent,
	type KeyboardEvent,
	type ReactNode,
	use,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import { t } from "#app/messages/en/sections.ts";
import { Icon } from "./icon.tsx";

const SHOWN_FOR_MS = 5_000;
const SHOWN_AT_ONCE = 3;

type Message = { title: string; text: string };
type ShownMessage = Message & { id: number };

const AddContext = createContext<(message: Message) => void>(() => {});

/** Returns a function that shows a message. Works only inside a ToastArea. */
export function useAddToast(): (message: Message) => void {
	return use(AddContext);
}

/**
 * Provides toasts. The live region exists before any message. Timers stop while the pointer or the focus is on a toast.
 * Escape closes the newest, and closing restores the focus.
 */
export function ToastArea({ children }: { children: ReactNode }) {
	const [messages, setMessages] = useState<ShownMessage[]>([]);
	const [isPaused, setIsPaused] = useState(false);
	const area = useRef<HTMLDivElement>(null);
	const previousFocus = useRef<Element | null>(null);
	// The function is stable, so that effects with it as a dependency do not run again.
	const [add] = useState(() => (message: Message) => {
		setMessages((shown) => [
			...shown.slice(1 - SHOWN_AT_ONCE),
			{ ...message, id: (shown.at(-1)?.id ?? 0) + 1 },
		]);
	});
	const close = (id: number) => {
		setMessages((shown) => shown.filter((message) => message.id !== id));
		// Some browsers fire no pointerleave for a removed element, and do not focus a clicked button.
		setIsPaused(false);
		const hasFocus = area.current?.contains(document.activeElement);
		if (hasFocus && previousFocus.current instanceof HTMLElement)
			previousFocus.current.focus({ preventScroll: true });
	};
	const handleFocus = (event: FocusEvent) => {
		setIsPaused(true);
		if (!event.currentTarget.contains(event.relatedTarget))
			previousFocus.current = event.relatedTarget;
	};
	const handleKeyDown = (event: KeyboardEvent) => {
		const newest = messages.at(-1);
		if (event.key === "Escape" && newest) close(newest.id);
	};
	return (
		<AddContext value={add}>
			{children}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the events only stop the timers */}
			<div
				ref={area}
				aria-live="polite"
				aria-relevant="additions"
				onPointerEnter={() => setIsPaused(true)}
				onPointerLeave={() => setIsPaused(false)}
				onFocus={handleFocus}
				onBlur={() => setIsPaused(false)}
				onKeyDown={handleKeyDown}
				className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-89 flex-col gap-3.5 sm:right-6 sm:bottom-6 sm:left-auto sm:mx-0 sm:w-89"
			>
				{messages.map((message) => (
					<Toast
						key={message.id}
						message={message}
						isPaused={isPaused}
						onClose={() => close(message.id)}
					/>
				))}
			</div>
		</AddContext>
	);
}

type ToastProps = { message: Message; isPaused: boolean; onClose: () => void };

function Toast({ message, isPaused, onClose }: ToastProps) {
	const { title, text } = message;
	const expire = useEffectEvent(onClose);
	useEffect(() => {
		if (isPaused) return;
		const timer = setTimeout(expire, SHOWN_FOR_MS);
		return () => clearTimeout(timer);
	}, [isPaused]);
	return (
		<div className="flex items-start gap-4 border-2 border-line-strong bg-raised p-4 text-ink transition-[opacity,translate] duration-200 starting:translate-y-3 starting:opacity-0">
			<svg viewBox="0 0 32 32" className="mt-0.5 size-8 shrink-0" aria-hidden="true">
				<path d="M16 0v32L0 16z" className="fill-accent-bright" />
				<path d="M16 0v32l16-16z" className="fill-marigold" />
			</svg>
			<div className="grow">
				<p className="font-bold text-title">{title}</p>
				<p className="mt-0.5 text-ink-soft">{text}</p>
			</div>
			<button
				type="button"
				aria-label={t("closeMessage")}
				onClick={onClose}
				className="-m-2 flex size-11 items-center justify-center"
			>
				<Icon name="close" className="size-5" />
			</button>
		</div>
	);
}
