import { AssignmentId } from '@skills-center/contract/assignments/id'
import { Level, SkillId, UserId } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { QuestionToken } from '@skills-center/contract/practice'
import { packDays, packGraceDays } from '@skills-center/contract/practice/pack'
import { z } from 'zod'
import { createSealing } from '../../platform/sealing.ts'
import { createDerivedSecrets, type DerivedSecrets } from './derived-secrets.ts'

/** What a question is asked for. */
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
  /** Its slot number in a fixed set. */
  slot: z.number().int().optional(),
  /** Whether the student gets fewer choices. */
  hasFewerChoices: z.boolean(),
  /** In a fixed set: whether this is the exact question that the teacher chose. */
  isSame: z.boolean().optional(),
  /** The number of the retake, if it is one. */
  take: z.number().int().optional(),
})
export type AssignedTo = z.infer<typeof AssignedTo>

/** Everything needed to make the item again and to count its answer once. No database row is needed. */
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
  /** Why the question was chosen, as text. Stored with the answer. */
  why: z.string(),
  /** In the notebook: the idea it is about, unique within the skill. */
  idea: z.string().nullish(),
  /** How many times in a row the student has swapped the question. */
  swaps: z.number().int().default(0),
  /** The assignment and its rules, if it is assigned work. */
  assigned: AssignedTo.nullish(),
  /** The live activity, and the round of a whole-class question; no round at the student's own level. */
  activityId: z.uuid().nullish(),
  activityRound: z.number().int().nullish(),
  /** Downloaded with its key for offline practice. */
  isOffline: z.boolean().nullish(),
  /** Given by an unverified teacher. */
  isFromUnverified: z.boolean().nullish(),
  /**
   * The language in which it was shown. Grading and feedback use it, even if the page is in another language by then.
   */
  language: z.enum(languages).default('en'),
})
export type IssuedQuestion = z.infer<typeof IssuedQuestion>

const maxSwaps = 2

/** How many times the question may still be swapped. Questions of placement and assignments cannot be swapped. */
export const swapsLeft = ({ purpose, swaps, isOffline }: IssuedQuestion): number =>
  isOffline !== true && (purpose === 'practice' || purpose === 'review') ? Math.max(0, maxSwaps - swaps) : 0

/**
 * Whether a question uses up one of the day's problems. Due reviews (of skills and in the notebook) do not, nor does
 * work from a verified teacher. Work from any other teacher counts like the student's own practice.
 */
export const isLimited = ({
  purpose,
  isFromUnverified,
}: Pick<IssuedQuestion, 'purpose' | 'isFromUnverified'>): boolean =>
  purpose === 'practice' || isFromUnverified === true

/** A question can be answered for one day after it was shown. */
export const questionLifetimeSeconds = 24 * 60 * 60

/**
 * The lifetime of a downloaded question: the days of practice, plus the grace period in which its answer may arrive.
 */
const packLifetimeSeconds = (packDays + packGraceDays) * 24 * 60 * 60

/** How long a question can be answered, in seconds since it was issued. */
export const lifetimeOf = ({ isOffline }: Pick<IssuedQuestion, 'isOffline'>): number =>
  isOffline === true ? packLifetimeSeconds : questionLifetimeSeconds

export interface QuestionTokens extends DerivedSecrets {
  seal: (question: IssuedQuestion) => QuestionToken
  /** Undefined for a token that we did not seal. The caller checks its age and owner. */
  open: (token: QuestionToken) => IssuedQuestion | undefined
}

/** About 1 KB each. */
const maxOpened = 10_000

/** Tokens are encrypted: the source is public, so a readable seed would reveal the answer. */
export function createQuestionTokens(secret: string, randomBytes: (size: number) => Buffer): QuestionTokens {
  const sealing = createSealing(secret, 'question-token', randomBytes)
  /** Tokens opened lately: a question is opened when it is put on screen, with other answers, and when it is answered. */
  const opened = new Map<QuestionToken, IssuedQuestion>()
  return {
    ...createDerivedSecrets(secret),
    seal: (question) => QuestionToken.parse(sealing.seal(JSON.stringify(Object.values(ordered(question))))),
    open(token) {
      const known = opened.get(token)
      if (known !== undefined) return known
      const text = sealing.open(token)
      if (text === undefined) return undefined
      const values = z.array(z.unknown()).parse(JSON.parse(text))
      const named = Object.fromEntries(fields.map((field, index) => [field, values[index]]))
      // Undefined if an older release sealed the token with other fields.
      const question = IssuedQuestion.safeParse(named).data
      if (question === undefined) return undefined
      // Clearing the whole map now and then is as good as evicting the oldest entry.
      if (opened.size >= maxOpened) opened.clear()
      opened.set(token, Object.freeze(question))
      return question
    },
  }
}

/** Values are stored without field names, to keep the token short. */
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
