import { createHash } from 'node:crypto'
import type { Level, UserId } from '@skills-center/contract/ids'
import type { Question, QuestionToken } from '@skills-center/contract/practice'
import { makeItem } from '@skills-center/curriculum/make-item'
import type { Skill } from '@skills-center/curriculum/skill'
import { conflict } from '../platform/problems.ts'
import { issue, know, type KnowingNeeds } from './knowing.ts'
import { requireModel, showQuestion } from './next-question.ts'
import type { IssuedQuestion } from './question-token.ts'

/** A question that a whole class is asked at once. */
export interface AskedToAll {
  activityId: string
  round: number
  skill: Skill
  modelId: string
  level: Level
  seed: number
  revision: number
  askedAt: Date
}

/** A question of a live activity is answered there, where its teacher closes it, and nowhere else. */
export function refuseElsewhere(question: IssuedQuestion, activityId: string | null): void {
  if ((question.activityId ?? null) === activityId) return
  throw conflict('This question belongs to a live activity. Please answer it there.')
}

export function createLiveQuestions(needs: KnowingNeeds) {
  return {
    /**
     * The question as this student gets it. Nonce and time follow from the round, so that however often it is
     * fetched it is one question, which counts once.
     */
    toAll(studentId: UserId, asked: AskedToAll): Question {
      const { skill, activityId, round, modelId, level, seed } = asked
      const issued: IssuedQuestion = {
        studentId,
        skillId: skill.id,
        modelId,
        level,
        seed,
        revision: asked.revision,
        purpose: 'activity',
        nonce: nonceOf(activityId, round, studentId),
        issuedAt: Math.floor(asked.askedAt.getTime() / 1000),
        why: 'Your teacher asks it to the whole class.',
        swaps: 0,
        activityId,
        activityRound: round,
      }
      const item = makeItem(skill, requireModel(skill, modelId), level, seed)
      return { ...showQuestion(needs.tokens, issued, item), hintCount: 0 }
    },

    /** Which question to all a token stands for; undefined for any other token, and for another student's. */
    roundOf(studentId: UserId, token: QuestionToken): number | undefined {
      const question = needs.tokens.open(token)
      return question?.studentId === studentId ? (question.activityRound ?? undefined) : undefined
    },

    /** A question at the student's own level, chosen as in practice. */
    async ownLevel(studentId: UserId, activityId: string, skill: Skill): Promise<Question> {
      const known = await know(needs, studentId)
      const [question] = issue(needs, known, skill, 1, { purpose: 'activity', activityId })
      if (question === undefined) throw new Error('No question was made')
      return { ...question, hintCount: 0 }
    },
  }
}

/** A UUID of version 8 (RFC 9562). */
function nonceOf(activityId: string, round: number, studentId: UserId): string {
  const bytes = createHash('sha256')
    .update(`live/${activityId}/${round}/${studentId}`)
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
