import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Level } from '../ids.ts'
import { SkillSummary } from '../skills.ts'

/** How the learner model’s forecasts came out on this server’s own answers, the latest of them. */
export const ModelCard = z.object({
  answers: z.number().int(),
  students: z.number().int(),
  /** Below these nothing is told. */
  leastAnswers: z.number().int(),
  leastStudents: z.number().int(),
  model: z.object({
    version: z.number().int(),
    /** Whether it began from parameters that were fitted on answers. */
    isFitted: z.boolean(),
    /** It has learned from this server’s answers before that moment, once a day; null before the first time. */
    learnedUntil: z.iso.datetime().nullable(),
  }),
  /** Null below the least number of answers or students. */
  figures: z
    .object({
      /** Mean −ln of the chance that was given to what happened: lower is better. */
      logLoss: z.number(),
      /** The same for who knows only the share of right answers so far: of all questions, and of this question. */
      shareLogLoss: z.number(),
      itemLogLoss: z.number(),
      /** Answers by the chance that was predicted; bins with too few answers are left out. */
      bins: z.array(
        z.object({
          /** Whole percent. */
          from: z.number().int(),
          to: z.number().int(),
          answers: z.number().int(),
          predicted: z.number().int(),
          right: z.number().int(),
        }),
      ),
    })
    .nullable(),
})
export type ModelCard = z.infer<typeof ModelCard>

export const getModelCard = endpoint({
  method: 'GET',
  path: '/api/analytics/model',
  limit: bigFile,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'How the learner model’s forecasts compare with what happened, beside simple baselines',
  reply: ModelCard,
})

/** How one kind of question works, over all students of this server. */
export const ItemQuality = z.object({
  skill: SkillSummary,
  /** The kind of question within the skill. */
  modelId: z.string(),
  level: Level,
  answers: z.number().int(),
  /** Whole percent right at the first try, and what the model predicted. */
  right: z.number().int(),
  predicted: z.number().int(),
  /** Median active seconds. */
  seconds: z.number().int(),
  /** Correlation of being right with the predicted chance, −1 to 1; null where all did the same. */
  discrimination: z.number().nullable(),
  /** The misconception that most wrong answers show, and in which percent of them; null for none. */
  mistake: z.object({ name: z.string(), percent: z.number().int() }).nullable(),
})
export type ItemQuality = z.infer<typeof ItemQuality>

export const listItemQuality = endpoint({
  method: 'GET',
  path: '/api/analytics/quality',
  limit: bigFile,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'How hard and how telling each kind of question is; kinds with too few answers are left out',
  reply: z.object({
    leastAnswers: z.number().int(),
    leastStudents: z.number().int(),
    items: z.array(ItemQuality),
  }),
})
