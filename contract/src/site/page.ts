import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SkillId } from '../ids.ts'
import { languages } from '../language.ts'
import { DemoStep } from '../practice/demo.ts'
import { Certainty } from '../progress.ts'
import { RichText } from '../rich-text.ts'
import { MistakeExample, SkillSummary } from '../skills.ts'
import { SamplePlace, SampleSolution } from './samples.ts'

/** A skill as a public page lists it. */
export const SiteSkill = SkillSummary.omit({ standards: true }).extend({
  standards: z.array(z.object({ code: z.string(), label: z.string() })),
  /** A sample question to read, with its solution; null on pages that only name skills. */
  sample: z.object({ stem: RichText, options: z.array(RichText), solution: SampleSolution }).nullable(),
})
export type SiteSkill = z.infer<typeof SiteSkill>

/** A common misconception of students, and the feedback they get. */
export const SiteMistake = z.object({
  skillName: z.string(),
  /** Language of its text; English by default. */
  language: z.enum(languages).optional(),
  name: z.string(),
  explanation: RichText,
  example: MistakeExample,
})
export type SiteMistake = z.infer<typeof SiteMistake>

/** Counted from the current curriculum. */
export const SiteTotals = z.object({
  skills: z.number().int(),
  math: z.number().int(),
  science: z.number().int(),
  standards: z.number().int(),
  /** Item models. */
  models: z.number().int(),
  /** Named misconceptions. */
  mistakes: z.number().int(),
  interactions: z.number().int(),
})
export type SiteTotals = z.infer<typeof SiteTotals>

/** The report of a made-up student: the model's values for made-up answers. */
export const SampleReport = z.array(
  z.object({
    skill: SkillSummary,
    /** Which answers were right, in order. */
    answers: z.array(z.boolean()),
    /** 0 to 100. */
    mastery: z.number().min(0).max(100),
    certainty: Certainty,
    mastered: z.boolean(),
    isDue: z.boolean(),
  }),
)
export type SampleReport = z.infer<typeof SampleReport>

/** A question with the feedback to its known wrong answers. */
export const SiteFeedback = z.object({
  skillId: SkillId,
  place: SamplePlace,
  stem: RichText,
  answer: RichText,
  wrong: z.array(z.object({ answer: RichText, feedback: RichText })),
})
export type SiteFeedback = z.infer<typeof SiteFeedback>

/** What a public page shows of the curriculum and of the model. */
export const SitePage = z.object({
  totals: SiteTotals,
  skills: z.array(SiteSkill),
  mistakes: z.array(SiteMistake),
  report: SampleReport.nullable(),
  /** A sequence of made-up answers to real questions. */
  run: z.array(DemoStep).nullable(),
  feedback: SiteFeedback.nullable(),
  /** Free practice problems per day. */
  dailyLimit: z.number().int(),
  /** Whether visitors may look around a demo class. */
  hasDemoClass: z.boolean(),
})
export type SitePage = z.infer<typeof SitePage>

export const getSitePage = endpoint({
  method: 'GET',
  path: '/api/site/page',
  access: 'public',
  summary: 'What a public page shows of the curriculum',
  query: z.object({ path: z.string().max(100) }),
  reply: SitePage,
})
