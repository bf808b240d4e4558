import type { Stream, StreamAnswer } from '../stream.ts'
import type { Baseline, Predictor } from './baseline.ts'

interface Parameters {
  /** The probability that the skill is known before the first answer. */
  known: number
  /** The probability of learning the skill with an answer. */
  learns: number
  guess: number
  slip: number
}

/** Conventional round values, for use without fitting. */
const unfitted: Parameters = { known: 0.4, learns: 0.1, guess: 0.2, slip: 0.1 }
/** A higher value would mean that students who know a skill answer wrong more often than right. */
const maxGuess = 0.5
const maxSlip = 0.5
const rounds = 20
/** The weight of the parameters fitted on all skills together, in answers; it matters for skills with few answers. */
const trust = 20

/**
 * Bayesian knowledge tracing (Corbett and Anderson 1995): a skill is known or not, may be learned at each answer, and
 * is never forgotten. A set of skills that occur together in an answer counts as a separate skill.
 */
function createTracing({ skillSetCount }: Stream, parametersOf: (skillSet: number) => Parameters): Predictor {
  const beliefs = new Map<number, number>()
  const keyOf = ({ student, skillSet }: { student: number; skillSet: number }) =>
    student * skillSetCount + skillSet
  return {
    predict(question) {
      const parameters = parametersOf(question.skillSet)
      return chanceOf(parameters, beliefs.get(keyOf(question)) ?? parameters.known)
    },
    learn(answer) {
      const parameters = parametersOf(answer.skillSet)
      const known = posterior(parameters, beliefs.get(keyOf(answer)) ?? parameters.known, answer.isCorrect)
      beliefs.set(keyOf(answer), known + (1 - known) * parameters.learns)
    },
  }
}

const chanceOf = ({ guess, slip }: Parameters, known: number): number =>
  known * (1 - slip) + (1 - known) * guess

function posterior(parameters: Parameters, known: number, isCorrect: boolean): number {
  const { slip } = parameters
  const chance = chanceOf(parameters, known)
  return isCorrect ? (known * (1 - slip)) / chance : (known * slip) / (1 - chance)
}

/** Each student's answers for one set of skills, in order. */
type Sequences = readonly (readonly boolean[])[]

function sequencesBySkillSet(stream: Stream, answers: readonly StreamAnswer[]): Sequences[] {
  const tables = Array.from({ length: stream.skillSetCount }, () => new Map<number, boolean[]>())
  for (const { student, skillSet, isCorrect } of answers) {
    const sequences = tables[skillSet]
    const sequence = sequences?.get(student)
    if (sequence === undefined) sequences?.set(student, [isCorrect])
    else sequence.push(isCorrect)
  }
  return tables.map((sequences) => [...sequences.values()])
}

/** Expected counts: how often each event could have happened, and how often it did. */
interface Counts {
  known: [number, number]
  learns: [number, number]
  guess: [number, number]
  slip: [number, number]
}

/** Fits parameters by expectation maximization (Baum and Welch 1970). `prior` has the weight of `weight` answers. */
function fit(sequences: Sequences, prior: Parameters, weight: number): Parameters {
  let parameters = prior
  for (let round = 0; round < rounds; round += 1) {
    const counts: Counts = {
      known: [weight, weight * prior.known],
      learns: [weight, weight * prior.learns],
      guess: [weight, weight * prior.guess],
      slip: [weight, weight * prior.slip],
    }
    for (const sequence of sequences) expect(sequence, parameters, counts)
    const share = ([of, hits]: [number, number]) => Math.max(0.001, Math.min(0.999, hits / of))
    parameters = {
      known: share(counts.known),
      learns: share(counts.learns),
      guess: Math.min(maxGuess, share(counts.guess)),
      slip: Math.min(maxSlip, share(counts.slip)),
    }
  }
  return parameters
}

/** Adds the expected counts of one sequence, from the forward and backward passes. */
function expect(sequence: readonly boolean[], parameters: Parameters, counts: Counts): void {
  const { known, learns, guess, slip } = parameters
  const length = sequence.length
  /** The probability that the skill is known at each answer, given the answers up to it. */
  const forward = new Float64Array(length)
  let before = known
  for (const [place, isCorrect] of sequence.entries()) {
    const after = posterior(parameters, before, isCorrect)
    forward[place] = after
    before = after + (1 - after) * learns
  }
  /** The likelihood of the later answers if the skill is known and if it is not, up to a common factor. */
  let ifKnown = 1
  let ifNot = 1
  for (let place = length - 1; place >= 0; place -= 1) {
    const isCorrect = sequence[place] === true
    const here = forward[place] ?? 0
    const together = here * ifKnown
    const smoothed = together / (together + (1 - here) * ifNot)
    counts.slip[0] += smoothed
    counts.guess[0] += 1 - smoothed
    if (isCorrect) counts.guess[1] += 1 - smoothed
    else counts.slip[1] += smoothed
    if (place === 0) {
      counts.known[0] += 1
      counts.known[1] += smoothed
      return
    }
    const likelyKnown = (isCorrect ? 1 - slip : slip) * ifKnown
    const likelyNot = (isCorrect ? guess : 1 - guess) * ifNot
    const earlier = forward[place - 1] ?? 0
    const learned = (1 - earlier) * learns * likelyKnown
    const stayed = (1 - earlier) * (1 - learns) * likelyNot
    const total = earlier * likelyKnown + learned + stayed
    counts.learns[0] += (learned + stayed) / total
    counts.learns[1] += learned / total
    ifKnown = likelyKnown / total
    ifNot = (learns * likelyKnown + (1 - learns) * likelyNot) / total
  }
}

export const bkt: Baseline = {
  name: 'BKT per skill',
  cold: (stream) => createTracing(stream, () => unfitted),
  fitted(stream, training) {
    const bySkillSet = sequencesBySkillSet(stream, training)
    const together = fit(bySkillSet.flat(), unfitted, 1)
    const parameters = bySkillSet.map((sequences) => fit(sequences, together, trust))
    return createTracing(stream, (skillSet) => parameters[skillSet] ?? together)
  },
}
