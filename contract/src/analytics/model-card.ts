import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Level } from '../ids.ts'
import { SkillSummary } from '../skills.ts'

/** The accuracy of the learner model’s forecasts on this server’s own latest answers. */
export const ModelCard = z.object({
  answers: z.number().int(),
  students: z.number().int(),
  /** Minimum data for reporting any figures. */
  leastAnswers: z.number().int(),
  leastStudents: z.number().int(),
  model: z.object({
    version: z.number().int(),
    /** Whether the model started from parameters fitted on answers. */
    isFitted: z.boolean(),
    /**
     * The model has learned from this server’s answers before this time; it learns once a day. Null before the first
     * time.
     */
    learnedUntil: z.iso.datetime().nullable(),
  }),
  /** Null below the minimum number of answers or students. */
  figures: z
    .object({
      /** Mean −ln of the probability given to the actual outcome. Lower is better. */
      logLoss: z.number(),
      /**
       * The same for baselines that use only the share of right answers so far: over all questions, and for this
       * question.
       */
      shareLogLoss: z.number(),
      itemLogLoss: z.number(),
      /** Answers by predicted probability; bins with too few answers are omitted. */
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

/** How one kind of question performs over all students of this server. */
export const ItemQuality = z.object({
  skill: SkillSummary,
  /** The kind of question (item model) within the skill. */
  modelId: z.string(),
  level: Level,
  answers: z.number().int(),
  /** Whole percent right at the first try, and the model's prediction. */
  right: z.number().int(),
  predicted: z.number().int(),
  /** Median active seconds. */
  seconds: z.number().int(),
  /** Correlation of right answers with the predicted probability, −1 to 1; null if all outcomes were the same. */
  discrimination: z.number().nullable(),
  /** The misconception behind the most wrong answers, and its percent of them; null if there is none. */
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
