import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Figure } from './figure.ts'
import { GradeLevel, SkillId, Subject } from './ids.ts'
import { Response } from './interaction.ts'
import { ShownItem, Verdict } from './item.ts'
import { languages } from './language.ts'
import { RichText } from './rich-text.ts'

/** Icon names for skills; the web package draws each. */
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
  'wrench',
  'bike',
  'net',
  'apple',
  'recycle',
  'orbit',
  'mountain',
  'wind',
  'pickaxe',
  'tornado',
  'factory',
  'people',
  'warming',
  'shirt',
  'snowflake',
  'binary',
  'flower',
  'sprout',
  'puzzle',
  'dog',
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
  /** Language of its text; English by default. */
  language: z.enum(languages).optional(),
})
export type SkillSummary = z.infer<typeof SkillSummary>

/** A skill with its search terms. */
export const CataloguedSkill = SkillSummary.extend({
  /** The terms that its lesson explains. */
  words: z.array(z.string()),
})
export type CataloguedSkill = z.infer<typeof CataloguedSkill>

export const listSkills = endpoint({
  method: 'GET',
  path: '/api/skills',
  isFixed: true,
  access: 'signed-in',
  scope: 'skills:read',
  summary: 'Skills in teaching order, of one grade or of all',
  query: z.object({ gradeLevel: z.coerce.number().pipe(GradeLevel).optional() }),
  reply: z.array(CataloguedSkill),
})

/** Selects the examples of a lesson. The same seed shows the same example until the author changes the skill. */
export const ExampleSeed = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
export type ExampleSeed = z.infer<typeof ExampleSeed>

/** A worked example to read, not to answer. */
export const WorkedExample = z.object({
  seed: ExampleSeed,
  item: ShownItem,
  steps: z.array(RichText),
  rightAnswer: RichText,
})
export type WorkedExample = z.infer<typeof WorkedExample>

/**
 * An example of a misconception: a generated question, the answer that the misconception gives, and the right answer.
 */
export const MistakeExample = z.object({
  stem: RichText,
  figure: Figure.nullable(),
  wrong: RichText,
  right: RichText,
})
export type MistakeExample = z.infer<typeof MistakeExample>

/** A skill's lesson, to read before practice. */
export const SkillLesson = z.object({
  skill: SkillSummary,
  /** The idea on one screen. */
  idea: z.array(RichText),
  figure: Figure.nullable(),
  workedExample: WorkedExample,
  /** Common misconceptions of students; `name` is a few plain words. */
  mistakes: z.array(
    z.object({ name: z.string(), explanation: RichText, example: MistakeExample.nullable() }),
  ),
  words: z.array(z.object({ word: z.string(), meaning: RichText })),
  /** Direct prerequisites of this skill. */
  prerequisites: z.array(SkillSummary),
  /** Prerequisites of the prerequisites. */
  foundations: z.array(SkillSummary),
  /** Skills that build on this one. */
  next: z.array(SkillSummary),
  /** Prerequisite links among this skill, its prerequisites, and their foundations. */
  links: z.array(z.object({ from: SkillId, to: SkillId })),
  standards: z.array(z.object({ code: z.string(), label: z.string() })),
})
export type SkillLesson = z.infer<typeof SkillLesson>

export const getLesson = endpoint({
  method: 'GET',
  path: '/api/skills/{id}/lesson',
  access: 'signed-in',
  scope: 'skills:read',
  summary: 'The lesson of a skill, with a worked example: the one of a seed, or one at random',
  params: z.object({ id: SkillId }),
  query: z.object({ seed: z.coerce.number().pipe(ExampleSeed).optional() }),
  reply: SkillLesson,
})

/** A question to try on the lesson page. Its token is good for nothing else, and no attempt is ever recorded for it. */
export const Exercise = z.object({ token: z.string().max(600), item: ShownItem })
export type Exercise = z.infer<typeof Exercise>

export const listExercises = endpoint({
  method: 'GET',
  path: '/api/skills/{id}/exercises',
  earlier: ['GET /api/skills/{id}/tries'],
  access: 'signed-in',
  summary: 'Questions of the skill’s first level to try beside its lesson; they never count',
  params: z.object({ id: SkillId }),
  reply: z.array(Exercise),
})

export const ExerciseReply = z.object({
  /** Null if the reader asked for the answer. */
  verdict: Verdict.nullable(),
  /** How the answer was read: “7/8”. */
  echo: z.string().nullable(),
  feedback: RichText.nullable(),
  /** Set once the answer was right or was requested; null while the question is open. */
  solution: z.object({ rightAnswer: RichText, rightResponse: Response, steps: z.array(RichText) }).nullable(),
})
export type ExerciseReply = z.infer<typeof ExerciseReply>

export const answerExercise = endpoint({
  method: 'POST',
  path: '/api/skills/exercises',
  earlier: ['POST /api/skills/tries'],
  access: 'signed-in',
  summary: 'Judge an answer to a question of the lesson’s page, or show the answer; nothing is written',
  /** Without a response, the answer is shown. */
  body: z.object({ token: z.string().max(600), response: Response.nullable() }),
  reply: ExerciseReply,
})

/** A skill that the student has not started, judged by what they probably know. */
export const SkillOutlook = z.object({
  skillId: SkillId,
  /** `unknown` while there is too little data about the student. */
  outlook: z.enum(['ready', 'later', 'unknown']),
  /** The prerequisites to learn first, the weakest first. Only for `later`. */
  after: z.array(SkillId),
  /** The student would probably get a typical question right, although none was asked yet. */
  isLikelyKnown: z.boolean().default(false),
})
export type SkillOutlook = z.infer<typeof SkillOutlook>

export const listSkillOutlooks = endpoint({
  method: 'GET',
  path: '/api/user/skill-outlooks',
  access: 'student',
  summary: 'For every skill that the student has not begun: whether they are ready for it',
  reply: z.array(SkillOutlook),
})

/** A prerequisite link between two skills. */
export const SkillLink = z.object({
  /** The skill that comes first. */
  from: SkillId,
  to: SkillId,
})
export type SkillLink = z.infer<typeof SkillLink>

export const listSkillLinks = endpoint({
  method: 'GET',
  path: '/api/skills/links',
  access: 'signed-in',
  scope: 'skills:read',
  summary: 'Which skill builds on which, over all grades',
  reply: z.array(SkillLink),
})
