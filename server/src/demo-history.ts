import { randomUUID } from 'node:crypto'
import { SkillId, type UserId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import type { Question } from '@skills-center/contract/practice'
import type { Now } from './platform/clock.ts'
import type { createAnswerKeys } from './practice/answer-keys.ts'
import type { PracticeFeature } from './practice/service.ts'

/** How a demo student has practiced: how many days ago, and how often correctly in each skill. */
interface Habit {
  daysAgo: readonly number[]
  skills: readonly { id: string; chance: number }[]
}

/** maya first, then her classmates. As in any class, one has hardly started and one is struggling. */
const habits: readonly Habit[] = [
  {
    daysAgo: [9, 8, 6, 3, 2, 1],
    skills: [
      { id: 'unit-rates', chance: 0.97 },
      { id: 'thermal-energy', chance: 0.75 },
      { id: 'equivalent-ratios', chance: 0.6 },
    ],
  },
  {
    daysAgo: [8, 5, 2],
    skills: [
      { id: 'unit-rates', chance: 0.8 },
      { id: 'population-resources', chance: 0.7 },
    ],
  },
  {
    daysAgo: [7, 6, 1],
    skills: [
      { id: 'one-step-equations', chance: 0.95 },
      { id: 'unit-rates', chance: 0.9 },
    ],
  },
  { daysAgo: [4], skills: [{ id: 'equivalent-ratios', chance: 0.5 }] },
  {
    daysAgo: [9, 7, 4, 2],
    skills: [
      { id: 'equivalent-ratios', chance: 0.25 },
      { id: 'unit-rates', chance: 0.3 },
    ],
  },
  { daysAgo: [6, 3], skills: [{ id: 'thermal-energy', chance: 0.85 }] },
  {
    daysAgo: [5, 4, 3],
    skills: [
      { id: 'one-step-equations', chance: 0.7 },
      { id: 'thermal-energy', chance: 0.6 },
    ],
  },
  { daysAgo: [], skills: [] },
]

const questionsPerDay = 9
const day = 24 * 60 * 60 * 1000

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

export interface HistoryNeeds {
  practice: PracticeFeature
  known: ReturnType<typeof createAnswerKeys>
  /** The clock that the practice feature reads. */
  clock: DemoClock
  random: () => number
  today: Date
}

/**
 * Answers questions as this student would have on the days before `today`. `place` is the student's index in the class.
 */
export async function practiseHistory(needs: HistoryNeeds, studentId: UserId, place: number): Promise<void> {
  const habit = habits[place % habits.length]
  if (habit === undefined) return
  for (const [turn, daysAgo] of habit.daysAgo.entries()) {
    const skill = habit.skills[turn % habit.skills.length]
    if (skill === undefined) continue
    const begun = needs.today.getTime() - daysAgo * day
    needs.clock.set(new Date(begun))
    const { questions } = await needs.practice.practice(studentId, SkillId.parse(skill.id))
    let question = questions[0]
    for (let asked = 0; asked < questionsPerDay && question !== undefined; asked += 1) {
      question = await answerOnce(needs, studentId, question, needs.random() < skill.chance)
    }
  }
}

/**
 * Answers a question. After a mistake, tries again and is correct, as most students are after feedback. Returns the
 * next question.
 */
async function answerOnce(
  { practice, known, clock, random }: HistoryNeeds,
  studentId: UserId,
  { token }: Question,
  isRight: boolean,
): Promise<Question | undefined> {
  const answer = async (response: Response) => {
    const seconds = 25 + Math.floor(random() * 50)
    clock.set(new Date(clock.now().getTime() + seconds * 1000))
    const attempt = { attemptId: randomUUID(), activeMilliseconds: seconds * 1000, hintsUsed: 0 }
    return practice.answer(studentId, { token, response, ...attempt })
  }
  const first = await answer(isRight ? known.right(token) : known.wrong(token))
  const closed = first.triesLeft === 0 ? first : await answer(known.right(token))
  return closed.next ?? undefined
}
