import type { Accommodations } from '@skills-center/contract/assignments/accommodations'
import type { Assignment, OwnAssignment, ShownGoal } from '@skills-center/contract/assignments'
import type { Work, WorkStatus } from '@skills-center/contract/assignments/work'
import type { BadgeTone } from '../ui/badge.tsx'

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** “Fri, Mar 13, 11:59 PM”, in the reader’s own time. */
export const momentInWords = (iso: string): string => {
  const date = new Date(iso)
  return `${day.format(date)}, ${clock.format(date)}`
}

export const dayInWords = (iso: string): string => day.format(new Date(iso))

export function dueInWords(dueAt: string | null, now = new Date()): string {
  if (dueAt === null) return 'No due date'
  return `${Date.parse(dueAt) < now.getTime() ? 'Was due' : 'Due'} ${momentInWords(dueAt)}`
}

export function goalInWords(goal: ShownGoal, skills: number): string {
  const each = skills === 1 ? '' : ' in each skill'
  switch (goal.kind) {
    case 'mastery':
      return `Reach mastery ${goal.mastery}${each}`
    case 'count':
      return `${questionsInWords(goal.questions)}${each}`
    case 'fixed':
      return `${questionsInWords(goal.questions)}, ${goal.isSame ? 'the same for all' : 'each at their own level'}`
  }
}

export const questionsInWords = (count: number): string => (count === 1 ? '1 question' : `${count} questions`)

export const minutesInWords = (minutes: number): string =>
  minutes < 1 ? 'less than a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`

export const statusWords: Record<WorkStatus, { readonly text: string; readonly tone: BadgeTone }> = {
  'to-do': { text: 'Not started', tone: 'plain' },
  started: { text: 'In progress', tone: 'math' },
  done: { text: 'Done', tone: 'right' },
  'done-late': { text: 'Done late', tone: 'warm' },
  missing: { text: 'Past due', tone: 'wrong' },
  excused: { text: 'Excused', tone: 'plain' },
}

/** How far a student is, in the measure of the goal. */
export function progressInWords(
  goal: ShownGoal,
  { skills, questions }: Pick<Work, 'skills' | 'questions'>,
): string {
  if (goal.kind === 'count') {
    const counted = skills.reduce((sum, skill) => sum + Math.min(skill.questions, goal.questions), 0)
    return `${counted} of ${goal.questions * skills.length} questions`
  }
  if (goal.kind === 'fixed') return `${questions} of ${questionsInWords(goal.questions)}`
  const [only] = skills
  if (skills.length === 1 && only !== undefined) {
    return only.mastery === null
      ? 'Nothing answered yet'
      : `Mastery ${Math.round(only.mastery)} of ${goal.mastery}`
  }
  const reached = skills.filter(({ isReached }) => isReached).length
  return `${reached} of ${skills.length} skills there, ${questionsInWords(questions)} answered`
}

export const studentsInWords = (count: number): string => (count === 1 ? '1 student' : `${count} students`)

export function audienceInWords({ audience, students }: Pick<Assignment, 'audience' | 'students'>): string {
  switch (audience.kind) {
    case 'class':
      return `Whole class, ${studentsInWords(students)}`
    case 'groups':
      return `${audience.groupIds.length === 1 ? '1 group' : `${audience.groupIds.length} groups`}, ${studentsInWords(students)}`
    case 'students':
      return studentsInWords(students)
  }
}

/** What a student reads about assigned work that is open: until when, and how far they are. */
export function reasonInWords({ work, goal }: Pick<OwnAssignment, 'work' | 'goal'>): string {
  const due = work.dueAt === null ? 'Your teacher set no date' : dueInWords(work.dueAt)
  const far = work.questions === 0 ? '' : ` ${progressInWords(goal, work)}.`
  return `${due}.${far}`
}

/** What a student reads about assigned work that is over. */
export function outcomeInWords({ status, percent, questions }: Work): string {
  if (status === 'excused') return 'You are excused from this one.'
  if (status === 'missing') return 'The date is past, and late work is not taken.'
  const said = status === 'done-late' ? 'Done, after the date' : 'Done'
  return percent === null
    ? said
    : `${said}: ${questionsInWords(questions)}, ${percent}% right at the first try`
}

/** “2 days more, three choices, read aloud”; null for none. */
export function accommodationsInWords({
  moreDays,
  hasFewerChoices,
  isReadAloud,
}: Accommodations): string | null {
  const said = [
    moreDays === 0 ? null : moreDays === 1 ? '1 day more' : `${moreDays} days more`,
    hasFewerChoices ? 'three choices' : null,
    isReadAloud ? 'read aloud' : null,
  ].filter((one) => one !== null)
  const words = said.join(', ')
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
}
