import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import {
  couplesOf,
  drawFamily,
  type Family,
  pedigreeFigure,
  weakOf,
  youngOfCouple,
} from '../../worlds/pedigrees/pedigrees.ts'
import { numberOf, slip } from '../answers.ts'
import { say } from './messages.gen.ts'

interface Values extends Family {
  level: Level
}

function countsOf(values: Values) {
  const { level, members, shaded } = values
  const all = [...members.keys()]
  const withTrait = (at: number) => shaded[at] === true
  const isInRow = (row: number) => (at: number) => withTrait(at) && members[at]?.generation === row
  const [, second = [0, 1]] = couplesOf(values)
  const young = youngOfCouple(values, second)
  // Siblings of the parent who was born into the family.
  const born = second.find((at) => members[at]?.parents !== null) ?? 0
  const siblings = all.filter(
    (at) => at !== born && members[at]?.generation === 1 && members[at].parents !== null,
  )
  const count = (places: readonly number[], fits: (at: number) => boolean) => places.filter(fits).length
  if (level === 1)
    return {
      value: count(all, isInRow(1)),
      slips: [
        slip(count(all, withTrait), 'reading.one-point', say('read.told-whole')),
        slip(count(all, isInRow(2)), 'reading.wrong-series', say('read.told-row')),
        slip(
          count(all, (at) => !withTrait(at) && members[at]?.generation === 1),
          'heredity.other-trait',
          say('read.told-filled'),
        ),
      ],
    }
  if (level === 2)
    return {
      value: count(young, withTrait),
      slips: [
        slip(count(all, withTrait), 'reading.one-point', say('read.told-tree')),
        slip(count(siblings, withTrait), 'reading.wrong-series', say('read.told-generation')),
        slip(
          count(young, (at) => !withTrait(at)),
          'heredity.other-trait',
          say('read.told-filled'),
        ),
      ],
    }
  return {
    value: count(siblings, (at) => !withTrait(at)),
    slips: [
      slip(count(siblings, withTrait), 'heredity.other-trait', say('read.told-open')),
      slip(siblings.length, 'data.stops-early', say('read.told-siblings')),
      slip(
        count(all, (at) => members[at]?.generation === 1 && !withTrait(at)),
        'heredity.beyond-the-tree',
        say('read.told-partner'),
      ),
      slip(
        count(young, (at) => !withTrait(at)),
        'reading.wrong-series',
        say('read.told-generation'),
      ),
    ],
  }
}

/** Count in a row (level 1), among the grandchildren (level 2), and among a parent's siblings (level 3). */
export const readTree = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'read-tree',
    thinking: 'read a figure',
    seconds: 45,
    standards,
    draw: (random, level) => ({
      level,
      ...drawFamily(random, 'grandparents'),
    }),
    fits: (values) => {
      const { value, slips } = countsOf(values)
      return value > 0 && new Set(slips.map((each) => each.value).filter((each) => each !== value)).size >= 2
    },
    item(values) {
      const { level, trait, members } = values
      const { value, slips } = countsOf(values)
      const [first = [0, 1], second = [0, 1]] = couplesOf(values)
      const id = (at: number): string => members[at]?.id ?? ''
      const born = second.find((at) => members[at]?.parents !== null) ?? 0
      const told = {
        trait: weakOf(trait),
        one: id(first[0]),
        other: id(first[1]),
        parent: id(born),
      }
      return {
        stem: [
          say('scene'),
          level === 1
            ? say('read.ask-row', told)
            : level === 2
              ? say('read.ask-grand', told)
              : say('read.ask-siblings', told),
        ],
        figure: pedigreeFigure(values),
        ...numberOf({ label: say('read.label'), value, slips }),
        hints: [say('read.hint-key'), say(`read.hint-${level}`, told)],
        solution: [say('read.so-key', told), say(`read.so-${level}`, { ...told, value })],
      }
    },
    task: ({ level, trait, members }) => `${level}/${trait}/${members.length}`,
    solve(shown) {
      const people = shown.figure?.kind === 'pedigree' ? shown.figure.people : []
      const couples = shown.figure?.kind === 'pedigree' ? shown.figure.couples : []
      const has = ({ status }: { status: string }) => status === 'affected'
      if (/(?:siblings|hermanos)/.test(shown.stem)) {
        const [parent = ''] = shown.stem.match(/\bII-\d/) ?? []
        const own = couples[0]?.children.filter((child) => child !== parent) ?? []
        return solved.number(people.filter((each) => own.includes(each.id) && !has(each)).length)
      }
      if (/grand|nietos/.test(shown.stem))
        return solved.number(people.filter((each) => each.generation === 2 && has(each)).length)
      return solved.number(people.filter((each) => each.generation === 1 && has(each)).length)
    },
  })
