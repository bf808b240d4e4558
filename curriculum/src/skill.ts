import type { Level, SkillId, Subject } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Calculator } from '@skills-center/contract/item'
import type { SkillIcon, SkillSummary } from '@skills-center/contract/skills'
import type { ItemTemplate } from './form/item-template.ts'
import type { SkillForm } from './form/skill-form.ts'
import type { Figure, Response, Shown, WrittenInteraction } from './item.ts'
import type { MisconceptionId } from './misconceptions/catalogue.ts'
import type { Random } from './random.ts'
import type { Thinking } from './thinking.ts'

/** How a question is answered. */
export interface Asked {
  kind: WrittenInteraction['kind']
  /** The number of answers a blind guess chooses from; 0 where the answer is typed or drawn. */
  ways: number
}

interface ModelBase {
  /** Unique within the skill. */
  id: string
  thinking: Thinking
  /** The author's estimate of the seconds a question takes at level 2. */
  seconds: number
  /** The allowed calculator, where real tests allow one and arithmetic is not the point. None by default. */
  calculator?: Calculator
  /** At the finest level of detail; left out for a teacher's own question. */
  standards?: readonly string[]
  /**
   * Draws an item without words; its task, which is what it asks, ignoring numbers and names (null for a teacher's own
   * question); and the standards it assesses (null for those of the model). Pure: the same random generator and level
   * give the same item.
   */
  draw: (
    random: Random,
    level: Level,
  ) => { template: ItemTemplate; task: string | null; standards: readonly string[] | null }
  /** Asks whether a person's claim is right. */
  isClaim?: true
  /** How its items are answered at levels 1, 2, and 3, where known without making one. */
  asked?: readonly Asked[]
}

/** A model that draws new numbers for each item. */
export interface ComputedModel extends ModelBase {
  kind: 'computed'
  /** Solves the item from the visible part alone, by a different method than the one `draw` uses for its key. */
  solve: (shown: Shown) => Response
}

/** Drawn from a bank of facts and situations that the author has verified. */
export interface ConceptualModel extends ModelBase {
  kind: 'conceptual'
}

export type ItemModel = ComputedModel | ConceptualModel

/** A named misconception. */
export interface Misconception {
  id: MisconceptionId
  /** A short name that a teacher recognizes: “adds numerators and denominators”. */
  name: string
  /** One or two sentences to the student, for the lesson's list of common mistakes. */
  explanation: string
}

export interface Lesson {
  /** The idea on one screen: paragraphs of markup. */
  idea: string[]
  figure?: Figure
  /** The model and level whose solution is shown step by step. */
  workedExample: { model: string; level: Level }
  words: { word: string; meaning: string }[]
}

/** One skill, in one language. */
export interface Skill {
  id: SkillId
  /** The language of its words and of the items made from it. */
  language: Language
  /** Changes whenever an old seed would give a different item; open questions then expire. */
  revision: number
  /** The full version that `revision` is taken from; attempts store it. */
  version: string
  subject: Subject
  gradeLevel: number
  strand: string
  name: string
  /** One sentence, from the student's point of view: “Find how much for one, and use it.” */
  description: string
  icon: SkillIcon
  standards: string[]
  prerequisites: SkillId[]
  misconceptions: readonly Misconception[]
  /** Former ids of its misconceptions; past attempts store these. */
  formerIds: Readonly<Record<string, MisconceptionId>>
  /** The words that its lesson explains. */
  terms: readonly string[]
  lesson: Lesson
  models: ItemModel[]
  /** The same skill in another language. */
  inLanguage: (language: Language) => Skill
  /** The skill without words. */
  form: SkillForm
}

/** The part of a skill that lists and headings show. */
export function summarise(skill: Skill): SkillSummary {
  const { id, name, description, icon, subject, gradeLevel, strand, standards, language } = skill
  return { id, name, description, icon, subject, gradeLevel, strand, standards, language }
}
