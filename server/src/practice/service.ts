import { type Achievement, AchievementId } from '@skills-center/contract/achievements'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type {
  AnswerBody,
  AnswerReply,
  Practice,
  Question,
  QuestionToken,
  Standing,
} from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { checkResponse } from '@skills-center/curriculum/check-response'
import { makeItem } from '@skills-center/curriculum/make-item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { createBatcher } from '../platform/batcher.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { badRequest, forbidden, gone, notFound, Refusal } from '../platform/problems.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { beliefsAbout, masteryIn } from './learner.ts'
import { findLearner, type KnownLearner, learnerOf } from './learners.ts'
import { type Issued, issueQuestion, type NextQuestionNeeds, requireModel } from './next-question.ts'
import { selectTries } from './queries.ts'
import { questionLifetimeSeconds } from './question-token.ts'
import {
  answeredAlready,
  settle,
  type SettleNeeds,
  type Settled,
  type Submission,
  triesAllowed,
} from './settle.ts'

export interface PracticeNeeds extends NextQuestionNeeds, SettleNeeds {
  database: Database
  skill: (id: SkillId) => Skill | undefined
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  /** The refusal that tells the student that today's problems are used up. */
  limitReached: (planUse: SubscriptionStatus) => Refusal
  totals: (studentId: UserId) => Promise<{ points: number }>
  achievement: (id: AchievementId) => Achievement
  /** Told in the transaction, last, whose records the batch changes. */
  onSettled: (tx: Queryable, studentIds: readonly UserId[]) => Promise<void>
}

/** Questions that are handed out at once: the one to show and one to go on with should the network fail. */
const questionsAhead = 2
const mostInBatch = 128

export function createPractice(needs: PracticeNeeds) {
  const seconds = () => Math.floor(needs.now().getTime() / 1000)

  const batcher = createBatcher<Submission, Settled | Refusal>({
    most: mostInBatch,
    keyOf: (submission) => submission.question.studentId,
    async settle(submissions) {
      const results = await needs.database.transaction(async (tx) => {
        const outcome = await settle(needs, tx, submissions)
        const changed = outcome.flatMap((result, index) =>
          result instanceof Refusal || result.learner === undefined
            ? []
            : [submissions[index]?.question.studentId ?? []].flat(),
        )
        if (changed.length > 0) await needs.onSettled(tx, changed)
        return outcome
      })
      for (const result of results) if (!(result instanceof Refusal)) result.committed()
      return results
    },
  })

  function requireSkill(id: SkillId): Skill {
    const skill = needs.skill(id)
    if (skill === undefined) throw notFound('There is no such skill.')
    return skill
  }

  /** The item that a token stands for, or the refusal that says what to do. */
  function openQuestion(studentId: UserId, token: QuestionToken) {
    const question = needs.tokens.open(token)
    if (question === undefined) throw badRequest('This is not a question of ours. Please load a new one.')
    if (question.studentId !== studentId) throw forbidden('This question was given to somebody else.')
    const skill = requireSkill(question.skillId)
    if (seconds() - question.issuedAt > questionLifetimeSeconds || question.revision !== skill.revision) {
      throw gone('This question has been open for too long. Here comes a new one.')
    }
    const model = requireModel(skill, question.modelId)
    return { question, skill, model, item: makeItem(skill, model, question.level, question.seed) }
  }

  async function practice(studentId: UserId, skillId: SkillId): Promise<Practice> {
    const skill = requireSkill(skillId)
    const planUse = await needs.planUse(studentId)
    const left = planUse.isPremium ? questionsAhead : planUse.dailyLimit - planUse.dailyProblemsUsed
    if (left <= 0) throw needs.limitReached(planUse)
    const learner = await findLearner(needs.database, needs.schools, studentId)
    const questions = await issue(studentId, skill, learner, Math.min(left, questionsAhead))
    const standing = await standingIn(learner, skillId)
    return { skill: summarise(skill), standing, planUse, questions }
  }

  /** The next so many questions of a skill, all chosen by what is known now. */
  async function issue(studentId: UserId, skill: Skill, learner: KnownLearner, count: number) {
    const school = await needs.schools.at(needs.now())
    const row = learner.rows.get(skill.id)
    const recentItems = [...(row?.recent_items ?? [])]
    const underway: string[] = []
    const beliefs = beliefsAbout(school, learnerOf(learner), seconds())
    return Array.from({ length: count }, () => {
      const issued: Issued = issueQuestion(needs, {
        studentId,
        skill,
        school,
        student: learner.student,
        state: row?.state,
        beliefs,
        lastLevel: row?.last_level ?? null,
        recentItems,
        underway,
      })
      recentItems.push(issued.item)
      underway.push(issued.asked)
      return issued.question
    })
  }

  async function standingIn(learner: KnownLearner, skillId: SkillId): Promise<Standing> {
    const school = await needs.schools.at(needs.now())
    const state = learner.rows.get(skillId)?.state
    const beliefs = beliefsAbout(school, learnerOf(learner), seconds())
    return {
      mastery: state === undefined ? null : masteryIn(school, beliefs, skillId),
      mastered: state?.mastered ?? false,
      answered: state?.answered ?? 0,
    }
  }

  async function answer(studentId: UserId, body: AnswerBody): Promise<AnswerReply> {
    const opened = openQuestion(studentId, body.token)
    const checked = checkResponse(opened.item, body.response)
    if (checked.verdict === 'form' || checked.verdict === 'unreadable') {
      return uncounted(studentId, opened, checked)
    }
    const submission: Submission = { ...opened, body, checked, at: needs.now() }
    const settled = await batcher.add(submission)
    if (settled instanceof Refusal) throw settled
    const isClosed = settled.triesLeft === 0
    const [planUse, totals] = await Promise.all([needs.planUse(studentId), needs.totals(studentId)])
    return {
      verdict: checked.verdict,
      echo: checked.echo,
      feedback: checked.feedback === null ? null : showMarkup(checked.feedback),
      triesLeft: settled.triesLeft,
      ...(isClosed ? closing(opened.item) : { rightAnswer: null, rightResponse: null, solution: null }),
      before: settled.before,
      after: settled.after,
      pointsEarned: settled.points,
      totalPoints: totals.points,
      achievementsEarned: settled.achievements.map((id) => needs.achievement(AchievementId.parse(id))),
      planUse,
      next: isClosed && hasRoom(planUse) ? await following(studentId, opened.skill, settled) : null,
    }
  }

  /** An answer in another form, or one that cannot be read, costs nothing and leaves no trace. */
  async function uncounted(
    studentId: UserId,
    { question, item }: ReturnType<typeof openQuestion>,
    checked: ReturnType<typeof checkResponse>,
  ): Promise<AnswerReply> {
    const [planUse, totals, learner, tries] = await Promise.all([
      needs.planUse(studentId),
      needs.totals(studentId),
      findLearner(needs.database, needs.schools, studentId),
      selectTries(needs.database, [question]),
    ])
    const triesLeft = triesAllowed(item) - tries.length
    if (triesLeft <= 0 || tries.some((earlier) => earlier.verdict === 'correct')) throw answeredAlready()
    const standing = await standingIn(learner, question.skillId)
    return {
      verdict: checked.verdict,
      echo: checked.echo,
      feedback: checked.message === null ? null : showMarkup(checked.message),
      triesLeft,
      rightAnswer: null,
      rightResponse: null,
      solution: null,
      before: standing,
      after: standing,
      pointsEarned: 0,
      totalPoints: totals.points,
      achievementsEarned: [],
      planUse,
      next: null,
    }
  }

  async function following(studentId: UserId, skill: Skill, settled: Settled): Promise<Question | null> {
    const learner = settled.learner ?? (await findLearner(needs.database, needs.schools, studentId))
    const [question] = await issue(studentId, skill, learner, 1)
    return question ?? null
  }

  function hint(studentId: UserId, token: QuestionToken, index: number): { hint: RichText; left: number } {
    const { item } = openQuestion(studentId, token)
    const text = item.hints[index]
    if (text === undefined) throw notFound('There is no further hint for this question.')
    return { hint: showMarkup(text), left: item.hints.length - index - 1 }
  }

  return { practice, answer, hint }
}

const hasRoom = (planUse: SubscriptionStatus): boolean =>
  planUse.isPremium || planUse.dailyProblemsUsed < planUse.dailyLimit

const closing = (item: Parameters<typeof rightAnswer>[0]) => ({
  rightAnswer: showMarkup(rightAnswer(item)),
  rightResponse: keyResponse(item.key),
  solution: item.solution.map(showMarkup),
})

export type PracticeFeature = ReturnType<typeof createPractice>
