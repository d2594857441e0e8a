// One plain email address. What mail programs would read as a name, a comment, a group or a second recipient is no part of it.

const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~\x60\-]+`
/** Spaces are allowed within quotes; what has a meaning in a header is not. */
const quoted = String.raw`"[^"\\<>\(\),;:\p{C}]+"`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}])?`
const form = new RegExp(String.raw`^(?:${atom}(?:\.${atom})*|${quoted})@${label}(?:\.${label})*$`, 'u')

/** RFC 5321: the longest address that fits a path of 256 characters. */
const maxLength = 254

/** Whether the text, without the spaces around it, is one email address. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  return address.length <= maxLength && form.test(address)
}
