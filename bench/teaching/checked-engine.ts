import type {
  AnswerRequest,
  Engine,
  HelpRequest,
  NextReply,
  NextRequest,
  ReportRequest,
  StartRequest,
  Standings,
} from '@skills-center/learner/protocol'
import type { World } from './world.ts'

/** An engine whose replies are checked and whose decisions are timed. */
export interface CheckedEngine {
  start(request: StartRequest): void
  next(request: NextRequest): NextReply
  answer(request: AnswerRequest): Standings
  report(request: ReportRequest): Standings
  help(request: HelpRequest): void
}

export interface EngineLog {
  invalid: number
  /** The milliseconds of every `next` and `answer` call. */
  times: number[]
}

export function checkEngine(
  engine: Engine,
  world: World,
  log: EngineLog,
  clock: () => number,
): CheckedEngine {
  const skills = new Set(world.skills.map((skill) => skill.id))

  function timed<T>(decide: () => T): T {
    const before = clock()
    const reply = decide()
    log.times.push(clock() - before)
    return reply
  }
  function areSkills(ids: readonly string[]): boolean {
    return ids.every((id) => skills.has(id))
  }
  function check(standings: Standings, expected: readonly string[]): Standings {
    const { mastery, mastered, stuck } = standings
    const isValid =
      expected.every((id) => mastery[id] !== undefined) &&
      areSkills(Object.keys(mastery)) &&
      areSkills(mastered) &&
      areSkills(stuck) &&
      Object.values(mastery).every((percent) => percent >= 0 && percent <= 100)
    if (!isValid) log.invalid++
    return standings
  }
  engine.init(world.init)
  return {
    start: (request) => engine.start(request),
    next(request) {
      const reply = timed(() => engine.next(request))
      if ('done' in reply) return reply
      const item = world.items.get(reply.item)
      const isOfSkill = item !== undefined && world.skills[item.skill]?.id === reply.skill
      if (isOfSkill && reply.p >= 0 && reply.p <= 1) return reply
      log.invalid++
      return { done: true }
    },
    answer: (request) =>
      check(
        timed(() => engine.answer(request)),
        [request.skill],
      ),
    report: (request) => check(engine.report(request), [...skills]),
    help: (request) => engine.help(request),
  }
}
