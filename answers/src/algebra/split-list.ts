/**
 * The ways to split a list at its commas: at all of them, and, if some may be thousands separators, only at the others.
 * `1,234` is the numbers 1 and 234, or one number.
 */
export function splitsOf(text: string, separators: RegExp): readonly (readonly string[])[] {
  const parts = (comma: RegExp) =>
    text
      .split(separators)
      .flatMap((part) => part.split(comma))
      .map((part) => part.trim())
      .filter((part) => part !== '')
  const all = parts(/,/)
  const grouped = parts(/(?<!\d),|,(?!\d{3}(?!\d))/)
  return all.length === grouped.length ? [all] : [all, grouped]
}

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/**
 * Removes parentheses, brackets, or braces around the whole text; those in `(1)/(2), 3` stay. Null if one of the pair
 * is missing.
 */
export function withoutFence(text: string): string | null {
  const close = closing[text[0] ?? '']
  let depth = 0
  for (const [index, sign] of Array.from(text).entries()) {
    depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0
    if (depth === 0 && index < text.length - 1) return text
  }
  if (depth !== 0) return null
  return close !== undefined && text.endsWith(close) ? withoutFence(text.slice(1, -1).trim()) : text
}
