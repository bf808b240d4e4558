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
  /** How many answers there are to pick from blindly; 0 where the answer is typed or drawn. */
  ways: number
}

interface ModelBase {
  /** Unique within the skill. */
  id: string
  thinking: Thinking
  /** The author's guess of the time that a question takes at level 2. */
  seconds: number
  /**
   * The calculator that is allowed: where real tests allow one and arithmetic is not what is asked. None where it is
   * left out.
   */
  calculator?: Calculator
  /** At the finest grain; a teacher's own question says none. */
  standards?: readonly string[]
  /**
   * An item without words, its task: what it asks, apart from numbers and names (null of a teacher's own question), and
   * the standards that it asks for (null where they are those of the model). Pure: the same random and level give the
   * same item.
   */
  draw: (
    random: Random,
    level: Level,
  ) => { template: ItemTemplate; task: string | null; standards: readonly string[] | null }
  /** It asks whether somebody's claim is right. */
  isClaim?: true
  /** How its items are answered on levels 1, 2, and 3, where that is known without making one. */
  asked?: readonly Asked[]
}

/** Its numbers are made up anew each time. */
export interface ComputedModel extends ModelBase {
  kind: 'computed'
  /** Solves the item from what the student sees alone, by another way than `draw` found its key. */
  solve: (shown: Shown) => Response
}

/** Drawn from a bank of facts and situations that the author vouches for. */
export interface ConceptualModel extends ModelBase {
  kind: 'conceptual'
}

export type ItemModel = ComputedModel | ConceptualModel

/** A named wrong way of thinking. */
export interface Misconception {
  id: MisconceptionId
  /** A few words that a teacher recognises: “adds numerators and denominators”. */
  name: string
  /** One or two sentences to the student, for the lesson's common mistakes. */
  explanation: string
}

export interface Lesson {
  /** The idea in one screen: paragraphs of markup. */
  idea: string[]
  figure?: Figure
  /** The model and level whose solution is shown step by step. */
  workedExample: { model: string; level: Level }
  words: { word: string; meaning: string }[]
}

/** One teachable thing, in one language. */
export interface Skill {
  id: SkillId
  /** Of its words, and of the items that are made of it. */
  language: Language
  /** Another one with every change that makes an old seed give another item; questions already shown then expire. */
  revision: number
  /** The same in full, as attempts hold it. */
  version: string
  subject: Subject
  gradeLevel: number
  strand: string
  name: string
  /** One sentence, from the student's side: “Find how much for one, and use it.” */
  description: string
  icon: SkillIcon
  standards: string[]
  prerequisites: SkillId[]
  misconceptions: readonly Misconception[]
  /** What its misconceptions were called before: past attempts hold these. */
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

/** What lists and headings show of a skill. */
export function summarise(skill: Skill): SkillSummary {
  const { id, name, description, icon, subject, gradeLevel, strand, standards, language } = skill
  return { id, name, description, icon, subject, gradeLevel, strand, standards, language }
}
