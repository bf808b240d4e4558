import type { Assignment, AssignmentGoal, Work, WorkStatus } from '@skills-center/contract/assignments'
import type { BadgeTone } from '../ui/badge.tsx'

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** “Fri, Mar 13, 11:59 PM”, in the reader’s own time. */
const momentInWords = (iso: string): string => {
  const date = new Date(iso)
  return `${day.format(date)}, ${clock.format(date)}`
}

export const dueInWords = (dueAt: string | null): string =>
  dueAt === null ? 'No due date' : `Due ${momentInWords(dueAt)}`

export function goalInWords(goal: AssignmentGoal, skills: number): string {
  const each = skills === 1 ? '' : ' in each skill'
  if (goal.kind === 'mastery') return `Reach mastery ${goal.mastery}${each}`
  return `${goal.questions === 1 ? '1 question' : `${goal.questions} questions`}${each}`
}

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
  goal: AssignmentGoal,
  { skills, questions }: Pick<Work, 'skills' | 'questions'>,
): string {
  if (goal.kind === 'count') {
    const counted = skills.reduce((sum, skill) => sum + Math.min(skill.questions, goal.questions), 0)
    return `${counted} of ${goal.questions * skills.length} questions`
  }
  const [only] = skills
  if (skills.length === 1 && only !== undefined) {
    return only.mastery === null
      ? 'Nothing answered yet'
      : `Mastery ${Math.round(only.mastery)} of ${goal.mastery}`
  }
  const reached = skills.filter(({ isReached }) => isReached).length
  return `${reached} of ${skills.length} skills there, ${questions === 1 ? '1 question' : `${questions} questions`} answered`
}

const studentsInWords = (count: number): string => (count === 1 ? '1 student' : `${count} students`)

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
