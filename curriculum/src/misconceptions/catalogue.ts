import type { Text } from '@skills-center/messages/values'
import type { Family, Misconception } from './families.ts'
import { inquiry } from './inquiry/inquiry.ts'
import { say as sayInquiry } from './inquiry/messages.gen.ts'
import { say as sayJudging } from './judging/messages.gen.ts'
import { judging } from './judging/judging.ts'
import { say as sayRatios } from './ratios/messages.gen.ts'
import { ratios } from './ratios/ratios.ts'
import { say as sayThermal } from './thermal/messages.gen.ts'
import { thermal } from './thermal/thermal.ts'

/** Every wrong way of thinking of the curriculum, once. A domain is a folder: its ids in TypeScript, its names in messages. */
const catalogue = { ...ratios, ...judging, ...thermal, ...inquiry }
export type MisconceptionId = keyof typeof catalogue

type Names = { [Id in MisconceptionId]: { teacher: Text; student: Text } }
type Domain = Record<string, Misconception>

/** Both names of each id of a domain; an id without its names does not compile. */
const namesIn = <Ids extends Domain>(
  ids: Ids,
  say: (id: `${keyof Ids & string}.${'teacher' | 'student'}`) => Text,
): { [Id in keyof Ids]: { teacher: Text; student: Text } } => {
  const names = Object.keys(ids).map((id) => [
    id,
    { teacher: say(`${id}.teacher`), student: say(`${id}.student`) },
  ])
  // Keys of an object are its ids, which its type says and `Object.keys` does not.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return Object.fromEntries(names) as { [Id in keyof Ids]: { teacher: Text; student: Text } }
}

const names: Names = {
  ...namesIn(ratios, sayRatios),
  ...namesIn(judging, sayJudging),
  ...namesIn(thermal, sayThermal),
  ...namesIn(inquiry, sayInquiry),
}

export const misconceptionIds = Object.keys(catalogue)
export const isMisconceptionId = (id: string): id is MisconceptionId => Object.hasOwn(catalogue, id)

export const familyOf = (id: MisconceptionId): Family => catalogue[id].family

/** A few words that a teacher recognizes: “adds the same number to both quantities”. */
export const teacherName = (id: MisconceptionId): Text => names[id].teacher

/** One or two sentences to the student. */
export const studentName = (id: MisconceptionId): Text => names[id].student
