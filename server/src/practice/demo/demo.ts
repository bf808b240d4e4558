import { SkillId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import { countsAsTry } from '@skills-center/contract/item'
import type { SkillProgress } from '@skills-center/contract/practice'
import { maxDemoAnswers, type DemoRun, type DemoStep } from '@skills-center/contract/practice/demo'
import type { ExerciseReply } from '@skills-center/contract/skills'
import type { Item } from '@skills-center/curriculum/item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { makeItem } from '@skills-center/curriculum/make-item'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { chooseItem } from '@skills-center/learner/choose-item'
import { reasonFor } from '@skills-center/learner/reason'
import { newPopulation } from '@skills-center/learner/population'
import { newStudent } from '@skills-center/learner/state'
import { update } from '@skills-center/learner/update'
import { judgeExercise } from '../../platform/judge-exercise.ts'
import { presentItem } from '../../platform/present-item.ts'
import { beliefsFor, type Learner, getSkillProgress } from '../learner/learner.ts'
import { learnerCatalog, learnerSkill, partsOf } from '../learner/learner-catalog.ts'
import { requireModel } from '../questions/next-question.ts'
import { formatReason } from '../questions/reasons.ts'

const sample = SkillId.parse('unit-rates')
/** An arbitrary start time in seconds since 1970, and the seconds per answer. */
const began = 1_800_000_000
const secondsApart = 60
/** The population before it has learned from any answers, so that a run reveals nothing about real students. */
const population = newPopulation(learnerCatalog)

export type DemoFeature = ReturnType<typeof createDemo>

/** A visitor's run of real questions through the model that practice uses. Nothing is stored. */
export function createDemo({ skill: select }: { skill: (id: SkillId) => Skill | undefined }) {
  function requireSample(): Skill {
    const skill = select(sample)
    if (skill === undefined) throw new Error(`The curriculum has no skill ${sample}`)
    return skill
  }
  return {
    /** Replays the run from the start. It is deterministic: each question depends only on the answers before it. */
    play(answers: readonly Response[]): DemoRun {
      const skill = requireSample()
      const { standings: progress, last, question } = run(skill, answers.length, (_, place) => answers[place])
      const isOver = progress.length >= maxDemoAnswers
      return {
        skill: summarise(skill),
        standings: progress,
        last,
        next: isOver ? null : { item: presentItem(question.item), level: question.level, why: question.why },
      }
    },

    /** A run whose answers are right or wrong as given; wrong ones are known mistakes. */
    example(marks: readonly boolean[]): DemoStep[] {
      return run(requireSample(), marks.length, (item, place) =>
        keyResponse(marks[place] === true ? item.key : (item.wrongAnswers[0]?.key ?? item.key)),
      ).steps
    },
  }
}

function run(skill: Skill, length: number, respond: (item: Item, place: number) => Response | undefined) {
  const about = learnerSkill(skill)
  const progress: SkillProgress[] = []
  const steps: DemoStep[] = []
  let last: ExerciseReply | null = null
  let learner: Learner = {
    student: newStudent(skill.gradeLevel),
    states: new Map(),
    everMastered: new Set(),
  }
  let at = began

  /** The question that practice would ask now. */
  function ask() {
    const known = learner.states.get(skill.id)
    const beliefs = beliefsFor(population, learner, at, about)
    const { item: chosen, prediction } = chooseItem(
      learnerCatalog,
      population,
      learner.student,
      known,
      beliefs,
      about,
      0,
    )
    const lastItem = learner.student.last[0]?.item
    const before = lastItem === undefined ? undefined : { id: lastItem, level: partsOf(lastItem).level }
    const { modelId, level } = partsOf(chosen.id)
    const item = makeItem(skill, requireModel(skill, modelId), level, progress.length)
    const why = formatReason(reasonFor(known, before, chosen, prediction.chance))
    return { item, chosen, level, why }
  }

  function learnFrom(isCorrect: boolean, { chosen }: ReturnType<typeof ask>) {
    at += secondsApart
    const known = learner.states.get(skill.id)
    const evidence = {
      item: chosen,
      isCorrect,
      hintsUsed: 0,
      attempt: 1 as const,
      activeSeconds: chosen.seconds,
      at,
    }
    const beliefs = beliefsFor(population, learner, at, about)
    const { student, state } = update(learnerCatalog, population, learner.student, known, beliefs, evidence)
    learner = { ...learner, student, states: new Map([[skill.id, state]]) }
    progress.push(getSkillProgress(population, beliefsFor(population, learner, at, about), learner, skill.id))
  }

  let question = ask()
  for (let place = 0; place < length; place += 1) {
    const { item, level, why } = question
    const response = respond(item, place)
    if (response === undefined) break
    last = judgeExercise(item, response)
    // A response that does not count as a try leaves the same question open.
    if (last.verdict === null || !countsAsTry(last.verdict)) continue
    const isRight = last.verdict === 'correct'
    if (!isRight) last = { ...last, solution: solutionOf(item) }
    learnFrom(isRight, question)
    steps.push({ level, why, isRight, mastery: progress.at(-1)?.mastery ?? 0 })
    question = ask()
  }
  return { standings: progress, steps, last, question }
}

const solutionOf = (item: Item): ExerciseReply['solution'] => judgeExercise(item, null).solution
