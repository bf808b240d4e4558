import type { Catalog } from './catalog.ts'
import { featureCount } from './feature-names.ts'
import { fitLogistic } from './fit-logistic.ts'
import { createReplay, type PastAnswer } from './fit-replay.ts'
import { newSchool, type School } from './school.ts'
import { isRapid } from './update.ts'

/** Parts that the students are dealt into. */
const foldCount = 4

/**
 * A school fitted on answers given in this order.
 *
 * What a weight is worth must be judged on students whom the school has not met, as it will meet those to come. So
 * the students are dealt into folds: the answers of each are replayed in a school that has learned from all the
 * others, and the weights are those under which all answers, so foretold, are the most likely. The school itself
 * then learns from everyone. The same answers make the same school.
 */
export function fitSchool(catalog: Catalog, answers: readonly PastAnswer[]): School {
  const foldOf = dealStudents(answers)
  const counted = answers.reduce((count, answer) => count + (isRapid(answer) ? 0 : 1), 0)
  const features = new Float32Array(counted * featureCount)
  const outcomes = new Uint8Array(counted)
  let row = 0
  for (let fold = 0; fold < foldCount; fold += 1) {
    const others = answers.filter(({ student }) => foldOf.get(student) !== fold)
    const own = answers.filter(({ student }) => foldOf.get(student) === fold)
    if (own.length === 0) continue
    const replay = createReplay(catalog, replayed(catalog, others))
    for (const answer of own) {
      const { situation } = replay.answer(answer)
      if (isRapid(answer)) continue
      features.set(situation.features, row * featureCount)
      outcomes[row] = answer.isCorrect ? 1 : 0
      row += 1
    }
  }

  const school = replayed(catalog, answers)
  school.weights = fitLogistic({ features, outcomes }, newSchool(catalog).weights.means)
  return school
}

function replayed(catalog: Catalog, answers: readonly PastAnswer[]): School {
  const school = newSchool(catalog)
  const replay = createReplay(catalog, school)
  for (const answer of answers) replay.answer(answer)
  return school
}

/** The fold of each student: dealt one after another, in the order in which they first answered. */
function dealStudents(answers: readonly PastAnswer[]): Map<string, number> {
  const foldOf = new Map<string, number>()
  for (const { student } of answers) {
    if (!foldOf.has(student)) foldOf.set(student, foldOf.size % foldCount)
  }
  return foldOf
}
