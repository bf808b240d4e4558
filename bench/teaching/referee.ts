import type { Standings } from '@skills-center/learner/protocol'
import { at, requireEntry } from './at.ts'
import { day } from './knowledge.ts'
import { lowestFifth, type MeasureKey, type StudentResult } from './measures.ts'
import { createCalibration, createMean, type Mean } from './tally.ts'
import type { World, WorldItem } from './world.ts'

/** The true state, which the referee knows and the engine does not. */
export interface Truth {
  id: string
  itemChance(item: WorldItem, now: number): number
  chance(skill: number, now: number): number
  isBlocked(skill: number, now: number): boolean
}

export interface Question {
  student: Truth
  item: WorldItem
  now: number
  isPlacement: boolean
}

const mastered = 0.9
const nearlyMastered = 0.8
const tooHard = 0.4
const tooEasy = 0.97
/** Practicing a mastered skill again within this time is too soon. */
const tooSoon = 3 * day
/** After this many fruitless questions, the engine should have alerted an adult. */
const manyFruitless = 6
/** Percent; a smaller change does not show on any screen. */
const visibleChange = 0.05
/** Percent by which an answer's reply and the report right after it may differ. */
const clearDifference = 0.5
/** Caps the loss of a single answer, as if the engine had predicted one in a thousand. */
const minChance = 0.001

interface StudentRecord {
  knowledge: StudentResult
  masteredBefore: number
  practicedAt: Float64Array
  fruitless: Uint16Array
  everListed: Set<string>
  /** Skills listed as stuck since an adult last helped with them. */
  listed: Set<string>
  /** The percentage shown last in this session. */
  shown: Map<string, number>
}

export type RefereeKey = Exclude<MeasureKey, 'invalid' | 'medianMs' | 'p99Ms'>

/** Watches a run and computes its measures, which measures.ts lists. */
export interface Referee {
  joins(student: Truth, now: number): void
  startsSession(student: Truth): void
  /** Takes the report after this many placement questions. */
  placed(questions: number, student: Truth, report: Standings, now: number): void
  asks(question: Question): void
  isAnswered(question: Question, isCorrect: boolean, predicted: number, reply: Standings): void
  /** Takes the reports just before and just after an answer, at its time: what a page with all skills would show. */
  audits(skill: string, isCorrect: boolean, before: Standings, reply: Standings, after: Standings): void
  endsSession(student: Truth, report: Standings, now: number): void
  helps(student: Truth, skill: string): void
  endsPractice(student: Truth, now: number): void
  looksLater(student: Truth, report: Standings, now: number): void
  outcome(): Record<RefereeKey, number | null>
  /** In the order in which they joined. */
  students(): readonly StudentResult[]
}

/** The counts of a run. */
function createTally() {
  const means = {
    before: createMean(),
    end: createMean(),
    later: createMean(),
    masteredEnd: createMean(),
    masteredLater: createMean(),
    falseDeclared: createMean(),
    below80: createMean(),
    missed: createMean(),
    tooHard: createMean(),
    tooEasy: createMean(),
    overPractice: createMean(),
    fruitless: createMean(),
    flagPrecision: createMean(),
    flagRecall: createMean(),
    logLoss: createMean(),
    wrongWayReports: createMean(),
    replyDiffers: createMean(),
  }
  return {
    means,
    placement: new Map<number, Mean>([0, 10, 15, 25].map((questions) => [questions, createMean()])),
    calibration: createCalibration(),
    calibrationUntouched: createCalibration(),
    calibrationLater: createCalibration(),
    retained: 0,
    wrongWay: 0,
  }
}

/** Computes the measures from the counts. */
function outcomeOf(
  tally: ReturnType<typeof createTally>,
  students: readonly StudentResult[],
): Record<RefereeKey, number | null> {
  const { means, placement, calibration, calibrationUntouched, calibrationLater, retained, wrongWay } = tally
  return {
    knowledgeBefore: means.before.value(),
    knowledgeEnd: means.end.value(),
    knowledgeLater: means.later.value(),
    lowestFifthLater: lowestFifth(students.map(({ later }) => later)),
    questionsPerRetained: retained > 0 ? means.tooHard.count() / retained : null,
    declaredNotMastered: means.falseDeclared.value(),
    masteredNotDeclared: means.missed.value(),
    calibrationError: calibration.error(),
    tooHard: means.tooHard.value(),
    overPractice: means.overPractice.value(),
    placement0: placement.get(0)?.value() ?? null,
    placement10: placement.get(10)?.value() ?? null,
    placement15: placement.get(15)?.value() ?? null,
    placement25: placement.get(25)?.value() ?? null,
    flagPrecision: means.flagPrecision.value(),
    flagRecall: means.flagPrecision.count() === 0 ? null : means.flagRecall.value(),
    masteredEnd: means.masteredEnd.value(),
    masteredLater: means.masteredLater.value(),
    declaredBelow80: means.below80.value(),
    brier: calibration.brier(),
    calibrationErrorUntouched: calibrationUntouched.error(),
    brierUntouched: calibrationUntouched.brier(),
    calibrationErrorLater: calibrationLater.error(),
    tooEasy: means.tooEasy.value(),
    fruitless: means.fruitless.value(),
    logLoss: means.logLoss.value(),
    wrongWay,
    wrongWayReports: means.wrongWayReports.value(),
    replyDiffers: means.replyDiffers.value(),
    questions: means.tooHard.count() / Math.max(1, students.length),
  }
}

/** The true state of a student's goal skills in a world. */
const createGoals = (world: World) => ({
  mean: (student: Truth, now: number) =>
    world.goals.reduce((sum, skill) => sum + student.chance(skill, now), 0) / world.goals.length,
  mastered: (student: Truth, now: number) =>
    world.goals.filter((skill) => student.chance(skill, now) >= mastered).length,
})

const shownOf = (report: Standings, id: string) => (report.mastery[id] ?? 0) / 100
const isStuck = (student: Truth, skill: number, now: number) =>
  student.isBlocked(skill, now) && student.chance(skill, now) < mastered

/** Measures questions and their answers one by one. */
const watchAnswers = (
  world: World,
  records: ReadonlyMap<string, StudentRecord>,
  means: ReturnType<typeof createTally>['means'],
  countWrongWay: () => void,
): Pick<Referee, 'asks' | 'isAnswered' | 'audits'> => ({
  asks({ student, item, now, isPlacement }) {
    const record = requireEntry(records, student.id)
    const { skill } = item
    if (!isPlacement) {
      const itsChance = student.itemChance(item, now)
      const isSoon = now - at(record.practicedAt, skill) < tooSoon
      const isWasted = isStuck(student, skill, now)
      means.tooHard.add(itsChance < tooHard ? 1 : 0)
      means.tooEasy.add(itsChance > tooEasy ? 1 : 0)
      means.overPractice.add(isSoon && student.chance(skill, now) >= mastered ? 1 : 0)
      means.fruitless.add(isWasted ? 1 : 0)
      if (isWasted) record.fruitless[skill] = at(record.fruitless, skill) + 1
    }
    record.practicedAt[skill] = now
  },
  isAnswered({ student, item }, isCorrect, predicted, reply) {
    const { shown } = requireEntry(records, student.id)
    const { id } = at(world.skills, item.skill)
    const was = shown.get(id)
    const is = reply.mastery[id]
    if (was !== undefined && is !== undefined) {
      if (isCorrect ? is < was - visibleChange : is > was + visibleChange) countWrongWay()
    }
    for (const [skill, percent] of Object.entries(reply.mastery)) shown.set(skill, percent)
    means.logLoss.add(-Math.log(Math.max(minChance, isCorrect ? predicted : 1 - predicted)))
  },
  audits(skill, isCorrect, before, reply, after) {
    const was = before.mastery[skill] ?? 0
    const is = after.mastery[skill] ?? 0
    means.wrongWayReports.add((isCorrect ? is < was - visibleChange : is > was + visibleChange) ? 1 : 0)
    means.replyDiffers.add(Math.abs((reply.mastery[skill] ?? 0) - is) > clearDifference ? 1 : 0)
  },
})

export function createReferee(world: World): Referee {
  const records = new Map<string, StudentRecord>()
  const indexOf = new Map(world.skills.map((skill) => [skill.id, skill.index]))
  const tally = createTally()
  const { means, placement, calibration, calibrationUntouched, calibrationLater } = tally
  const goals = createGoals(world)

  function judgeDecisions(student: Truth, report: Standings, now: number): void {
    const declared = new Set(report.mastered)
    for (const skill of world.skills) {
      const truth = student.chance(skill.index, now)
      if (truth >= mastered) means.missed.add(declared.has(skill.id) ? 0 : 1)
      if (!declared.has(skill.id)) continue
      means.falseDeclared.add(truth < mastered ? 1 : 0)
      means.below80.add(truth < nearlyMastered ? 1 : 0)
    }
  }
  function judgeStuckList(student: Truth, record: StudentRecord, report: Standings, now: number): void {
    for (const id of report.stuck) {
      if (record.listed.has(id)) continue
      record.listed.add(id)
      record.everListed.add(id)
      means.flagPrecision.add(isStuck(student, requireEntry(indexOf, id), now) ? 1 : 0)
    }
  }
  const students = () => [...records.values()].map(({ knowledge }) => knowledge)
  return {
    students,
    joins(student, now) {
      const before = goals.mean(student, now)
      means.before.add(before)
      records.set(student.id, {
        knowledge: { before, later: 0 },
        masteredBefore: goals.mastered(student, now),
        practicedAt: new Float64Array(world.skills.length).fill(-Infinity),
        fruitless: new Uint16Array(world.skills.length),
        everListed: new Set(),
        listed: new Set(),
        shown: new Map(),
      })
    },
    startsSession: (student) => requireEntry(records, student.id).shown.clear(),
    placed(questions, student, report, now) {
      let squares = 0
      for (const skill of world.skills) {
        squares += (shownOf(report, skill.id) - student.chance(skill.index, now)) ** 2
      }
      placement.get(questions)?.add(Math.sqrt(squares / world.skills.length))
    },
    ...watchAnswers(world, records, means, () => void tally.wrongWay++),
    endsSession(student, report, now) {
      const record = requireEntry(records, student.id)
      for (const skill of world.skills) {
        const truth = student.chance(skill.index, now)
        calibration.add(shownOf(report, skill.id), truth)
        if (at(record.practicedAt, skill.index) < 0)
          calibrationUntouched.add(shownOf(report, skill.id), truth)
      }
      judgeDecisions(student, report, now)
      judgeStuckList(student, record, report, now)
    },
    helps: (student, skill) => void requireEntry(records, student.id).listed.delete(skill),
    endsPractice(student, now) {
      const record = requireEntry(records, student.id)
      means.end.add(goals.mean(student, now))
      means.masteredEnd.add(goals.mastered(student, now) / world.goals.length)
      for (const skill of world.skills) {
        if (at(record.fruitless, skill.index) >= manyFruitless)
          means.flagRecall.add(record.everListed.has(skill.id) ? 1 : 0)
      }
    },
    looksLater(student, report, now) {
      const later = goals.mean(student, now)
      means.later.add(later)
      requireEntry(records, student.id).knowledge.later = later
      means.masteredLater.add(goals.mastered(student, now) / world.goals.length)
      tally.retained += goals.mastered(student, now) - requireEntry(records, student.id).masteredBefore
      for (const skill of world.skills) {
        calibrationLater.add(shownOf(report, skill.id), student.chance(skill.index, now))
      }
    },
    outcome: () => outcomeOf(tally, students()),
  }
}
