import type { StudentActivity, TeacherActivity } from '@skills-center/contract/activities'
import type { UserId } from '@skills-center/contract/ids'
import { checkResponse } from '@skills-center/curriculum/check-response'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { presentItem } from '../platform/present-item.ts'
import { showMarkup } from '../platform/rich-text.ts'
import type { ActivitiesDeps } from './deps.ts'
import {
  type ActivityRow,
  type AnswerRow,
  countHeads,
  type SeatRow,
  selectAnswers,
  selectRounds,
} from './queries.ts'
import { liveSkill } from './live-skill.ts'
import { itemOf, shownWithAnswer } from './rounds.ts'
import { distributionOf } from './answer-distribution.ts'

const isRight = ({ verdict }: AnswerRow) => verdict === 'correct'

/** An activity is named after its skill, in the reader's language; older ones without a skill have their own title. */
export const titleOf = ({ title }: Pick<ActivityRow, 'title'>, skill: Skill | undefined): string =>
  skill?.name ?? title

function commonOf(row: ActivityRow, skill: Skill | undefined) {
  const { skillId: _, isFromUnverified: __, ownModels: ___, createdAt, ...rest } = row
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    title: titleOf(row, skill),
    skill: skill === undefined ? null : summarise(skill),
  }
}

/** What the class's teachers see: counts without names. */
export async function teacherState(
  deps: Pick<ActivitiesDeps, 'database' | 'skill' | 'authored'>,
  row: ActivityRow,
): Promise<TeacherActivity> {
  const { database } = deps
  const [heads, rounds, answers] = await Promise.all([
    countHeads(database, row),
    selectRounds(database, row),
    selectAnswers(database, row.id),
  ])
  const skill = await liveSkill(deps, row, rounds)
  const isTogether = row.mode === 'together'
  const present = rounds.find(({ round }) => round === row.round)
  const item = skill && present && itemOf(skill, present)
  const isOver = row.phase === 'ended'
  const inRound = (round: number) => answers.filter((answer) => answer.round === round)
  return {
    role: 'teacher',
    ...commonOf(row, skill),
    ...heads,
    level: present?.level ?? null,
    ownQuestions: row.ownModels.length,
    question: item === undefined ? null : shownWithAnswer(item),
    spread: distributionOf(skill, isTogether ? inRound(row.round) : answers, item),
    rounds: rounds.map((asked) => {
      const given = inRound(asked.round)
      const { round, level } = asked
      const past = isOver && skill ? itemOf(skill, asked) : undefined
      const review = past && { question: shownWithAnswer(past), spread: distributionOf(skill, given, past) }
      return {
        round,
        level,
        answered: given.length,
        right: given.filter(isRight).length,
        review: review ?? null,
      }
    }),
  }
}

/** What a student of the class sees: their own answers, and the right answer once the teacher reveals it. */
export async function studentState(
  deps: Pick<ActivitiesDeps, 'skill' | 'authored' | 'questions'>,
  studentId: UserId,
  { hasJoined, present, answers, ...row }: SeatRow,
): Promise<StudentActivity> {
  const skill = await liveSkill(deps, row, present === null ? [] : [present])
  const isTogether = row.mode === 'together'
  const isShown = row.phase === 'revealed' || row.phase === 'ended'
  const item = skill === undefined || present === null ? undefined : itemOf(skill, present)
  const own = answers.find(({ round }) => isTogether && round === row.round)
  const counted = answers.filter(({ round }) => isShown || round !== row.round)
  const begun = answers.filter((answer) => answer.try === 1)
  const state = {
    role: 'student' as const,
    ...commonOf(row, skill),
    hasJoined,
    answered: begun.length,
    right: (isTogether ? counted : answers).filter(isRight).length,
  }
  if (!isTogether) {
    const { isFromUnverified } = row
    const question =
      row.phase === 'open' && skill !== undefined
        ? await deps.questions.ownLevel(studentId, { activityId: row.id, isFromUnverified }, skill)
        : null
    return { ...state, question, own: null, shown: null }
  }
  if (skill === undefined || present === null || item === undefined)
    return { ...state, question: null, own: null, shown: null }
  const asked = { activityId: row.id, skill, ...present }
  const isAsked = row.phase === 'open' && own === undefined
  const feedback = own && isShown ? checkResponse(item, own.response).feedback : null
  return {
    ...state,
    question: isAsked ? deps.questions.toAll(studentId, asked) : null,
    own:
      own === undefined
        ? null
        : {
            item: presentItem(item),
            response: own.response,
            isRight: isShown ? isRight(own) : null,
            ...(isShown ? deps.questions.creditOf(studentId, asked) : { credited: null, notCredited: null }),
            feedback: feedback === null ? null : showMarkup(feedback),
          },
    shown: isShown ? shownWithAnswer(item) : null,
  }
}
