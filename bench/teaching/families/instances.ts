import { at } from '../at.ts'
import { day, logistic, type Knowledge, type KnowledgeOptions } from '../knowledge.ts'
import type { WorldItem } from '../world.ts'

/** Retrieval noise. */
const noise = 0.38
/** A trace's decay: a minimum for all, and more if earlier traces were still fresh when it was laid down. */
const minDecay = 0.1
const freshDecay = 0.33
const traceWeight = 0.52
/** Ages below this many days count as this many: within a session all traces count alike. */
const sitting = 0.5
/** How much a stronger sibling interferes. */
const interference = 0.3
const maxTraces = 20

interface Trace {
  at: number
  weight: number
  decay: number
}

/**
 * Each question leaves a trace. Activation is the logarithm of the sum of what remains of all traces (Anderson and
 * Schooler 1991). A trace laid down at high activation decays faster, so spacing pays off (Pavlik and Anderson 2005).
 * Siblings in a unit are confused with each other while one is practiced much more than the other.
 */
export function createInstances({ world, preparation, forgetting }: KnowledgeOptions): Knowledge {
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
    // Merge the two oldest, whose difference in age no longer matters.
    const [first, second] = kept.splice(0, 2)
    if (first === undefined || second === undefined) return
    kept.unshift({
      at: (first.at + second.at) / 2,
      weight: first.weight + second.weight,
      decay: (first.decay + second.decay) / 2,
    })
  }
  const decayAt = (skill: number, now: number) =>
    minDecay + freshDecay * logistic((activation(skill, now) - 0.6) / noise)
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
      remember(skill, { at: now, weight: 0.6, decay: minDecay })
    },
  }
}
