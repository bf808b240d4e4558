/** The letter that an option wears: A for the first. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index)

/** Which of `count` options a key means, by letter or by number; -1 for none. */
export function optionAt(key: string, count: number): number {
  if (!/^[a-z1-9]$/i.test(key)) return -1
  const index = /\d/.test(key) ? Number(key) - 1 : (key.toUpperCase().codePointAt(0) ?? 0) - 65
  return index < count ? index : -1
}

/** Id of the control of an option. */
export const optionControl = (id: string, option: string): string => `${id}-${option}`
