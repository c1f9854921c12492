import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, { type FormatOptions, type FormatValues } from "icu-minify/format";
import type { ReactElement, ReactNode } from "react";
import { findMessage, registerMessages } from "#find-message";

type Argument = string | number;

/** Renders what stands between the tags of a message, as of `<link>` and `</link>`. */
type Tag = (children: (string | ReactElement)[]) => ReactElement;

type TagNames<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
	? Name | TagNames<Rest>
	: never;

type Values<Text extends string> = GetICUArgs<
	Text,
	{ ICUArgument: Argument; ICUNumberArgument: number; ICUDateArgument: Date }
> &
	Record<TagNames<Text>, Tag>;

type Given<Text extends string> = keyof Values<Text> extends never ? [] : [values: Values<Text>];

/** What a message becomes: text, or nodes where it has tags. */
type Formatted<Text extends string> = [TagNames<Text>] extends [never] ? string : ReactNode;

/** The formats of each language, which are slow to create. */
const formatters: FormatOptions["formatters"] = {
	getDateTimeFormat: keep((...given) => new Intl.DateTimeFormat(...given)),
	getNumberFormat: keep((...given) => new Intl.NumberFormat(...given)),
	getPluralRules: keep((...given) => new Intl.PluralRules(...given)),
};

/** Returns a function that creates one format for each language and its options. */
function keep<Options, Format>(
	create: (locale: string, options?: Options) => Format,
): (locale: string, options?: Options) => Format {
	const kept = new Map<string, Format>();
	return (locale, options) => {
		const key = `${locale} ${JSON.stringify(options)}`;
		const format = kept.get(key) ?? create(locale, options);
		kept.set(key, format);
		return format;
	};
}

/**
 * Defines the messages of a namespace in English, in ICU's MessageFormat: https://unicode-org.github.io/icu/userguide/format_parse/messages/
 * Returns the function that formats one of them in the language of the request, or of the document in the browser. It
 * throws where a value is missing, which compilation finds.
 */
export function defineMessages<const Messages extends Readonly<Record<string, string>>>(
	namespace: string,
	messages: Messages,
) {
	registerMessages(namespace, messages);
	return <Key extends keyof Messages & string>(
		key: Key,
		...[values]: Given<Messages[Key]>
	): Formatted<Messages[Key]> => {
		const { message, locale } = findMessage(namespace, key, messages[key] as string);
		return format(message, locale, values as FormatValues<ReactElement> | undefined, {
			formatters,
		}) as Formatted<Messages[Key]>;
	};
}
