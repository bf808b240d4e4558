import { marks } from './marks.ts'

/** Marks, opening brackets, and the dollar sign, which is read after its number. */
const opening = new RegExp(`^[${marks.mathOpen}${marks.strongOpen}“(¿$]*`, 'u')

/** The sound /i/, as in “hilo” or the letter y, which is read “i griega”; not the start of “hielo”. */
const startsWithI = /^(?:h?[ií](?![aeo])\p{Ll}|[iy](?!\p{L}))/iu
/** The sound /o/, as in “hora”, “8”, or “11,000”, which are read “ocho” and “once mil”. */
const startsWithO = /^(?:h?[oó]|8|11(?!\d))/iu
/** “II” is a Roman numeral, not a word. */
const numeral = /^[IVX]+(?!\p{L})/u

/** Joins text and a value. Spanish “y” and “o” become “e” and “u” before the same sound: “x e y”, “7 u 8”. */
export function joined(before: string, value: string): string {
  const isAnd = before.endsWith(' y ')
  if (!isAnd && !before.endsWith(' o ')) return before + value
  const first = value.replace(opening, '')
  const meets = !numeral.test(first) && (isAnd ? startsWithI : startsWithO).test(first)
  return meets ? `${before.slice(0, -2)}${isAnd ? 'e' : 'u'} ${value}` : before + value
}
