import { createHash } from 'node:crypto'
import { signInKeyOf } from '../../platform/roster-sign-in.ts'

/** Removes invisible characters from a cell: control characters and no-break spaces. */
export const clean = (cell: string): string =>
  /^[\x20-\x7e]*$/.test(cell)
    ? cell.trim()
    : cell
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zs}\u2028\u2029]+/gu, ' ')
        .trim()
        .normalize('NFC')

/** OneRoster writes lists into one cell, separated by commas. */
export const listIn = (cell: string): string[] =>
  cell
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Whether the row is about something that ended; null for a status that OneRoster does not have. */
export function isEndedIn(status: string): boolean | null {
  const plain = status.toLowerCase()
  if (plain === '' || plain === 'active') return false
  return plain === 'tobedeleted' || plain === 'inactive' ? true : null
}

/** A day such as 2026-08-17; null if it is no day. */
export function dayIn(cell: string): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/.exec(cell)?.[1]
  if (day === undefined) return null
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : day
}

/** A time such as 2026-11-30T04:00:00.000Z; null if there is none. */
export function timeIn(cell: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}/.test(cell)) return null
  const at = new Date(cell)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

const beforeFirst: ReadonlySet<string> = new Set(['IT', 'PR', 'PK', 'TK', 'KG', 'K'])

/** The first of these grades that we know (0 is kindergarten and before it); null for none. */
export function gradeIn(cell: string): number | null {
  for (const code of listIn(cell)) {
    if (beforeFirst.has(code.toUpperCase())) return 0
    const grade = /^0?(\d{1,2})$/.exec(code)?.[1]
    if (grade !== undefined && Number(grade) <= 12) return Number(grade)
  }
  return null
}

const mathWords = /\bmath|matem|algebra|álgebra|geomet|calcul|cálcul|statist|estad[ií]st|arithm|trigono/i
const scienceWords = /scien|cienc|biolog|chemis|qu[ií]mic|physics|f[ií]sica\b|astronom|geolog|ecolog|anatom/i
/** Subjects with “science” in their name that are taught by others. */
const otherSciences =
  /(?:social|political|computer|library|consumer|sports?|military)\s+scien\w*|ciencias?\s+(?:sociales|pol[ií]ticas)|physical education|educaci[óo]n f[ií]sica/gi

function subjectNamed(text: string): 'math' | 'science' | 'both' | null {
  const plain = text.replaceAll(otherSciences, ' ')
  const [isMath, isScience] = [mathWords.test(plain), scienceWords.test(plain)]
  return isMath ? (isScience ? 'both' : 'math') : isScience ? 'science' : null
}

/** By the codes of the National Center for Education Statistics (SCED): 02 is mathematics, 03 is science. */
function subjectCoded(codes: readonly string[]): 'math' | 'science' | 'both' | null {
  const isMath = codes.some((code) => /^02\d{3}/.test(code))
  const isScience = codes.some((code) => /^03\d{3}/.test(code))
  return isMath ? (isScience ? 'both' : 'math') : isScience ? 'science' : null
}

/** The subject of a class, or `other`; null if nothing says. A homeroom class teaches all subjects. */
export function subjectOf({
  subjects,
  codes,
  titles,
  isHomeroom,
}: {
  subjects: string
  codes: string
  titles: string
  isHomeroom: boolean
}): 'math' | 'science' | 'both' | 'other' | null {
  const subject = subjectNamed(subjects) ?? subjectCoded(listIn(codes)) ?? subjectNamed(titles)
  if (subject !== null) return subject
  if (isHomeroom) return 'both'
  return subjects === '' && codes === '' ? null : 'other'
}

/** Hashes of every name by which a sign-in service may know the person. */
export function signInKeysOf(
  districtId: string,
  ids: { sourcedId: string; identifier: string; username: string; email: string; userIds: readonly string[] },
): string[] {
  const key = (kind: Parameters<typeof signInKeyOf>[1], value: string) =>
    value === '' ? [] : [signInKeyOf(districtId, kind, value)]
  return [
    ...new Set([
      ...key('sourced-id', ids.sourcedId),
      ...key('identifier', ids.identifier),
      ...key('username', ids.username),
      ...key('email', ids.email),
      // Written as {type:id}.
      ...ids.userIds.flatMap((id) => key('user-id', /^\{[^:}]*:(.*)\}$/.exec(id)?.[1] ?? id)),
    ]),
  ]
}

export const digestOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
