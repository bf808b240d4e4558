import type { Accommodations } from '@skills-center/contract/assignments/accommodations'
import type { Assignment, OwnAssignment, ShownGoal } from '@skills-center/contract/assignments'
import type { Work, WorkStatus } from '@skills-center/contract/assignments/work'
import { dateFormat } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import type { BadgeTone } from '../ui/badge.tsx'

/** “Fri, Mar 13”, in the reader’s time zone. */
export const formatDay = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' })
const clock = dateFormat({ hour: 'numeric', minute: '2-digit' })

/** “Fri, Mar 13, 11:59 PM”, in the reader’s time zone. */
export const formatMoment = (iso: string): string => `${formatDay(iso)}, ${clock(iso)}`

export function formatDue(dueAt: string | null, now = new Date()): string {
  if (dueAt === null) return t('assignments/no-due-date')
  const moment = formatMoment(dueAt)
  return Date.parse(dueAt) < now.getTime()
    ? t('assignments/was-due-moment', { moment })
    : t('assignments/due-moment', { moment })
}

export function formatGoal(goal: ShownGoal, skills: number): string {
  switch (goal.kind) {
    case 'mastery': {
      const { mastery } = goal
      return skills === 1
        ? t('assignments/reach-mastery', { mastery })
        : t('assignments/reach-mastery-in-each-skill', { mastery })
    }
    case 'count':
      return skills === 1
        ? formatQuestions(goal.questions)
        : t('assignments/questions-in-each-skill', { count: goal.questions })
    case 'fixed':
      return goal.isSame
        ? t('assignments/questions-the-same-for-all', {
            count: goal.questions,
          })
        : t('assignments/questions-each-at-their-own', {
            count: goal.questions,
          })
  }
}

export const formatQuestions = (count: number): string => t('assignments/questions-count', { count })

export const formatMinutes = (minutes: number): string =>
  minutes < 1 ? t('assignments/less-than-a-minute') : t('assignments/minutes', { minutes })

export const statusWords = (): Record<WorkStatus, { readonly text: string; readonly tone: BadgeTone }> => ({
  'to-do': { text: t('assignments/not-started'), tone: 'plain' },
  started: { text: t('assignments/in-progress'), tone: 'math' },
  done: { text: t('assignments/done-assignment'), tone: 'right' },
  'done-late': { text: t('assignments/done-late'), tone: 'warm' },
  missing: { text: t('assignments/past-due'), tone: 'wrong' },
  excused: { text: t('assignments/excused'), tone: 'plain' },
})

/** The student's progress, in the goal's unit. */
export function formatProgress(
  goal: ShownGoal,
  { skills, questions }: Pick<Work, 'skills' | 'questions'>,
): string {
  if (goal.kind === 'count') {
    const counted = skills.reduce((sum, skill) => sum + Math.min(skill.questions, goal.questions), 0)
    return t('assignments/counted-of-total-questions', { counted, total: goal.questions * skills.length })
  }
  if (goal.kind === 'fixed')
    return t('assignments/answered-of-questions', {
      answered: questions,
      count: goal.questions,
    })
  const [only] = skills
  if (skills.length === 1 && only !== undefined) {
    return only.mastery === null
      ? t('assignments/nothing-answered-yet')
      : t('assignments/mastery-of-goal', { mastery: Math.round(only.mastery), goal: goal.mastery })
  }
  const reached = skills.filter(({ isReached }) => isReached).length
  return t('assignments/reached-of-count-skills', { reached, count: skills.length, questions })
}

export const formatStudents = (count: number): string => t('assignments/students', { count })

export function formatAudience({ audience, students }: Pick<Assignment, 'audience' | 'students'>): string {
  switch (audience.kind) {
    case 'class':
      return t('assignments/whole-class-students', { students })
    case 'groups':
      return t('assignments/groups-students', { groups: audience.groupIds.length, students })
    case 'students':
      return formatStudents(students)
  }
}

/** The text for a student about an open assignment: the due date and their progress. */
export function formatReason({ work, goal }: Pick<OwnAssignment, 'work' | 'goal'>): string {
  const due =
    work.dueAt === null
      ? t('assignments/teacher-set-no-date')
      : // A time in Spanish already ends in a period: “11:59 p.m.”
        t('assignments/due-moment-sentence-moment', { due: formatDue(work.dueAt) })
  const far = work.questions === 0 ? '' : ` ${formatProgress(goal, work)}.`
  return `${due}${far}`
}

/** “75% correct on the first try”, or “75% earned” if lines of wrong work count too. */
export const formatPercent = (percent: number, { skills }: Pick<Work, 'skills'>): string =>
  hasLineCredit(skills)
    ? t('assignments/percent-earned', { percent })
    : t('assignments/percent-right-at-the-first-try', { percent })

const hasLineCredit = (skills: Work['skills']): boolean =>
  skills.some(({ credit, rightAtOnce }) => credit > rightAtOnce)

/** The text for a student about a closed assignment. */
export function formatOutcome({ status, percent, questions, skills }: Work): string {
  if (status === 'excused') return t('assignments/excused-from-this-one')
  if (status === 'missing') return t('assignments/the-date-is-past')
  const outcome =
    status === 'done-late' ? t('assignments/done-after-the-date') : t('assignments/done-assignment')
  if (percent === null) return outcome
  const values = { said: outcome, questions, percent }
  return hasLineCredit(skills)
    ? t('assignments/percent-earned-of-questions', values)
    : t('assignments/percent-right-at-the-first', values)
}

/** “2 days more, three choices, read aloud”; null for none. */
export function formatAccommodations({
  moreDays,
  hasFewerChoices,
  isReadAloud,
}: Accommodations): string | null {
  const parts = [
    moreDays === 0 ? null : t('assignments/days-more', { count: moreDays }),
    hasFewerChoices ? t('assignments/three-choices') : null,
    isReadAloud ? t('assignments/read-aloud') : null,
  ].filter((one) => one !== null)
  const words = parts.join(', ')
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
}
