import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Figure } from './figure.ts'
import { GradeLevel, SkillId, Subject } from './ids.ts'
import { ShownItem } from './item.ts'
import { RichText } from './rich-text.ts'

/** Names of the icons that a skill may wear; the web room draws each. */
export const SkillIcon = z.enum([
  'pie',
  'decimal',
  'cube',
  'scale',
  'ratio',
  'balance',
  'number-line',
  'percent',
  'equation',
  'slope',
  'web',
  'thermometer',
  'population',
  'atoms',
  'force',
  'inheritance',
  'grid',
  'point',
  'parentheses',
  'dots',
  'divide',
  'expression',
  'inequality',
  'chart',
  'proportion',
  'circle',
  'angle',
  'dice',
  'crossing',
  'function',
  'triangle',
  'power',
  'mirror',
  'particles',
  'flask',
  'sun',
  'globe',
  'microscope',
  'heart',
  'cloud',
  'leaf',
  'layers',
  'flame',
  'droplets',
  'wave',
  'moon',
  'rabbit',
])
export type SkillIcon = z.infer<typeof SkillIcon>

export const SkillSummary = z.object({
  id: SkillId,
  name: z.string(),
  description: z.string(),
  icon: SkillIcon,
  subject: Subject,
  gradeLevel: GradeLevel,
  strand: z.string(),
  /** Standard codes: Common Core for math, NGSS for science. */
  standards: z.array(z.string()),
})
export type SkillSummary = z.infer<typeof SkillSummary>

/** A skill with what it is looked up by. */
export const CataloguedSkill = SkillSummary.extend({
  /** The words that its lesson explains. */
  words: z.array(z.string()),
})
export type CataloguedSkill = z.infer<typeof CataloguedSkill>

export const listSkills = endpoint({
  method: 'GET',
  path: '/api/skills',
  access: 'signed-in',
  summary: 'Skills in teaching order, of one grade or of all',
  query: z.object({ gradeLevel: z.coerce.number().pipe(GradeLevel).optional() }),
  reply: z.array(CataloguedSkill),
})

/** Which of its examples a lesson shows: the same seed shows the same one until its author changes the skill. */
export const ExampleSeed = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
export type ExampleSeed = z.infer<typeof ExampleSeed>

/** A question that is worked through for the reader, and not one to be answered. */
export const WorkedExample = z.object({
  seed: ExampleSeed,
  item: ShownItem,
  steps: z.array(RichText),
  rightAnswer: RichText,
})
export type WorkedExample = z.infer<typeof WorkedExample>

/** What a skill teaches, to be read before it is practiced. */
export const SkillLesson = z.object({
  skill: SkillSummary,
  /** The idea in one screen. */
  idea: z.array(RichText),
  figure: Figure.nullable(),
  workedExample: WorkedExample,
  /** Wrong ways of thinking that students often have; `name` is a few plain words. */
  mistakes: z.array(z.object({ name: z.string(), explanation: RichText })),
  words: z.array(z.object({ word: z.string(), meaning: RichText })),
  /** Skills that this one builds on. */
  prerequisites: z.array(SkillSummary),
  /** Skills that build on this one. */
  next: z.array(SkillSummary),
  standards: z.array(z.object({ code: z.string(), label: z.string() })),
})
export type SkillLesson = z.infer<typeof SkillLesson>

export const getLesson = endpoint({
  method: 'GET',
  path: '/api/skills/{id}/lesson',
  access: 'signed-in',
  summary: 'The lesson of a skill, with a worked example: the one of a seed, or one at random',
  params: z.object({ id: SkillId }),
  query: z.object({ seed: z.coerce.number().pipe(ExampleSeed).optional() }),
  reply: SkillLesson,
})
