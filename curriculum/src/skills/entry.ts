import type { Subject } from '@skills-center/contract/ids'
import type { Calculator } from '@skills-center/contract/item'
import type { Translations } from '@skills-center/messages/languages'
import type { SkillIcon } from '@skills-center/contract/skills'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import type { Asked } from '../skill.ts'
import type { Thinking } from '../thinking.ts'

/** What lists, reports, and the learner model need of a skill: all that is known before its code is loaded. */
export interface SkillEntry {
  id: string
  version: string
  subject: Subject
  gradeLevel: number
  icon: SkillIcon
  prerequisites: readonly string[]
  misconceptions: readonly MisconceptionId[]
  formerIds: Readonly<Record<string, MisconceptionId>>
  words: Translations<EntryWords>
  models: readonly ModelEntry[]
}

export interface EntryWords {
  strand: string
  name: string
  description: string
  /** The words that its lesson explains. */
  terms: readonly string[]
}

export interface ModelEntry {
  id: string
  thinking: Thinking
  seconds: number
  calculator?: Calculator
  standards: readonly string[]
  isComputed: boolean
  isClaim?: true
  /** How its items are answered, by level: 1, 2, 3. */
  asked: readonly Asked[]
}
