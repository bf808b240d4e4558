import { describe, expect, it } from 'vitest'
import type { FileAnswer } from '../answers-file.ts'
import { measure } from '../measures.ts'
import { createStream, type Stream, type StreamAnswer } from '../stream.ts'
import { baseRate } from './base-rate.ts'
import type { Predictor } from './baseline.ts'
import { bestLr } from './best-lr.ts'
import { bkt } from './bkt.ts'
import { elo } from './elo.ts'
import { itemMean } from './item-mean.ts'
import { pfa } from './pfa.ts'

function createNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Students know a skill or not, learn it with probability 1/5, guess with 1/4, and slip with 1/10. */
function tracedStream(): Stream {
  const next = createNumbers(5)
  const rows: FileAnswer[] = []
  for (let student = 0; student < 600; student += 1) {
    let isKnown = next() < 0.3
    for (let turn = 0; turn < 12; turn += 1) {
      const isCorrect = next() < (isKnown ? 0.9 : 0.25)
      rows.push({ student: `${student}`, item: '', skills: ['a'], isCorrect, at: turn })
      isKnown ||= next() < 0.2
    }
  }
  return createStream(rows)
}

/** Students of varying ability answer items of varying difficulty in two skills, and learn. */
function gradedStream(): Stream {
  const next = createNumbers(9)
  const rows: FileAnswer[] = []
  for (let student = 0; student < 200; student += 1) {
    const ability = 3 * (next() - 0.5)
    for (let turn = 0; turn < 30; turn += 1) {
      const item = Math.floor(next() * 12)
      const logit = ability + 0.05 * turn - 0.4 * (item - 5)
      const isCorrect = next() < 1 / (1 + Math.exp(-logit))
      rows.push({
        student: `${student}`,
        item: `${item}`,
        skills: [item % 2 === 0 ? 'a' : 'b'],
        isCorrect,
        at: turn,
      })
    }
  }
  return createStream(rows)
}

const isHeld = ({ student }: StreamAnswer) => student % 5 === 0

function measuresOf(predictor: Predictor, answers: readonly StreamAnswer[]) {
  const chances = answers.map((answer) => {
    const chance = predictor.predict(answer)
    predictor.learn(answer)
    return chance
  })
  return measure(
    Float64Array.from(chances),
    Uint8Array.from(answers, ({ isCorrect }) => (isCorrect ? 1 : 0)),
  )
}

describe('baselines', () => {
  it('Bayesian knowledge tracing finds again what made the answers', () => {
    const stream = tracedStream()
    const predictor = bkt.fitted(stream, stream.answers)
    const first = stream.answers.find(({ at }) => at === 0)
    if (first === undefined) throw new Error('There is no first answer')
    const practiced = { ...first, student: stream.students.length, isCorrect: true }
    expect(predictor.predict(practiced)).toBeCloseTo(0.3 * 0.9 + 0.7 * 0.25, 1)
    for (let turn = 0; turn < 20; turn += 1) predictor.learn(practiced)
    expect(predictor.predict(practiced)).toBeCloseTo(0.9, 1)
  })

  it.each([itemMean, elo, bestLr])('$name learns from others which items are hard', (baseline) => {
    const stream = gradedStream()
    const held = stream.answers.filter(isHeld)
    const training = stream.answers.filter((answer) => !isHeld(answer))
    const rate = measuresOf(baseRate.fitted(stream, training), held)
    const fitted = measuresOf(baseline.fitted(stream, training), held)
    const cold = measuresOf(baseline.cold(stream), held)
    expect(fitted.logLoss).toBeLessThan(rate.logLoss - 0.05)
    expect(fitted.logLoss).toBeLessThan(cold.logLoss)
    expect(fitted.ece).toBeLessThan(0.08)
  })

  it('performance factors analysis learns what right and wrong answers say', () => {
    const stream = gradedStream()
    const held = stream.answers.filter(isHeld)
    const training = stream.answers.filter((answer) => !isHeld(answer))
    const fitted = measuresOf(pfa.fitted(stream, training), held)
    expect(fitted.auc).toBeGreaterThan(0.58)
    expect(fitted.ece).toBeLessThan(0.08)
  })

  it('a baseline’s forecast does not depend on the answer that it predicts', () => {
    const stream = gradedStream()
    for (const baseline of [baseRate, itemMean, bkt, pfa, elo, bestLr]) {
      const predictor = baseline.cold(stream)
      for (const answer of stream.answers.slice(0, 200)) {
        const right = { ...answer, isCorrect: true }
        const wrong = { ...answer, isCorrect: false }
        const chance = predictor.predict(right)
        expect(predictor.predict(wrong)).toBe(chance)
        expect(chance).toBeGreaterThan(0)
        expect(chance).toBeLessThan(1)
        predictor.learn(answer)
      }
    }
  })
})
