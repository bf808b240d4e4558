import { AssignmentBody } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import { courseDays, type Habits } from './demo-students.ts'
import type { Now } from './platform/clock.ts'
import type { Visit } from './practice/samples/made-history.ts'

export interface DemoClock {
  now: Now
  set: (moment: Date) => void
}

export function createDemoClock(start: Date): DemoClock {
  let moment = start
  return {
    now: () => moment,
    set: (next) => {
      moment = next
    },
  }
}

const day = 86_400_000
const endOfDay = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 23, 59)
export const daysBefore = (today: Date, days: number): Date => new Date(today.getTime() - days * day)

/** How much surer students become during the course. */
const growth = 0.12
const questionsPerVisit = 8
/** The share of visits in which students may practice an earlier skill again. */
const reviewShare = 0.3
/** No visit is later than this many days ago, so that none ends in the future. */
const latestVisit = 0.2

/** What the class works on, and when: in days ago. */
const course = [
  { skill: 'unit-rates', subject: 'math', from: 42, until: 24 },
  { skill: 'equivalent-ratios', subject: 'math', from: 32, until: 14 },
  { skill: 'thermal-energy', subject: 'science', from: 26, until: 8 },
  { skill: 'one-step-equations', subject: 'math', from: 16, until: 0 },
  { skill: 'population-resources', subject: 'science', from: 10, until: 0 },
] as const
type Lesson = (typeof course)[number]

/** What the teacher has assigned. The last one is not due yet. */
const assigned = [
  { title: 'Unit rates: best buys', lesson: course[0], questions: 6, opens: 37, due: 33 },
  { title: 'Ratio tables', lesson: course[1], questions: 8, opens: 27, due: 22 },
  { title: 'Heat lab follow-up', lesson: course[2], questions: 6, opens: 17, due: 12 },
  { title: 'Solve one-step equations', lesson: course[3], questions: 8, opens: 9, due: 5 },
  { title: 'Populations and resources', lesson: course[4], questions: 6, opens: 3, due: -3 },
] as const

/** An assignment of the demo class that has its id. */
export type DemoAssignment = (typeof assigned)[number] & { id: AssignmentId }

/** The demo class's assignments as the teacher's form sends them, the first one first. */
export const demoAssignments = (today: Date) =>
  assigned.map((work) => ({
    ...work,
    body: AssignmentBody.parse({
      title: work.title,
      skillIds: [work.lesson.skill],
      goal: { kind: 'count', questions: work.questions },
      slots: [],
      audience: { kind: 'class' },
      opensAt: daysBefore(today, work.opens).toISOString(),
      dueAt: endOfDay(daysBefore(today, work.due)).toISOString(),
      takesLate: true,
      tries: 2,
      hasHints: true,
      order: 'listed',
      isPinned: false,
    }),
  }))

/** Whether the student came to the class only after the work was due. */
export const cameAfter = ({ from = courseDays }: Habits, { due }: DemoAssignment): boolean => from < due

/** How likely a student is right at the first try, in a lesson that many days ago. */
function chanceOf(habits: Habits, { skill, subject }: Lesson, daysAgo: number): number {
  const learned = growth * (1 - daysAgo / courseDays)
  return Math.min(0.97, Math.max(0.05, habits[subject] + (habits.apart?.[skill] ?? 0) + learned))
}

/** Stronger students get harder questions, as the plan would give them. */
function visitOf(habits: Habits, lesson: Lesson, daysAgo: number): Visit {
  const chance = chanceOf(habits, lesson, daysAgo)
  const { seconds } = habits
  return {
    daysAgo,
    skill: lesson.skill,
    questions: questionsPerVisit,
    chance,
    level: chance < 0.45 ? 1 : chance > 0.85 ? 3 : 2,
    ...(seconds !== undefined && { seconds }),
  }
}

/** When and how much a student does of an assignment; undefined if nothing. */
function assignedVisit(
  habits: Habits,
  work: DemoAssignment,
  random: () => number,
): Pick<Visit, 'daysAgo' | 'questions'> | undefined {
  const { opens, due, questions } = work
  const inTime = { daysAgo: due + random() * (opens - due - 0.5) + 0.2, questions }
  const late = { daysAgo: due - 1.2 - random() * 2, questions }
  const luck = random()
  switch (habits.work) {
    case 'none':
      return undefined
    case 'on-time':
      return luck < 0.93 ? inTime : late
    case 'late':
      return luck < 0.6 ? late : inTime
    case 'patchy':
      if (luck < 0.4) return inTime
      if (luck < 0.6) return late
      return luck < 0.8 ? { ...inTime, questions: Math.ceil(questions / 2) } : undefined
  }
}

/** What a student practices that many days ago: what the class works on, or now and then an earlier skill again. */
function lessonFor(daysAgo: number, random: () => number): Lesson | undefined {
  const begun = course.filter(({ from }) => daysAgo <= from)
  const now = begun.filter(({ until }) => daysAgo >= until)
  const lessons = random() < reviewShare || now.length === 0 ? begun : now
  return lessons[Math.floor(random() * lessons.length)]
}

/** The visits of one student, the earliest first: practice now and then, and assigned work around its due date. */
export function demoVisits(
  habits: Habits,
  assignments: readonly DemoAssignment[],
  random: () => number,
): Visit[] {
  const { from = courseDays, until = latestVisit } = habits
  const isThere = (daysAgo: number) => daysAgo <= from && daysAgo > until
  const practiced: Visit[] = []
  for (let at = from - random() * habits.every; at > until; at -= habits.every * (0.6 + 0.8 * random())) {
    const lesson = lessonFor(at, random)
    if (lesson !== undefined) practiced.push(visitOf(habits, lesson, at))
  }
  const worked = assignments.flatMap((work): Visit[] => {
    const when = assignedVisit(habits, work, random)
    if (when === undefined || !isThere(when.daysAgo) || when.daysAgo < latestVisit) return []
    const rules = { assignmentId: work.id, tries: 2, hasHints: true, hasFewerChoices: false } as const
    return [{ ...visitOf(habits, work.lesson, when.daysAgo), ...when, assigned: rules }]
  })
  return [...practiced, ...worked].toSorted((one, other) => other.daysAgo - one.daysAgo)
}
