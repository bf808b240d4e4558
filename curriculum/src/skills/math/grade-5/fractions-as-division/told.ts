import { defineModel, type Level, numbersIn } from '#form'
import { dropsLeftover, multiplies, ofOneUnit, otherWay, shareBugs } from '#bugs/shares/share-bugs.ts'
import { jumpsFigure, sharedFigure } from '#figures/fraction-figure/fraction-figure.ts'
import { isLowest, over, times } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { drawShare, type Share, shareAnswer, shareKind, shareOf, writtenShare } from '#fractions/shares.ts'
import { solvedFraction, typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { drawShareStory, type ShareStory, tellShare, unitOf } from '#situations/equal-shares/equal-shares.ts'
import { shareSteps } from '#solutions/shares/shares.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NF.B.3']

/** A part of a unit (level 1), a mixed number (level 2), how many shares or how much in all (level 3). */
export const story = defineModel<ShareStory & { who: string }>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards,
  bugs: shareBugs,
  task: ({ thing, asks }) => `${thing} ${asks}`,
  draw: (random, level) => ({
    ...(level === 3
      ? drawShareStory(
          random,
          random.pick(['part', 'mixed'] as const),
          random.pick(['groups', 'amount'] as const),
        )
      : drawShareStory(random, level === 1 ? 'part' : 'mixed', 'share')),
    who: someone(random),
  }),
  fits: (its, level) => level === 3 || isLowest(writtenShare(its)),
  item: (its) => ({
    stem: [tellShare(its, person(its.who))],
    ...typedAmount(its, {
      key: shareAnswer(its),
      ...(its.asks === 'groups' ? {} : { unit: unitOf(its) }),
      bugs: shareBugs,
    }),
    ...shareSteps(its),
  }),
  solve({ stem }) {
    const [one = [0, 1], share] = fractionsIn(stem)
    const groups = numbersIn(stem.replaceAll(/⟦[^⟧]*⟧/g, ''))[0]?.value ?? 1
    if (share !== undefined) return solvedFraction(...over(one, share))
    return solvedFraction(...(one[1] === 1 ? over(one, [groups, 1]) : times(one, [groups, 1])))
  },
})

const scenes = {
  1: { shape: 'bars', things: ['granola', 'sandwich', 'clay', 'paper'], most: 4, groups: [3, 12] },
  2: { shape: 'circles', things: ['pizza', 'tortilla', 'pancake', 'cookie'], most: 8, groups: [2, 6] },
  3: { shape: 'line', things: ['frog', 'piece', 'robot', 'snail'], most: 6, groups: [2, 8] },
} as const
type Scene = (typeof scenes)[Level]
interface Read extends Share {
  shape: Scene['shape']
  thing: Scene['things'][number]
  who: string
}
const bugs = [otherWay, ofOneUnit, dropsLeftover, multiplies]

function figureOf({ shape, amount, groups }: Read) {
  if (shape !== 'line') return sharedFigure(shape, amount, groups)
  return jumpsFigure({
    to: amount,
    pieces: groups,
    stops: [0, amount],
    labels: ['?'],
    point: amount * groups,
    description: say('read.line', { amount, groups }),
  })
}

/** Shares below one bar (level 1), of more circles than friends (level 2), equal jumps to a whole number (level 3). */
export const readFigure = defineModel<Read>({
  id: 'read-figure',
  thinking: 'read a figure',
  seconds: 50,
  standards,
  bugs,
  task: (its) => `${its.thing} ${its.groups > 4} ${shareKind(its)}`,
  draw(random, level) {
    const { shape, things, most, groups } = scenes[level]
    const kind = level === 1 ? 'part' : level === 2 ? 'mixed' : random.pick(['part', 'mixed'] as const)
    return {
      shape,
      thing: random.pick<Read['thing']>(things),
      who: someone(random),
      asks: 'share',
      ...drawShare(random, kind, { most, groups }),
    }
  },
  fits: (its) =>
    isLowest(writtenShare(its)) && its.amount > 1 && its.groups > 1 && its.amount * its.groups <= 30,
  item(its) {
    const { thing, amount, groups } = its
    return {
      stem: [say(`read.${thing}`, { who: person(its.who), amount, groups })],
      figure: figureOf(its),
      ...typedAmount(its, { key: shareOf(its), bugs }),
      ...shareSteps(its),
    }
  },
  solve({ figure }) {
    if (figure?.kind === 'fraction-bars')
      return solvedFraction(figure.bars.length, figure.bars[0]?.parts ?? 1)
    if (figure?.kind === 'fraction-circles')
      return solvedFraction(figure.circles.length, figure.circles[0]?.parts ?? 1)
    if (figure?.kind !== 'number-line') throw new TypeError('expects wholes or a number line')
    // One jump ends after as many ticks as there are wholes.
    const pieces = Math.round(1 / figure.step)
    return solvedFraction(Math.round((figure.jumps[0]?.to ?? 0) * pieces), pieces)
  },
})
