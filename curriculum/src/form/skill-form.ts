import type { Level, Subject } from '@skills-center/contract/ids'
import type { SkillIcon } from '@skills-center/contract/skills'
import type { Text } from '@skills-center/messages/values'
import type { Figure } from '../item.ts'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import type { Dimensions } from '../standards/dimensions.ts'
import type { AnyModelForm } from './model.ts'
import type { Worded } from './words.ts'

/** One teachable thing, without words. */
export interface SkillForm {
  id: string
  /** Made by `npm run content:accept`: another version is another set of items or of words. */
  version: string
  subject: Subject
  gradeLevel: number
  strand: Text
  name: Text
  /** One sentence, from the student's side. */
  description: Text
  icon: SkillIcon
  /** Each with one sentence that says why. */
  prerequisites: readonly { skill: string; why: Text }[]
  /** All that its wrong answers can tell, in the order in which the lesson names common mistakes. */
  misconceptions: readonly MisconceptionId[]
  /**
   * What its misconceptions were called before they had an id in the catalogue, where that is not the last part of
   * today's id: past attempts hold these.
   */
  formerIds?: Readonly<Record<string, MisconceptionId>>
  lesson: {
    idea: readonly Text[]
    figure?: Worded<Figure>
    workedExample: { model: string; level: Level }
    words: readonly { word: Text; meaning: Text }[]
  }
  models: readonly AnyModelForm[]
  /** Of science skills; mathematics has none. */
  dimensions?: Dimensions
}

/** Former names of its misconceptions: those that it lists, and the last part of each id that no other id ends in. */
export function formerIdsOf({
  misconceptions,
  formerIds,
}: Pick<SkillForm, 'misconceptions' | 'formerIds'>): Readonly<Record<string, MisconceptionId>> {
  const ids = Map.groupBy(misconceptions, (id) => id.slice(id.indexOf('.') + 1))
  const lastParts = [...ids].flatMap(([name, [id, other]]) =>
    id === undefined || other !== undefined ? [] : [[name, id] as const],
  )
  return { ...Object.fromEntries(lastParts), ...formerIds }
}
