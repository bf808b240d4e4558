import type { Engine } from '@skills-center/learner/protocol'
import { at, requireEntry } from './at.ts'
import { checkEngine, type CheckedEngine, type EngineLog } from './checked-engine.ts'
import { day } from './knowledge.ts'
import type { RunResult } from './measures.ts'
import { createRandomSource } from './random-source.ts'
import { createReferee, type Referee } from './referee.ts'
import { createStudent, type Student } from './student.ts'
import { quantile } from './tally.ts'
import type { Variation } from './variations.ts'
import { createWorld, type World } from './world.ts'

/** What only the oracle may see. */
export interface Secrets {
  world: World
  student: (id: string) => Student
  /** When knowledge is measured for the last time. */
  later: number
}
export type EngineMaker = (secrets: Secrets) => Engine

export interface RunOptions {
  makeEngine: EngineMaker
  variation: Variation
  seed: number
  students: number
  days: number
  /** Returns milliseconds, to time decisions. */
  clock: () => number
}

const firstDay = 1_788_000_000
const hour = 3600
const placementQuestions = 25
const placementPoints = [0, 10, 15]
/** Seconds; after a longer absence from the screen, the session's clock goes on without the student. */
const longestWait = 900
const betweenQuestions = 5
/** Reports are expensive: one answer in this many gets a report before and after it. */
const auditEvery = 17

interface Seat {
  student: Student
  engine: CheckedEngine
}
interface Session {
  seat: Seat
  begins: number
  questions: number
  date: number
}

/** Runs one group of students over all its days, and returns the referee's results. */
export function runGroup(options: RunOptions): RunResult {
  const { variation, seed, days } = options
  const world = createWorld(seed, variation.world)
  const students = Array.from({ length: options.students }, (_, index) =>
    createStudent(
      world,
      `s${String(index).padStart(4, '0')}`,
      at(variation.families, index % variation.families.length),
      seed * 10_007 + index,
      variation.students,
    ),
  )
  const byId = new Map(students.map((student) => [student.id, student]))
  const end = firstDay + days * day
  const later = end + 30 * day
  const log: EngineLog = { invalid: 0, times: [] }
  const secrets: Secrets = { world, student: (id) => requireEntry(byId, id), later }
  const newEngine = () => checkEngine(options.makeEngine(secrets), world, log, options.clock)
  const shared = variation.isIsolated ? null : newEngine()
  const seats = students.map((student) => ({ student, engine: shared ?? newEngine() }))
  const referee = createReferee(world)

  for (const { student, engine } of seats) {
    engine.start({ student: student.id, grade: world.init.grade, now: firstDay })
    referee.joins(student, firstDay)
  }
  for (let date = 0; date < days; date++) {
    for (const session of sessionsOf(seats, seed, date)) runSession(world, referee, session)
    if (date % 7 === 6)
      for (const seat of seats) helpWithFirst(world, referee, seat, firstDay + (date + 1) * day - hour)
  }
  for (const { student, engine } of seats) {
    referee.endsPractice(student, end)
    referee.looksLater(student, engine.report({ student: student.id, now: later }), later)
  }
  const outcome = {
    ...referee.outcome(),
    invalid: log.invalid,
    medianMs: quantile(log.times, 0.5),
    p99Ms: quantile(log.times, 0.99),
  }
  return { outcome, students: referee.students() }
}

/** Returns the sessions of a day in time order. Attendance does not depend on the engine. */
function sessionsOf(seats: readonly Seat[], seed: number, date: number): Session[] {
  const sessions = seats.flatMap((seat, index) => {
    const random = createRandomSource(seed, date, index, 37)
    const comes = date === 0 || random.isTrue(seat.student.attendance)
    const begins = firstDay + date * day + Math.floor((7 + 12 * random.uniform()) * hour)
    const questions = date === 0 ? placementQuestions : Math.max(4, Math.round(12 + 4 * random.normal()))
    return comes ? [{ seat, begins, questions, date }] : []
  })
  return sessions.toSorted((left, right) => left.begins - right.begins)
}

function runSession(world: World, referee: Referee, session: Session): void {
  const { student, engine } = session.seat
  const isPlacement = session.date === 0
  const mode = isPlacement ? 'placement' : 'practice'
  const ask = { student: student.id }
  let now = session.begins
  let asked = 0
  const measurePlacement = () => referee.placed(asked, student, engine.report({ ...ask, now }), now)
  student.startSession()
  referee.startsSession(student)
  for (; asked < session.questions; asked++) {
    if (isPlacement && placementPoints.includes(asked)) measurePlacement()
    const reply = engine.next({ ...ask, now, mode, remaining: session.questions - asked })
    if ('done' in reply) break
    const item = requireEntry(world.items, reply.item)
    const question = { student, item, now, isPlacement }
    referee.asks(question)
    const { correct, seconds } = student.answer(item, now)
    now += Math.round(Math.min(seconds, longestWait)) + betweenQuestions
    const before = (asked + session.date) % auditEvery === 0 ? engine.report({ ...ask, now }) : null
    const standings = engine.answer({ ...ask, skill: reply.skill, item: item.id, correct, seconds, now })
    referee.isAnswered(question, correct, reply.p, standings)
    if (before !== null) {
      referee.audits(reply.skill, correct, before, standings, engine.report({ ...ask, now }))
    }
    if (!isPlacement && student.quits()) break
  }
  const report = engine.report({ ...ask, now })
  // An engine that ends placement early is judged by where it stopped.
  if (isPlacement)
    for (const point of [10, 15, 25])
      if (point > asked || point === 25) referee.placed(point, student, report, now)
  referee.endsSession(student, report, now)
}

/** About once a week, an adult looks at the list of stuck skills and helps with the first. */
function helpWithFirst(world: World, referee: Referee, { student, engine }: Seat, now: number): void {
  const [first] = engine.report({ student: student.id, now }).stuck
  const skill = world.skills.find((candidate) => candidate.id === first)
  if (skill === undefined) return
  student.help(skill.index, now)
  referee.helps(student, skill.id)
  engine.help({ student: student.id, skill: skill.id, now })
}
