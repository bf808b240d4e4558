import { SkillId } from '@skills-center/contract/ids'
import { AnswerReply, Practice, Question } from '@skills-center/contract/practice'
import type { PendingAnswer } from './outbox.ts'
import { startSession, type Session } from './session.ts'
import { stepSession } from './step-session.ts'
import type { SessionControls } from './use-session.ts'

/* Fixtures for session tests. */
const skillId = SkillId.parse('unit-rates')
export const attemptId = '7b0f5a0e-6d59-4a43-9d0f-1d2f5f3c7a11'
export const planUse = { isPremium: false, dailyLimit: 20, dailyProblemsUsed: 3 }
export const testProgress = {
  mastery: 46,
  certainty: 'low',
  mastered: false,
  isDue: false,
  answered: 6,
} as const

export const question = (token: string): Question =>
  Question.parse({
    token,
    skillId,
    level: 2,
    item: {
      stem: [[{ kind: 'text', text: 'Which is largest?' }]],
      figure: null,
      interaction: {
        kind: 'choice',
        options: ['a', 'b', 'c'].map((id) => ({ id, text: [[{ kind: 'text', text: id }]] })),
      },
    },
    hintCount: 1,
    why: 'This is your first question of this skill.',
  })

export const practice = Practice.parse({
  skill: {
    id: skillId,
    name: 'Unit rates',
    description: 'How much for one.',
    icon: 'ratio',
    subject: 'math',
    gradeLevel: 6,
    strand: 'Ratios',
    standards: [],
  },
  standing: testProgress,
  planUse,
  questions: [question('first'), question('second')],
  others: [],
})

export const reply = (over: Partial<AnswerReply>): AnswerReply =>
  AnswerReply.parse({
    verdict: 'correct',
    credited: true,
    notCredited: null,
    echo: null,
    feedback: null,
    triesLeft: 0,
    rightAnswer: null,
    rightResponse: null,
    solution: null,
    before: testProgress,
    after: { ...testProgress, mastery: 52, answered: 7 },
    pointsEarned: 10,
    totalPoints: 10,
    achievementsEarned: [],
    planUse: { ...planUse, dailyProblemsUsed: 4 },
    next: null,
    ahead: [],
    others: [],
    plan: null,
    ...over,
  })

export function started(): Session {
  const session = startSession(practice)
  if (session === undefined) throw new Error('Practice came without a question.')
  return session
}

export const pendingOf = (session: Session, body: PendingAnswer['body']): PendingAnswer => ({
  attemptId: body?.attemptId ?? attemptId,
  givenAt: 1,
  place: 'practice',
  question: session.question,
  body,
})

export function picked(session: Session, option: string, id = attemptId): Session {
  const changed = stepSession(session, { type: 'changed', response: { kind: 'choice', option } })
  const body = {
    token: changed.question.token,
    response: changed.response,
    attemptId: id,
    activeMilliseconds: 900,
    hintsUsed: 0,
  }
  return stepSession(changed, { type: 'submitted', pending: pendingOf(changed, body) })
}

export const answered = (session: Session, over: Partial<AnswerReply>) =>
  stepSession(session, { type: 'answered', attemptId, reply: reply(over) })

/** Session controls that do nothing. */
export function controlsOf(session: Session): SessionControls {
  const nothing = () => undefined
  return {
    session,
    canSubmit: session.delivery.phase === 'none' && session.outcome === null,
    submit: nothing,
    resend: nothing,
    change: nothing,
    addHint: nothing,
    defer: nothing,
    swap: nothing,
    goToNext: nothing,
  }
}
