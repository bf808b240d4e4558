import { at } from '../at.ts'
import { day, logistic, type Knowledge, type KnowledgeNeeds } from '../knowledge.ts'
import type { WorldItem } from '../world.ts'

/** Noise of retrieval. */
const noise = 0.38
/** Decay of a trace: a little for all, more where it was laid on something still fresh. */
const leastDecay = 0.1
const freshDecay = 0.33
const traceWeight = 0.52
/** Nothing is fresher than this many days: within a sitting all traces count alike. */
const sitting = 0.5
/** How far a stronger sibling gets in the way. */
const interference = 0.3
const maxTraces = 20

interface Trace {
  at: number
  weight: number
  decay: number
}

/**
 * Each question leaves a trace; activation is the logarithm of what is left of all of them (Anderson and Schooler
 * 1991), and a trace laid while activation is high decays faster, so that spacing pays (Pavlik and Anderson 2005).
 * Siblings of a unit are confused with one another while one is practiced much more than the other.
 */
export function createInstances({ world, preparation, forgetting }: KnowledgeNeeds): Knowledge {
  const old = Float64Array.from(preparation, (logit) => Math.exp(noise * logit))
  const traces: Trace[][] = world.skills.map(() => [])

  const lastNow = new Float64Array(world.skills.length).fill(-1)
  const last = new Float64Array(world.skills.length)

  function activation(skill: number, now: number): number {
    if (at(lastNow, skill) === now) return at(last, skill)
    let sum = at(old, skill)
    for (const trace of at(traces, skill)) {
      const days = Math.max(sitting, ((now - trace.at) / day) * forgetting)
      sum += trace.weight * (days / sitting) ** -trace.decay
    }
    lastNow[skill] = now
    last[skill] = Math.log(sum)
    return at(last, skill)
  }
  function confusion(skill: number, own: number, now: number): number {
    let worst = 0
    for (const sibling of at(world.skills, skill).siblings) {
      if (at(traces, sibling).length > 0) worst = Math.max(worst, activation(sibling, now) - own)
    }
    return interference * Math.min(1, worst)
  }
  function remember(skill: number, trace: Trace): void {
    const kept = at(traces, skill)
    kept.push(trace)
    lastNow[skill] = -1
    if (kept.length <= maxTraces) return
    // The two oldest become one: their difference in age is long past mattering.
    const [first, second] = kept.splice(0, 2)
    if (first === undefined || second === undefined) return
    kept.unshift({
      at: (first.at + second.at) / 2,
      weight: first.weight + second.weight,
      decay: (first.decay + second.decay) / 2,
    })
  }
  const decayAt = (skill: number, now: number) =>
    leastDecay + freshDecay * logistic((activation(skill, now) - 0.6) / noise)
  return {
    knows(item, now) {
      const own = activation(item.skill, now)
      return logistic((own - confusion(item.skill, own, now)) / noise - item.difficulty)
    },
    practice({ skill }, isCorrect, progress, now) {
      const weight = traceWeight * progress * (isCorrect ? 1 : 0.75)
      remember(skill, { at: now, weight, decay: decayAt(skill, now) })
    },
    gain({ skill }, progress, now, later) {
      const { items } = at(world.skills, skill)
      const held = activation(skill, later)
      const days = ((later - now) / day) * forgetting
      const left = traceWeight * progress * Math.max(1, days / sitting) ** -decayAt(skill, now)
      const added = Math.log(Math.exp(held) + left)
      const knowsAt = (active: number, item: WorldItem) => logistic(active / noise - item.difficulty)
      return items.reduce((sum, item) => sum + knowsAt(added, item) - knowsAt(held, item), 0) / items.length
    },
    help(skill, now) {
      remember(skill, { at: now, weight: 0.6, decay: leastDecay })
    },
  }
}
