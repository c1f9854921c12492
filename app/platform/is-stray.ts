import { isJunk } from "junk";

/** What that list lacks: all that is hidden, copies that are open in Office and Emacs, and folders of systems and drives. */
const OTHERS =
	/^(?:\.|~\$|~WR[DL]\d+\.tmp$|#.*#$|(?:ehthumbs(?:_vista)?|thumbs)\.db(?::encryptable)?$|desktop\.ini$|\$RECYCLE\.BIN$|System Volume Information$|Network Trash Folder$|Temporary Items$|[#@]recycle$|lost\+found$)/i;

/** Returns whether a system or an editor leaves files or folders of this name beside those of people. */
export function isStray(name: string): boolean {
	return isJunk(name) || OTHERS.test(name);
}
