import { extname } from "node:path";

/** The media types of the files that an answer may have, by their extensions, of which the first of a type is the usual one. */
export const FILE_TYPES: ReadonlyMap<string, string> = new Map([
	["pdf", "application/pdf"],
	["jpg", "image/jpeg"],
	["jpeg", "image/jpeg"],
	["png", "image/png"],
	["gif", "image/gif"],
	["webp", "image/webp"],
	["heic", "image/heic"],
	["doc", "application/msword"],
	["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
	["xls", "application/vnd.ms-excel"],
	["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
	["ppt", "application/vnd.ms-powerpoint"],
	["pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"],
	["odt", "application/vnd.oasis.opendocument.text"],
	["ods", "application/vnd.oasis.opendocument.spreadsheet"],
	["odp", "application/vnd.oasis.opendocument.presentation"],
	["csv", "text/csv"],
	["txt", "text/plain"],
]);
/** Further types of which a file without a name gets its extension. */
const OTHER_EXTENSIONS: ReadonlyMap<string, string> = new Map([
	["message/rfc822", "eml"],
	["text/calendar", "ics"],
	["application/ics", "ics"],
	["text/html", "html"],
	["text/vcard", "vcf"],
	["text/x-vcard", "vcf"],
	["application/zip", "zip"],
	["application/rtf", "rtf"],
	["image/svg+xml", "svg"],
	["image/bmp", "bmp"],
	["image/tiff", "tif"],
	["audio/mpeg", "mp3"],
	["audio/mp4", "m4a"],
	["audio/ogg", "ogg"],
	["audio/amr", "amr"],
	["video/mp4", "mp4"],
	["video/quicktime", "mov"],
]);
/**
 * The extensions of programs, scripts, web pages, disks and documents with macros, which systems run or open at a press.
 */
const RISKY = new Set(
	`exe scr com pif bat cmd msi msp mst msix msixbundle appx appinstaller mcf msc cpl dll sys drv ocx gadget application appref-ms
	js jse mjs vb vbs vbe wsf wsh wsc ws hta ps1 psm1 psd1 ps1xml sct scf inf reg lnk url website webloc desktop library-ms
	search-ms searchconnector-ms settingcontent-ms theme themepack diagcab rdp chm hlp jar jnlp class py pyw pyc pl rb php sh bash zsh csh command
	tool workflow app dmg pkg mpkg apk aab ipa xap deb rpm run appimage iso img vhd vhdx wim udf cab
	htm html xhtml xht shtml mht mhtml svg svgz xml xsl xslt swf
	docm dotm xlsm xltm xlam xll xlsb pptm potm ppam ppsm sldm iqy slk ade adp mde mdb accde accdr one onepkg`.split(
		/\s+/,
	),
);

/** Returns the extension of a file's name in lower case, without the dot; one of digits alone is a part of the name. */
export function findExtension(name: string): string {
	const extension = extname(name).slice(1).trim().toLowerCase();
	return /^(?=.*\p{L})[\p{L}\p{N}_-]{1,20}$/u.test(extension) ? extension : "";
}

/** Finds the media type of a file by the extension of its name. */
export function findFileType(name: string): string | undefined {
	return FILE_TYPES.get(findExtension(name));
}

/** Finds the extension that files of a media type have. */
export function findTypeExtension(type: string): string | undefined {
	const known = [...FILE_TYPES].find(([, known]) => known === type);
	return known?.[0] ?? OTHER_EXTENSIONS.get(type);
}

/** Returns whether a file of this name is a program, a web page or another file that can do harm when it is opened. */
export function isRisky(name: string): boolean {
	return RISKY.has(findExtension(name));
}
