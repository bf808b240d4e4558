import { defineModel, mathIn, numbersIn, solved, type Text, toNumber, typed } from '#form'
import { type Missing, missingAnswer, missingBugs, volumeBugs } from '#bugs/round-solids/round-solid-bugs.ts'
import { piTex } from '#round-figures/round-figures.ts'
import { cubic } from '#solids/boxes.ts'
import { isWholeVolume, piVolume, roundFigure, type RoundSolid, toldOf } from '#solids/round-solids.ts'
import { say } from './messages.gen.ts'

/** The product that gives the volume, without π and with it. */
export function lineOf({ shape, radius, height }: RoundSolid): Text {
  const terms = { radius, height, square: radius ** 2, cube: radius ** 3 }
  return say(`work.${shape}`, terms)
}

/** A cylinder (level 1), a cone or a sphere (level 2), with a diameter (level 3). */
export const inTermsOfPi = defineModel<RoundSolid>({
  id: 'in-terms-of-pi',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['8.G.C.9'],
  bugs: volumeBugs,
  task: ({ shape, given, unit }) => `${shape} ${given} ${unit}`,
  draw: (random, level) => ({
    shape:
      level === 1
        ? 'cylinder'
        : random.pick(level === 2 ? ['cone', 'cone', 'sphere'] : ['cylinder', 'cone', 'cone', 'sphere']),
    radius: random.integer(2, 12),
    height: random.integer(3, 20),
    unit: random.pick(['inch', 'foot', 'centimeter', 'meter']),
    given: level === 3 ? 'diameter' : 'radius',
  }),
  fits: (its) =>
    isWholeVolume(its) &&
    toNumber(piVolume(its)) <= 999 &&
    its.height < 4 * its.radius &&
    its.radius < 2 * its.height,
  item(its) {
    const { shape, radius, unit, given } = its
    const key = toNumber(piVolume(its))
    const right = cubic(key, unit)
    return {
      stem: [say('pi.asks')],
      figure: roundFigure(its),
      ...typed(its, { label: say('volume'), after: say('unit-pi', { of: right }), key, bugs: volumeBugs }),
      answer: say('answer-pi', { value: piTex(key), of: right }),
      hints: [say(given === 'radius' ? `nudge.${shape}` : 'nudge.diameter'), say(`hint.${shape}`)],
      solution: [
        say(given === 'radius' ? 'work.radius' : 'work.half', { radius }),
        lineOf(its),
        say('work.so', { key }),
      ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'solid') throw new TypeError('expects a solid')
    const { body } = figure
    if (body.shape !== 'cylinder' && body.shape !== 'cone' && body.shape !== 'sphere')
      throw new TypeError('expects a round solid')
    const number = (label: string | undefined): number => numbersIn(label ?? '')[0]?.value ?? 0
    const radius = number(body.labels.radius) || number(body.labels.diameter) / 2
    const height = body.shape === 'sphere' ? 0 : number(body.labels.height)
    return solved.number(toNumber(piVolume({ shape: body.shape, radius, height })))
  },
})

const kinds = {
  1: [['cylinder', 'height']],
  2: [
    ['cylinder', 'radius'],
    ['cone', 'height'],
  ],
  3: [
    ['cone', 'radius'],
    ['cone', 'radius'],
    ['sphere', 'radius'],
  ],
} as const

/** The height of a cylinder (level 1), of a cone, or the radius of a cylinder (level 2), of a cone or a sphere (level 3). */
export const missing = defineModel<Missing>({
  id: 'missing-measure',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['8.G.C.9'],
  bugs: missingBugs,
  task: ({ solid: { shape, unit }, asks }) => `${shape} ${asks} ${unit}`,
  draw(random, level) {
    const [shape, asks] = random.pick<readonly [RoundSolid['shape'], Missing['asks']]>(kinds[level])
    return {
      solid: {
        shape,
        radius: random.integer(2, 12),
        height: random.integer(3, 20),
        unit: random.pick(['inch', 'foot', 'centimeter', 'meter']),
        given: 'radius',
      },
      asks,
    }
  },
  fits: ({ solid }) =>
    isWholeVolume(solid) && toNumber(piVolume(solid)) <= 999 && solid.radius !== solid.height,
  item(its) {
    const { solid, asks } = its
    const { shape, radius, height, unit } = solid
    const volume = toNumber(piVolume(solid))
    const sizes = { radius: toldOf(solid).across, height: toldOf(solid).high }
    const terms = {
      radius,
      height,
      square: radius ** 2,
      cube: radius ** 3,
      volume,
      tripled: 3 * volume,
      product: radius ** 2 * height,
    }
    const known = shape === 'sphere' ? 'none' : asks === 'height' ? 'radius' : 'height'
    return {
      stem: [
        say(`back.told.${shape}`),
        ...(known === 'none'
          ? []
          : [say(`back.known.${known}`, { of: known === 'radius' ? sizes.radius : sizes.height })]),
        say('back.volume', { value: piTex(volume), unit: cubic(volume, unit) }),
        say(`back.asks.${asks}`),
      ],
      ...typed(its, {
        label: say(`back.label.${asks}`),
        after: say('unit', { of: sizes[asks] }),
        key: missingAnswer(its),
        bugs: missingBugs,
      }),
      answer: say('answer', { of: sizes[asks] }),
      hints: [say(`back.nudge.${shape}`), say(shape === 'sphere' ? 'back.hint.sphere' : `back.hint.${asks}`)],
      solution: [
        ...(shape === 'cylinder' ? [] : [say(`back.undo.${shape}`, terms)]),
        say(shape === 'sphere' ? 'back.cube' : `back.divide.${asks}`, terms),
        say(shape === 'sphere' ? 'back.root' : `back.so.${asks}`, terms),
      ],
    }
  },
  solve({ stem }) {
    const multiple = Number((/([\d.]+)\\pi/.exec(mathIn(stem)[0] ?? '') ?? ['', '0'])[1])
    const known = numbersIn(stem.replace(/⟦.*?⟧/, ''))[0]?.value ?? 1
    const full = /cone|cono/.test(stem) ? 3 * multiple : multiple
    if (/sphere|esfera/.test(stem)) return solved.number(Math.cbrt((multiple * 3) / 4))
    return solved.number(
      /What is the height|¿Cuánto mide la altura/.test(stem) ? full / known ** 2 : Math.sqrt(full / known),
    )
  },
})
