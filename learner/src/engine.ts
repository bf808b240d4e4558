import { type Beliefs, believe, believeAbout, beliefIn, masteryOf } from './belief.ts'
import { type Catalog, createCatalog } from './catalog.ts'
import { chooseItem } from './choose-item.ts'
import { choosePlacementSkill } from './choose-placement.ts'
import { type Choosing, chooseSkill } from './choose-skill.ts'
import { placementTarget, secondsPerDay, targetChance } from './constants.ts'
import { learnFrom, predict } from './predict.ts'
import type { Engine, Standings } from './protocol.ts'
import { newPopulation, type Population } from './population.ts'
import { firstRates, newStudent, type SkillState, type StudentState } from './state.ts'
import { helped, stuckSkills } from './stuck.ts'
import { isRapid, update } from './update.ts'

interface Learner {
  student: StudentState
  states: (SkillState | undefined)[]
  /** Cached beliefs of the latest requested time, until an answer changes them. */
  beliefs: Beliefs | undefined
  /** Whether the latest question was one of placement. */
  isPlacement: boolean
}

/** Mastery of some skills, which of them are mastered, and where the student is stuck. */
function progressOf(
  catalog: Catalog,
  population: Population,
  learner: Learner,
  beliefs: Beliefs,
  indices: Iterable<number>,
): Standings {
  const mastery: Record<string, number> = {}
  const mastered: string[] = []
  for (const index of indices) {
    const skill = catalog.skills[index]
    if (skill === undefined) continue
    mastery[skill.id] = 100 * masteryOf(population, skill, beliefIn(beliefs, skill))
    if (learner.states[index]?.mastered === true) mastered.push(skill.id)
  }
  const stuck = stuckSkills(catalog, population, beliefs, learner.states)
  return { mastery, mastered, stuck: stuck.flatMap((index) => catalog.skills[index]?.id ?? []) }
}

/** An in-memory practice engine for a test bench. It runs the same model that the product serves. */
export function createEngine(): Engine {
  let catalog: Catalog = createCatalog([], [], [])
  let population: Population = newPopulation(catalog)
  const learners = new Map<string, Learner>()

  /**
   * As in the product, the population stays fixed for a UTC day and learns a day's answers when the next one begins, so
   * that a percentage on screen does not move because someone else answered.
   */
  const lessons: (() => void)[] = []
  let day = 0
  function learnUntil(now: number): void {
    const today = Math.floor(now / secondsPerDay)
    if (today <= day) return
    day = today
    for (const learn of lessons.splice(0)) learn()
    for (const learner of learners.values()) learner.beliefs = undefined
  }

  function requireLearner(id: string): Learner {
    const learner = learners.get(id)
    if (learner === undefined) throw new RangeError(`No student ${id} has joined`)
    return learner
  }

  function believed(learner: Learner, at: number): Beliefs {
    if (learner.beliefs?.at !== at) {
      learner.beliefs = believe(catalog, population, learner.student, learner.states, at)
    }
    return learner.beliefs
  }

  return {
    init({ skills, prerequisites, items }) {
      catalog = createCatalog(skills, prerequisites, items)
      population = newPopulation(catalog)
      learners.clear()
      lessons.length = 0
      day = 0
    },

    start({ student, grade }) {
      learners.set(student, {
        student: newStudent(grade),
        states: Array.from({ length: catalog.skills.length }),
        beliefs: undefined,
        isPlacement: false,
      })
    },

    next({ student: id, now, mode }) {
      learnUntil(now)
      const learner = requireLearner(id)
      if (catalog.items.length === 0) return { done: true }
      learner.isPlacement = mode === 'placement'
      const { student, states, isPlacement } = learner
      const beliefs = believed(learner, now)
      const choosing: Choosing = { catalog, population, student, states, beliefs, at: now }
      const { skill, reason } = isPlacement ? choosePlacementSkill(choosing) : chooseSkill(choosing)
      const target = isPlacement ? placementTarget : targetChance
      const state = states[skill.index]
      const { item, prediction } = chooseItem(catalog, population, student, state, beliefs, skill, 0, target)
      return { skill: skill.id, item: item.id, p: prediction.chance, why: reason.kind }
    },

    answer({ student: id, skill, item: itemId, correct, seconds, now }) {
      learnUntil(now)
      const learner = requireLearner(id)
      const item = catalog.items[catalog.itemIndex.get(itemId) ?? -1]
      if (item === undefined) throw new RangeError(`There is no item ${itemId}`)
      if (item.skill !== skill)
        throw new RangeError(`Item ${itemId} belongs to ${item.skill}, not to ${skill}`)
      const known = learner.states[item.skillIndex]
      const about = catalog.skills[item.skillIndex]
      if (about === undefined) throw new RangeError(`There is no skill ${skill}`)
      const beliefs = believeAbout(catalog, population, learner.student, learner.states, now, about)
      const prediction = predict(catalog, population, learner.student, known, beliefs, item)
      const evidence = {
        item,
        isCorrect: correct,
        hintsUsed: 0,
        attempt: 1,
        activeSeconds: seconds,
        at: now,
        isPlacement: learner.isPlacement,
      }
      const { student, state } = update(catalog, population, learner.student, known, beliefs, evidence)
      learner.student = student
      learner.states[item.skillIndex] = state
      learner.beliefs = undefined
      if (!isRapid(evidence)) lessons.push(() => learnFrom(population, item, prediction, correct))
      const reply = progressOf(catalog, population, learner, believed(learner, now), [item.skillIndex])
      return { ...reply, mastery: { [item.skill]: 100 * state.shown } }
    },

    report({ student: id, now }) {
      learnUntil(now)
      const learner = requireLearner(id)
      return progressOf(catalog, population, learner, believed(learner, now), catalog.skills.keys())
    },

    help({ student: id, skill }) {
      const learner = requireLearner(id)
      const index = catalog.skillIndex.get(skill)
      if (index === undefined) throw new RangeError(`There is no skill ${skill}`)
      const state = learner.states[index]
      if (state === undefined) return
      learner.states[index] = helped(state, firstRates(newStudent(null)))
      learner.beliefs = undefined
    },
  }
}
