import { AssignmentId } from '@skills-center/contract/assignments/id'
import { Level, SkillId, UserId } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { QuestionToken } from '@skills-center/contract/practice'
import { packDays, packGraceDays } from '@skills-center/contract/practice/pack'
import { z } from 'zod'
import { createSealing } from '../../platform/sealing.ts'
import { createDerivedSecrets, type DerivedSecrets } from './derived-secrets.ts'

/** What a question on screen is for. */
export const Purpose = z.enum([
  'practice',
  'review',
  'placement',
  'notebook',
  'try',
  'assignment',
  'activity',
])
export type Purpose = z.infer<typeof Purpose>

const AssignedTo = z.object({
  assignmentId: AssignmentId,
  tries: z.union([z.literal(1), z.literal(2)]),
  hasHints: z.boolean(),
  /** Its number in a fixed set. */
  slot: z.number().int().optional(),
  /** The student has fewer options to choose from. */
  hasFewerChoices: z.boolean(),
  /** In a fixed set: the very question that its teacher chose. */
  isSame: z.boolean().optional(),
  /** Of a retake, which one it is. */
  take: z.number().int().optional(),
})
export type AssignedTo = z.infer<typeof AssignedTo>

/** All that is needed to make an item again and to count its answer once. It costs no row. */
export const IssuedQuestion = z.object({
  studentId: UserId,
  skillId: SkillId,
  modelId: z.string(),
  level: Level,
  seed: z.number().int(),
  revision: z.number().int(),
  purpose: Purpose,
  nonce: z.uuid(),
  /** Whole seconds since 1970. */
  issuedAt: z.number().int(),
  /** The stored outcome of the choice, in words. */
  why: z.string(),
  /** In the notebook: the idea that it is about, unique within the skill. */
  idea: z.string().nullish(),
  /** How often in a row the student has asked for another question in place of this one. */
  swaps: z.number().int().default(0),
  /** In assigned work: which, and by which rules. */
  assigned: AssignedTo.nullish(),
  /** In a live activity: which, and which of its questions to all; no round at one’s own level. */
  activityId: z.uuid().nullish(),
  activityRound: z.number().int().nullish(),
  /** Downloaded with its key, to be practiced without a connection. */
  isOffline: z.boolean().nullish(),
  /** Given by a teacher whom no school has confirmed. */
  isFromUnverified: z.boolean().nullish(),
  /** In which it was shown; it is judged and spoken of in this one, whatever the page speaks by then. */
  language: z.enum(languages).default('en'),
})
export type IssuedQuestion = z.infer<typeof IssuedQuestion>

const maxSwaps = 2

/** How often the question may still be exchanged for another like it. Placement and assigned work ask what they ask. */
export const swapsLeft = ({ purpose, swaps, isOffline }: IssuedQuestion): number =>
  isOffline !== true && (purpose === 'practice' || purpose === 'review') ? Math.max(0, maxSwaps - swaps) : 0

/**
 * Whether a question uses up one of the day's problems. Reviews that are due, in skills and in the notebook, do not,
 * nor does what a verified teacher gives. What any other teacher gives counts like a student's own practice.
 */
export const isLimited = ({
  purpose,
  isFromUnverified,
}: Pick<IssuedQuestion, 'purpose' | 'isFromUnverified'>): boolean =>
  purpose === 'practice' || isFromUnverified === true

/** A question can be answered for a day after it was shown. */
export const questionLifetimeSeconds = 24 * 60 * 60

/** The same for a downloaded question: as long as it may be practiced, and until its answer has to arrive. */
const packLifetimeSeconds = (packDays + packGraceDays) * 24 * 60 * 60

/** Seconds from its issue for which a question can be answered. */
export const lifetimeOf = ({ isOffline }: Pick<IssuedQuestion, 'isOffline'>): number =>
  isOffline === true ? packLifetimeSeconds : questionLifetimeSeconds

export interface QuestionTokens extends DerivedSecrets {
  seal: (question: IssuedQuestion) => QuestionToken
  /** Undefined for a token that we did not seal; the caller judges its age and its owner. */
  open: (token: QuestionToken) => IssuedQuestion | undefined
}

/** Tokens are sealed: our source is open, so a seed that a student could read would be the answer. */
export function createQuestionTokens(secret: string, randomBytes: (size: number) => Buffer): QuestionTokens {
  const sealing = createSealing(secret, 'question-token', randomBytes)
  return {
    ...createDerivedSecrets(secret),
    seal: (question) => QuestionToken.parse(sealing.seal(JSON.stringify(Object.values(ordered(question))))),
    open(token) {
      const text = sealing.open(token)
      if (text === undefined) return undefined
      const values = z.array(z.unknown()).parse(JSON.parse(text))
      const named = Object.fromEntries(fields.map((field, index) => [field, values[index]]))
      // One that an older form of this file sealed is no question any more.
      return IssuedQuestion.safeParse(named).data
    },
  }
}

/** Values travel without their names, to keep the token short. */
const fields = [
  'studentId',
  'skillId',
  'modelId',
  'level',
  'seed',
  'revision',
  'purpose',
  'nonce',
  'issuedAt',
  'why',
  'idea',
  'swaps',
  'assigned',
  'activityId',
  'activityRound',
  'isOffline',
  'isFromUnverified',
  'language',
] as const satisfies (keyof IssuedQuestion)[]

const ordered = (question: IssuedQuestion) =>
  Object.fromEntries(fields.map((field) => [field, question[field]]))
