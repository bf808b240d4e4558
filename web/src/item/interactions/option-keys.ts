/** The letter of an option: A for the first. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index)

/** The index of the option that a letter or number key picks, out of `count`; -1 for none. */
export function optionAt(key: string, count: number): number {
  if (!/^[a-z1-9]$/i.test(key)) return -1
  const index = /\d/.test(key) ? Number(key) - 1 : (key.toUpperCase().codePointAt(0) ?? 0) - 65
  return index < count ? index : -1
}

/** The id of an option's control. */
export const optionControl = (id: string, option: string): string => `${id}-${option}`
