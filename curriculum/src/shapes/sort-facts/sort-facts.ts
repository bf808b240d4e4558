import type { Level } from '@skills-center/contract/ids'
import { letter } from '../../build-item.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Random } from '../../random.ts'
import type { Data, Fact } from '../../worlds/data.ts'
import type { FactWords } from '../../worlds/words.ts'
import { drawUntil } from '../answers.ts'
import { figureOf } from '../display/display.ts'
import { say } from './messages.gen.ts'

const verdicts = ['true', 'false', 'undecided'] as const
type Wanted = (typeof verdicts)[number]

interface Values {
  level: Level
  data: Data
  /** Indexes in the list of facts. */
  claims: number[]
}

const feedback = {
  'look-again': say('look-again'),
  'not-told': say('not-told'),
  check: say('check'),
} as const

/**
 * Sort claims by what the data show. Level 1: shown or false. Level 2: also impossible to tell. Level 3: five claims
 * about three things.
 */
export const sortFacts = (words: FactWords, standards: readonly string[]): ModelForm<Values, Wanted[]> =>
  defineModel({
    id: 'sort-claims',
    thinking: 'classify',
    seconds: 60,
    standards,
    // Each category gets about the same share.
    aim: (random, level) =>
      level === 1
        ? random.shuffle(['true', 'false', random.pick(['true', 'false'])])
        : random.shuffle([
            ...verdicts,
            random.pick(verdicts),
            ...(level === 3 ? [random.pick(verdicts)] : []),
          ]),
    draw: (random, level, aim) =>
      drawUntil(
        () => drawClaims(words, random, level, aim),
        ({ claims }) => claims.length === aim.length,
      ),
    item({ level, data, claims }) {
      const facts = words.world.facts(data)
      const chosen = claims.flatMap((claim) => facts[claim] ?? [])
      const places = verdicts.filter((verdict) => level > 1 || verdict !== 'undecided')
      const idOf = (verdict: string): string => letter(places.findIndex((place) => place === verdict))
      const placed = Object.fromEntries(chosen.map(({ verdict }, at) => [letter(at), idOf(verdict)]))
      return {
        stem: [words.scene(data), say('ask')],
        figure: figureOf(words, data),
        interaction: {
          kind: 'sort',
          categories: places.map((verdict) => ({ id: idOf(verdict), text: say(verdict) })),
          cards: chosen.map((fact, at) => ({ id: letter(at), text: words.claim(data, fact) })),
        },
        key: { kind: 'sort', placed },
        wrongAnswers: chosen.flatMap((fact, at) =>
          places
            .filter((verdict) => verdict !== fact.verdict)
            .map((verdict) => ({
              misconception: verdict === 'undecided' ? 'evidence.overcautious' : fact.misconception,
              key: {
                kind: 'sort' as const,
                placed: { ...placed, [letter(at)]: idOf(verdict) },
                decisive: [letter(at)],
              },
              feedback:
                verdict === 'undecided'
                  ? feedback['look-again']
                  : fact.verdict === 'undecided'
                    ? feedback['not-told']
                    : (words.checks?.[fact.misconception] ?? feedback.check),
            })),
        ),
        answer: chosen
          .map((fact) => say('so', { claim: words.claim(data, fact), verdict: fact.verdict }))
          .reduce((first, rest) => say('then', { first, rest })),
        hints: [say('hint'), level > 1 ? say('hint-told') : (words.hint ?? say('hint-cells'))],
        solution: chosen.flatMap((fact) => [
          say('so', { claim: words.claim(data, fact), verdict: fact.verdict }),
          words.evidence(data, fact),
        ]),
      }
    },
    task: ({ data, claims }) => {
      const facts = words.world.facts(data)
      return `${words.world.id}/${claims
        .map((claim) => `${facts[claim]?.id ?? ''} ${facts[claim]?.verdict ?? ''}`)
        .toSorted()
        .join('/')}`
    },
  })

function drawClaims(words: FactWords, random: Random, level: Level, aim: readonly Wanted[]): Values {
  const { data } = words.world.draw(random, { kind: 'course', things: level === 3 ? 3 : 2 })
  const facts = words.world.facts(data)
  const claims: number[] = []
  for (const verdict of aim) {
    const fits = facts.flatMap((fact, at) =>
      fact.verdict === verdict && claims.every((taken) => !tooNear(facts[taken], fact)) ? [at] : [],
    )
    if (fits.length > 0) claims.push(random.pick(fits))
  }
  return { level, data, claims }
}

/**
 * Whether one answer would give the other away: a claim and its mirror image, or two claims about the same evidence.
 */
function tooNear(one: Fact | undefined, other: Fact): boolean {
  if (one === undefined) return true
  if (one.id === other.id && one.cells.length === 0) return true
  const isSameThings =
    one.things.every((thing) => other.things.includes(thing)) && one.things.length === other.things.length
  return isSameThings && (one.id === other.id || (one.evidence === other.evidence && one.cells.length > 0))
}
