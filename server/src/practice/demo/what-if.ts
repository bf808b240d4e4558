import { SkillId } from '@skills-center/contract/ids'
import type { WhatIf, WhatIfEvent, WhatIfStep } from '@skills-center/contract/practice'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { chooseItem } from '@skills-center/learner/choose-item'
import { newPopulation } from '@skills-center/learner/population'
import { newStudent } from '@skills-center/learner/state'
import { update } from '@skills-center/learner/update'
import { beliefsFor, type Learner, getSkillProgress } from '../learner/learner.ts'
import { learnerCatalog, learnerSkill } from '../learner/learner-catalog.ts'

export interface WhatIfDeps {
  skill: (id: SkillId) => Skill | undefined
}

const sample = SkillId.parse('unit-rates')
const daySeconds = 86_400
/** An arbitrary start time in seconds since 1970; only the time since then matters. */
const began = 1_800_000_000
/** Between two answers, long enough for a thoughtful answer. */
const secondsApart = 60
const maxDaysAhead = 365
/**
 * The population before it has learned from any answers. So a run gives the same result everywhere and every day, and
 * reveals nothing about real students.
 */
const population = newPopulation(learnerCatalog)

export type WhatIfFeature = ReturnType<typeof createWhatIf>

/** Plays a made-up run of practice through the model that real answers use. Nothing is stored. */
export function createWhatIf(deps: WhatIfDeps) {
  return {
    play(events: readonly WhatIfEvent[]): WhatIf {
      const skill = deps.skill(sample)
      if (skill === undefined) throw new Error(`The curriculum has no skill ${sample}`)
      const steps = run(skill, events)
      return { skill: summarise(skill), steps }
    },
  }
}

/** A new student in the skill's grade, who answers the questions that practice would choose. */
function run(skill: Skill, events: readonly WhatIfEvent[]): WhatIfStep[] {
  const about = learnerSkill(skill)
  let learner: Learner = {
    student: newStudent(skill.gradeLevel),
    states: new Map(),
    everMastered: new Set(),
  }
  let at = began
  let day = 0
  const progressAt = (moment: number) =>
    getSkillProgress(population, beliefsFor(population, learner, moment, about), learner, skill.id)

  function answer({ isRight, hintsUsed, attempt }: Extract<WhatIfEvent, { kind: 'answer' }>): void {
    at += secondsApart
    const known = learner.states.get(skill.id)
    const beliefs = beliefsFor(population, learner, at, about)
    const { item } = chooseItem(learnerCatalog, population, learner.student, known, beliefs, about, 0)
    const evidence = { item, isCorrect: isRight, hintsUsed, attempt, activeSeconds: item.seconds, at }
    const { student, state } = update(learnerCatalog, population, learner.student, known, beliefs, evidence)
    const everMastered = state.mastered ? new Set([skill.id]) : learner.everMastered
    learner = { student, states: new Map([[skill.id, state]]), everMastered }
  }

  /** Without practice, mastery only fades, so binary search finds the first day on which the skill is due. */
  function dueDay(): number | null {
    const isDueAfter = (days: number) => progressAt(at + days * daySeconds).isDue
    if (!learner.everMastered.has(skill.id) || !isDueAfter(maxDaysAhead)) return null
    let [before, after] = [-1, maxDaysAhead]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (isDueAfter(middle)) after = middle
      else before = middle
    }
    return day + after
  }

  return events.map((event) => {
    if (event.kind === 'answer') answer(event)
    else {
      at += event.days * daySeconds
      day += event.days
    }
    const { mastery, certainty, mastered, isDue } = progressAt(at)
    return { day, mastery, certainty, mastered, isDue, dueDay: dueDay() }
  })
}
