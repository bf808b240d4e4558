import { createHash } from 'node:crypto'
import type { Question } from '@skills-center/contract/practice'
import type { Item } from '@skills-center/curriculum/item'
import { fingerprint, makeItem } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { predict } from '@skills-center/learner/predict'
import { oddsInWords } from '@skills-center/learner/reason'
import { conflict } from '../platform/problems.ts'
import { know, type KnowingNeeds } from './knowing.ts'
import { learnerCatalog, learnerItem } from './learner-catalog.ts'
import { showQuestion } from './next-question.ts'
import { selectTries } from './queries.ts'
import { type IssuedQuestion, swapsLeft } from './question-token.ts'

interface Other {
  model: ItemModel
  seed: number
  item: Item
}

/** Seeds that are tried in one model before the next one's turn. */
const mostThrows = 24

/**
 * “Another question like this”: the same skill and level, another item. It costs no row and counts for nothing.
 * The other question follows from the first one's nonce, so that asking again brings the same one: from a question
 * that was issued nobody comes further than two others. The first one stays answerable, as any question that was
 * issued does; it then counts as what it is, one more question answered (docs/decisions/0002).
 */
export function createSwaps(needs: KnowingNeeds) {
  return async (question: IssuedQuestion, skill: Skill, item: Item): Promise<Question> => {
    if (swapsLeft(question) === 0) {
      throw conflict('This question stays: it cannot be exchanged for another one.')
    }
    if ((await selectTries(needs.database, [question])).length > 0) {
      throw conflict('You have tried this question already, so it stays.')
    }
    const { learner, school, beliefs } = await know(needs, question.studentId)
    const state = learner.rows.get(skill.id)
    const recent = state?.recent_items ?? []
    const { model, seed, item: other } = another(question, skill, fingerprint(item), recent)
    const asked = learnerItem(skill.id, model.id, question.level)
    const { chance } = predict(learnerCatalog, school, learner.student, state?.state, beliefs, asked)
    const issued: IssuedQuestion = {
      ...question,
      modelId: model.id,
      seed,
      nonce: nonceAfter(question),
      why: `You asked for another question like the one before. ${oddsInWords(chance)}`,
      swaps: question.swaps + 1,
    }
    return showQuestion(needs.tokens, issued, other)
  }
}

/** An item of the same level that the student has not met lately: by any model of the skill, as the nonce has it. */
function another(question: IssuedQuestion, skill: Skill, current: number, recent: readonly number[]): Other {
  let met: Other | undefined
  for (const candidate of others(question, skill)) {
    const seen = fingerprint(candidate.item)
    if (seen === current) continue
    if (!recent.includes(seen)) return candidate
    met ??= candidate
  }
  // All of a small bank was met lately: an old one comes again, only not the very one on screen.
  if (met === undefined) throw conflict('There is no other question like this one.')
  return met
}

function* others(question: IssuedQuestion, skill: Skill): Generator<Other> {
  const turn = numberFrom(question, 'model') % skill.models.length
  for (const model of [...skill.models.slice(turn), ...skill.models.slice(0, turn)]) {
    for (let thrown = 0; thrown < mostThrows; thrown += 1) {
      const seed = numberFrom(question, `${model.id}/${thrown}`)
      yield { model, seed, item: makeItem(skill, model, question.level, seed) }
    }
  }
}

const digest = ({ nonce }: IssuedQuestion, what: string): Buffer =>
  createHash('sha256').update(`swap/${nonce}/${what}`).digest()

/** 0 to 2³¹ − 1. */
const numberFrom = (question: IssuedQuestion, what: string): number =>
  digest(question, what).readUInt32BE() >>> 1

/** A UUID of version 8 (RFC 9562). */
function nonceAfter(question: IssuedQuestion): string {
  const bytes = digest(question, 'nonce').subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
