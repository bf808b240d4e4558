import type { Stream, StreamAnswer } from '../stream.ts'
import { type Baseline, logistic, overSkills, type Predictor, train } from './baseline.ts'

/** The first step of each kind of rating; later steps shrink as answers accumulate. */
interface Steps {
  student: number
  studentSkill: number
  item: number
  skillSet: number
  /** How fast the steps shrink. */
  shrinking: number
}

interface Rating {
  value: number
  answered: number
}

/**
 * Elo for practice (Klinkenberg, Straatemeier and van der Maas 2011) with the uncertainty function a / (1 + b n) of
 * Pelánek (2016). There is a rating for the student, the student in each skill, the item, and its set of skills. The
 * probability of a right answer is logistic in their difference, and each rating moves by a share of the surprise.
 */
function createElo({ itemCount, skillSetCount, skillCount }: Stream, steps: Steps): Predictor {
  const ratings = (count: number) => Array.from({ length: count }, (): Rating => ({ value: 0, answered: 0 }))
  const items = ratings(itemCount)
  const skillSets = ratings(skillSetCount)
  const students = new Map<number, Rating>()
  const studentSkills = new Map<number, Rating>()
  const ratingIn = (table: Map<number, Rating>, key: number): Rating => {
    const known = table.get(key)
    if (known !== undefined) return known
    const rating = { value: 0, answered: 0 }
    table.set(key, rating)
    return rating
  }
  const valueIn = (table: Map<number, Rating>, key: number) => table.get(key)?.value ?? 0
  const move = (rating: Rating | undefined, first: number, surprise: number) => {
    if (rating === undefined) return
    rating.value += (first / (1 + steps.shrinking * rating.answered)) * surprise
    rating.answered += 1
  }
  const predict: Predictor['predict'] = (question) => {
    const { student, skills, item, skillSet } = question
    const inSkills = overSkills(question, (skill) => valueIn(studentSkills, student * skillCount + skill))
    const ability = valueIn(students, student) + inSkills / skills.length
    return logistic(ability + (items[item]?.value ?? 0) + (skillSets[skillSet]?.value ?? 0))
  }
  return {
    predict,
    learn(answer) {
      const surprise = (answer.isCorrect ? 1 : 0) - predict(answer)
      move(ratingIn(students, answer.student), steps.student, surprise)
      for (const skill of answer.skills) {
        move(ratingIn(studentSkills, answer.student * skillCount + skill), steps.studentSkill, surprise)
      }
      move(items[answer.item], steps.item, surprise)
      move(skillSets[answer.skillSet], steps.skillSet, surprise)
    },
  }
}

const usual: Steps = { student: 0.4, studentSkill: 0.4, item: 0.6, skillSet: 0.4, shrinking: 0.06 }
const multiples = [0.5, 0.7, 1.4, 2]

/** Finds the steps that predict the answers best, tuning one step at a time. */
function tune(stream: Stream, answers: readonly StreamAnswer[]): Steps {
  let best = usual
  let min = lossOf(createElo(stream, best), answers)
  for (const key of ['shrinking', 'student', 'studentSkill', 'item', 'skillSet'] as const) {
    const from = best
    for (const multiple of multiples) {
      const steps = { ...from, [key]: from[key] * multiple }
      const loss = lossOf(createElo(stream, steps), answers)
      if (loss >= min) continue
      min = loss
      best = steps
    }
  }
  return best
}

function lossOf(predictor: Predictor, answers: readonly StreamAnswer[]): number {
  let loss = 0
  for (const answer of answers) {
    const chance = Math.max(1e-6, Math.min(1 - 1e-6, predictor.predict(answer)))
    loss -= Math.log(answer.isCorrect ? chance : 1 - chance)
    predictor.learn(answer)
  }
  return loss
}

export const elo: Baseline = {
  name: 'Elo',
  cold: (stream) => createElo(stream, usual),
  fitted: (stream, training) => train(createElo(stream, tune(stream, training)), training),
}
