import { defineModel, type ItemTemplate, type Level, orderOf, type Random } from '#form'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { sortCards, type SortedCard } from '#shapes/sort-cards/sort-cards.ts'
import {
  drawKinship,
  hasTrait,
  type Kinship,
  tipInside,
  tipName,
  traitName,
  traitTable,
  treeFigure,
} from '#worlds/kinship/kinship.ts'
import { say } from './messages.gen.ts'

/** What somebody says about a tree; places of tips and traits. */
type Said =
  | { claim: 'closer'; one: number; other: number; third: number }
  | { claim: 'has'; tip: number; trait: number }
  | { claim: 'from'; one: number; other: number }

interface Values {
  level: Level
  kin: Kinship
  order: number[]
  said: Said[]
  shuffle: number
}

/** The later two lines branch off, the closer is their kinship: the last common ancestor is at the earlier one. */
const commonAt = (one: number, other: number): number => Math.min(one, other)
function isTrue(said: Said): boolean {
  switch (said.claim) {
    case 'closer':
      return commonAt(said.one, said.other) > commonAt(said.one, said.third)
    case 'has':
      return hasTrait(said.tip, said.trait)
    case 'from':
      return false
  }
}

function drawSaid(random: Random): Said[] {
  const closer = (wanted: boolean): Said => {
    const one = random.integer(2, 4)
    const near = random.integer(1, one - 1)
    const far = random.integer(0, near - 1)
    return wanted
      ? { claim: 'closer', one, other: near, third: far }
      : { claim: 'closer', one, other: far, third: near }
  }
  const has = (wanted: boolean): Said => {
    const trait = random.integer(0, 3)
    return { claim: 'has', trait, tip: wanted ? random.integer(trait + 1, 4) : random.integer(0, trait) }
  }
  const [one = 1, other = 0] = random.sample([0, 1, 2, 3, 4], 2)
  return random.shuffle([closer(random.chance(0.5)), has(true), has(false), { claim: 'from', one, other }])
}

/** Kinship from a tree (1), from a table of traits (2), and what a tree says (3). */
export const readKinship = defineModel<Values>({
  id: 'read-kinship',
  thinking: 'read a figure',
  seconds: 65,
  minWrongAnswers: 1,
  standards: ['MS-LS4-2'],
  task: ({ level, kin, said }) =>
    `${level} ${kin.tips.join(' ')} ${said
      .map((each) => `${each.claim}${isTrue(each)}`)
      .toSorted()
      .join(' ')}`,
  draw(random, level) {
    const count = level === 1 ? 4 : 5
    return {
      level,
      kin: drawKinship(random, count),
      order: orderOf(random, count),
      said: level === 3 ? drawSaid(random) : [],
      shuffle: random.integer(0, 1e9),
    }
  },
  item: (values) =>
    values.level === 1 ? closest(values) : values.level === 2 ? branched(values) : told(values),
})

function closest({ kin, shuffle }: Values): ItemTemplate {
  const last = kin.tips.length - 1
  const [target] = kin.tips.slice(last)
  const name = target === undefined ? '' : tipName(target)
  return {
    stem: [say('kin.scene'), say('kin.ask-closest', { name })],
    figure: treeFigure(kin),
    ...orderBy(shuffle, {
      things: kin.tips.slice(0, last).map((id, at) => ({ at, text: tipName(id) })),
      by: ({ at }) => -at,
      first: say('kin.closest'),
      last: say('kin.farthest'),
      slips: [
        {
          by: ({ at }) => at,
          misconception: 'ancestry.reads-backward',
          feedback: say('kin.turned', { name }),
        },
      ],
    }),
    hints: [say('kin.hint-back', { name }), say('kin.hint-meet')],
    solution: [
      say('kin.so-closest'),
      ...kin.tips
        .slice(0, last)
        .toReversed()
        .map((id, at) => say('kin.so-step', { place: at + 1, tip: tipName(id) })),
    ],
  }
}

/** The last two lines split from each other, so the last tip is named, and the others are ordered. */
function branched({ kin, order, shuffle }: Values): ItemTemplate {
  const { tips, traits } = kin
  const last = tips.length - 1
  const others = tips.slice(0, last)
  const [target] = tips.slice(last)
  const name = target === undefined ? '' : tipName(target)
  return {
    stem: [say('kin.scene-table'), say('kin.ask-branched', { name })],
    figure: traitTable(kin, order),
    ...orderBy(shuffle, {
      things: others.map((id, at) => ({ at, text: tipName(id) })),
      by: ({ at }) => at,
      first: say('kin.first'),
      last: say('kin.last'),
      slips: [
        { by: ({ at }) => -at, misconception: 'ancestry.reads-backward', feedback: say('kin.most-traits') },
        {
          by: ({ at }) => order.indexOf(at),
          misconception: 'reading.wrong-series',
          feedback: say('kin.as-listed'),
        },
      ],
    }),
    hints: [say('kin.hint-count'), say('kin.hint-fewest')],
    solution: [
      say('kin.so-branched'),
      ...others.map((id, at) => say('kin.so-count', { tip: tipName(id), count: at, all: traits.length })),
    ],
  }
}

function told({ kin, said, shuffle }: Values): ItemTemplate {
  const { tips, traits } = kin
  const tip = (at: number) => {
    const [id] = tips.slice(at, at + 1)
    return id === undefined ? '' : tipInside(id)
  }
  const tipFirst = (at: number) => {
    const [id] = tips.slice(at, at + 1)
    return id === undefined ? '' : tipName(id)
  }
  const trait = (at: number) => {
    const [id] = traits.slice(at, at + 1)
    return id === undefined ? '' : traitName(id)
  }
  const cards: SortedCard[] = said.map((each) => {
    const place = isTrue(each) ? 0 : 1
    switch (each.claim) {
      case 'closer':
        return {
          text: say('kin.claim.closer', {
            one: tip(each.one),
            other: tip(each.other),
            third: tip(each.third),
          }),
          place,
          elsewhere: { misconception: 'ancestry.by-nearness', feedback: say('kin.told.closer') },
        }
      case 'has':
        return {
          text: say('kin.claim.has', { tip: tipFirst(each.tip), trait: trait(each.trait) }),
          place,
          elsewhere: { misconception: 'ancestry.reads-backward', feedback: say('kin.told.has') },
        }
      case 'from':
        return {
          text: say('kin.claim.from', { one: tipFirst(each.one), other: tip(each.other) }),
          place,
          elsewhere: { misconception: 'ancestry.from-living', feedback: say('kin.told.from') },
        }
    }
  })
  return {
    stem: [say('kin.scene'), say('kin.ask-told')],
    figure: treeFigure(kin),
    ...sortCards({
      shuffle,
      categories: [say('kin.fits'), say('kin.against')],
      cards,
      slip: { misconception: 'ancestry.reads-backward', feedback: say('kin.told.has') },
    }),
    hints: [say('kin.hint-back-two'), say('kin.hint-tips')],
    solution: said.map((each) =>
      each.claim === 'closer'
        ? say(isTrue(each) ? 'kin.so-later' : 'kin.so-earlier', {
            one: tip(each.one),
            other: tip(each.other),
            third: tip(each.third),
          })
        : each.claim === 'has'
          ? say(isTrue(each) ? 'kin.so-has' : 'kin.so-lacks', {
              tip: tipFirst(each.tip),
              trait: trait(each.trait),
            })
          : say('kin.so-from', { one: tip(each.one), other: tip(each.other) }),
    ),
  }
}
