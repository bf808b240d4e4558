import type { CataloguedSkill } from '@skills-center/contract/skills'
import { t } from '../../language/messages.ts'

/** Text that a search word is compared with, and the score of a match. */
interface Field {
  readonly worth: number
  readonly words: readonly string[]
}

interface Entry {
  readonly skill: CataloguedSkill
  readonly fields: readonly Field[]
  /** Standard codes without periods: “6rpa2”. */
  readonly codes: readonly string[]
  readonly grades: readonly string[]
}

export type SkillIndex = readonly Entry[]

/** Splits text into lower-case words of letters and digits, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const codeOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Builds the search index; done once per catalogue. */
export function indexSkills(skills: readonly CataloguedSkill[]): SkillIndex {
  return skills.map((skill) => ({
    skill,
    fields: [
      { worth: 10, words: wordsOf(skill.name) },
      { worth: 6, words: skill.words.flatMap(wordsOf) },
      { worth: 4, words: wordsOf(skill.strand) },
      {
        worth: 3,
        words: [skill.subject, ...wordsOf(skill.subject === 'math' ? t('ui/math') : t('ui/science'))],
      },
      { worth: 2, words: wordsOf(skill.description) },
    ],
    codes: skill.standards.map(codeOf),
    grades: [`${skill.gradeLevel}`, ordinal(skill.gradeLevel), `${skill.gradeLevel}º`],
  }))
}

const ordinal = (grade: number): string =>
  `${grade}${grade === 1 ? 'st' : grade === 2 ? 'nd' : grade === 3 ? 'rd' : 'th'}`

const codeWorth = 30
const gradeWorth = 1
/** Words that do not help to find a skill. */
const idle = new Set(
  'a an and in of on the to with for grade grades de del el la los las en y con para grado grados'.split(' '),
)

/**
 * The skills that match every word of a search, best match first, otherwise in teaching order. A search word matches
 * the start of a word, or a word with typos; a standard matches from its first characters.
 */
export function findSkills(index: SkillIndex, search: string): CataloguedSkill[] {
  const words = wordsOf(search)
  const wanted = words.some((word) => !idle.has(word)) ? words.filter((word) => !idle.has(word)) : words
  if (wanted.length === 0) return []
  const code = codeOf(search)
  return index
    .map((entry) => ({ skill: entry.skill, worth: worthOf(entry, wanted, code) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ skill }) => skill)
}

function worthOf({ fields, codes, grades }: Entry, wanted: readonly string[], code: string): number {
  // At least one letter and one digit: “6” alone is a grade, and “r” alone is no code.
  const isCode = /^(?=.*\d)(?=.*[a-z])/.test(code)
  if (isCode && codes.some((own) => own.startsWith(code) || own.includes(`ms${code}`))) return codeWorth
  let sum = 0
  for (const word of wanted) {
    const best = Math.max(
      grades.includes(word) ? gradeWorth : 0,
      ...fields.map(({ worth, words }) => worth * Math.max(0, ...words.map((own) => likeness(word, own)))),
    )
    if (best === 0) return 0
    sum += best
  }
  return sum
}

/** 1 for the same word, less for a prefix or a word with typos, 0 for no match. */
function likeness(word: string, own: string): number {
  if (own === word) return 1
  if (own.startsWith(word)) return word.length === 1 ? 0.5 : 0.85
  const slips = Math.min(slipsAllowed(word), slipsAllowed(own))
  if (slips === 0) return 0
  // Compares with as much of the word as may have been typed so far.
  const lengths = [own.length, ...[-1, 0, 1].map((more) => word.length + more)]
  const fewest = Math.min(
    ...lengths.filter((length) => length <= own.length).map((length) => slipsIn(word, own.slice(0, length))),
  )
  return fewest <= slips ? 0.5 / fewest : 0
}

const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * The number of typos between two words: a letter inserted, deleted, replaced, or two swapped (Damerau 1964,
 * restricted).
 */
function slipsIn(one: string, other: string): number {
  let twoRowsBack: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwapped ? (twoRowsBack[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    twoRowsBack = last
    last = current
  }
  return last[other.length] ?? 0
}
