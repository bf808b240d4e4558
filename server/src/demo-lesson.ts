import { type ActivityId, StudentActivity } from '@skills-center/contract/activities'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { SkillId, type UserId } from '@skills-center/contract/ids'
import { AnswerBody } from '@skills-center/contract/practice'
import type { ActivitiesFeature } from './activities/service.ts'
import type { DemoClock } from './demo-history.ts'
import { demoStudents } from './demo-students.ts'
import type { NewId } from './platform/clock.ts'
import { createAnswerKeys } from './practice/answer-keys.ts'

export interface DemoLessonDeps {
  activities: ActivitiesFeature
  clock: DemoClock
  /** The product’s secret, which opens the questions’ tokens. */
  secret: string
  newId: NewId
  random: () => number
}

interface DemoClass {
  teacherId: UserId
  classroomId: ClassroomId
  /** In the order of `demoStudents`. */
  studentIds: readonly UserId[]
}

const minute = 60_000
/** How long before the start of the product the lesson was. */
const minutesAgo = 50
const skill = 'unit-rates'
const rounds = 3
/** Students answer in groups of this size, a few seconds apart. */
const groupSize = 6

/** Teaches a live lesson in the demo class, a little before today’s moment: everyone answers and the results remain. */
export async function teachDemoLesson(
  { activities, clock, secret, newId, random }: DemoLessonDeps,
  { teacherId, classroomId, studentIds }: DemoClass,
): Promise<void> {
  const known = createAnswerKeys(secret)
  let at = clock.now().getTime() - minutesAgo * minute
  const wait = (seconds: number) => {
    at += seconds * 1000
    clock.set(new Date(at))
  }
  const answer = async (place: number, studentId: UserId, id: ActivityId) => {
    const seat = StudentActivity.parse(
      await activities.state({ sessionId: '', role: 'student', userId: studentId }, id),
    )
    if (seat.question === null) return
    const { token } = seat.question
    const chance = demoStudents[place]?.habits.math ?? 0.5
    await activities.answer(
      studentId,
      id,
      AnswerBody.parse({
        token,
        response: random() < chance ? known.right(token) : known.wrong(token),
        attemptId: newId(),
        activeMilliseconds: Math.round(15_000 + 20_000 * random()),
        hintsUsed: 0,
      }),
    )
  }
  wait(0)
  const { id } = await activities.start(teacherId, classroomId, {
    skillId: SkillId.parse(skill),
    mode: 'together',
    questionIds: [],
  })
  const present = studentIds.map((studentId, place) => ({ studentId, place })).filter(isPresent)
  await Promise.all(present.map(({ studentId }) => activities.join(studentId, id)))
  for (let round = 0; round < rounds; round += 1) {
    wait(20)
    await activities.steer(teacherId, id, { step: 'ask', after: round })
    for (let first = 0; first < present.length; first += groupSize) {
      wait(12)
      const group = present.slice(first, first + groupSize)
      await Promise.all(group.map(({ studentId, place }) => answer(place, studentId, id)))
    }
    wait(15)
    await activities.steer(teacherId, id, { step: 'reveal', round: round + 1 })
  }
  wait(30)
  await activities.steer(teacherId, id, { step: 'end' })
}

/**
 * Students who have stopped or never started are absent. So is maya, because the person who tries the product signs in
 * as her.
 */
const isPresent = ({ place }: { place: number }): boolean =>
  place > 0 && demoStudents[place]?.habits.until === undefined
