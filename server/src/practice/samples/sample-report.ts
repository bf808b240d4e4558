import { SkillId } from '@skills-center/contract/ids'
import type { SampleReport } from '@skills-center/contract/site/page'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { chooseItem } from '@skills-center/learner/choose-item'
import { newPopulation } from '@skills-center/learner/population'
import { newStudent } from '@skills-center/learner/state'
import { update } from '@skills-center/learner/update'
import { beliefsFor, type Learner, progressBySkill } from '../learner/learner.ts'
import { learnerCatalog, learnerSkill } from '../learner/learner-catalog.ts'

const daySeconds = 86_400
const secondsApart = 60
/** An arbitrary start time, in whole seconds. */
const began = 1_800_000_000
/** The sample student's grade. */
const gradeLevel = 6
/** Days from the first practice to the report. */
const reportDay = 33

/** A sample student's practice over five weeks: the day, the skill, and whether each answer was right. */
const practised: readonly (readonly [day: number, skill: string, answers: string])[] = [
  [0, 'equivalent-ratios', '✓✗✓✓✓'],
  [1, 'unit-rates', '✗✓✗✓'],
  [2, 'equivalent-ratios', '✓✓✓✓✓'],
  [4, 'divide-fractions', '✗✗✓✗'],
  [7, 'unit-rates', '✓✓✗✓✓'],
  [9, 'thermal-energy', '✓✓✗✓✓'],
  [14, 'unit-rates', '✓✓✓✓'],
  [21, 'divide-fractions', '✗✓✓'],
  [28, 'thermal-energy', '✓✓✓'],
  [31, 'unit-rates', '✓✓✓✓'],
  [33, 'one-step-equations', '✓✗✓'],
]

/**
 * A sample student's report. The learner model computes every figure from these answers, and the result is the same for
 * every reader.
 */
export function sampleReport(select: (id: SkillId) => Skill | undefined): SampleReport {
  const population = newPopulation(learnerCatalog)
  let learner: Learner = {
    student: newStudent(gradeLevel),
    states: new Map(),
    everMastered: new Set(),
  }
  const given = new Map<Skill, boolean[]>()
  for (const [day, id, marks] of practised) {
    const skill = requireSkill(select, id)
    const about = learnerSkill(skill)
    for (const [place, mark] of [...marks].entries()) {
      const at = began + day * daySeconds + (place + 1) * secondsApart
      const isCorrect = mark === '✓'
      const known = learner.states.get(skill.id)
      const beliefs = beliefsFor(population, learner, at, about)
      const { item } = chooseItem(learnerCatalog, population, learner.student, known, beliefs, about, 0)
      const evidence = { item, isCorrect, hintsUsed: 0, attempt: 1, activeSeconds: item.seconds, at }
      const { student, state } = update(learnerCatalog, population, learner.student, known, beliefs, evidence)
      learner = {
        student,
        states: new Map(learner.states).set(skill.id, state),
        everMastered: state.mastered ? new Set([...learner.everMastered, skill.id]) : learner.everMastered,
      }
      given.set(skill, [...(given.get(skill) ?? []), isCorrect])
    }
  }
  const seenAt = began + reportDay * daySeconds + 3600
  const now = progressBySkill(population, learner, seenAt)
  return [...given].flatMap(([skill, answers]) => {
    const progress = now.get(skill.id)
    if (progress === undefined || progress.mastery === null || progress.certainty === null) return []
    const { mastery, certainty, mastered, isDue } = progress
    return [{ skill: summarise(skill), answers, mastery, certainty, mastered, isDue }]
  })
}

function requireSkill(select: (id: SkillId) => Skill | undefined, id: string): Skill {
  const skill = select(SkillId.parse(id))
  if (skill === undefined) throw new Error(`The curriculum has no skill ${id}`)
  return skill
}
