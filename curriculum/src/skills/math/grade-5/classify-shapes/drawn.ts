import { all, arranged, defineModel, solved, type Text } from '#form'
import { type Lying, lying, shapesFigure, shapesShown, spotId } from '#flat-shapes/drawn-shapes.ts'
import {
  type Attribute,
  attributesIn,
  attributeText,
  type Group,
  groups,
  groupsAround,
  groupsIn,
  has,
  isA,
  isInside,
  nameText,
  noun,
  type Shape,
  shapeIds,
  shapes,
} from '#flat-shapes/hierarchy.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

/** Names that are asked for: whether a parallelogram is a trapezoid depends on the book. */
const names = groups.filter((group) => group !== 'trapezoid')

/** What is told about a member of a group, and the smallest group that it belongs to for sure. */
const told: readonly { of: Group; attributes: Attribute[]; group: Group }[] = [
  { of: 'quadrilateral', attributes: ['parallel', 'right'], group: 'rectangle' },
  { of: 'quadrilateral', attributes: ['equal', 'right'], group: 'square' },
  { of: 'quadrilateral', attributes: ['angles', 'equal'], group: 'square' },
  { of: 'quadrilateral', attributes: ['equal'], group: 'rhombus' },
  { of: 'quadrilateral', attributes: ['angles'], group: 'rectangle' },
  { of: 'quadrilateral', attributes: ['parallel'], group: 'parallelogram' },
  { of: 'triangle', attributes: ['right'], group: 'right-triangle' },
  { of: 'triangle', attributes: ['equal-three'], group: 'equilateral-triangle' },
]
interface Named {
  lying: Lying
  /** Where no figure is shown. */
  told: number | null
  options: Group[]
  shuffle: number
}
const groupOf = (its: Named): Group =>
  its.told === null ? shapes[its.lying.shape].group : (told[its.told]?.group ?? 'polygon')

/** All names of a drawn shape (level 1), of a turned square or rhombus (level 2), of a told one (level 3). */
export const nameAll = defineModel<Named>({
  id: 'name-all',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['5.G.B.4'],
  task: (its) => `${its.told ?? its.lying.shape} ${its.options.toSorted().join()}`,
  draw(random, level) {
    const shape =
      level === 1
        ? random.pick(['rectangle', 'parallelogram', 'right-triangle', 'equilateral', 'irregular'] as const)
        : random.pick(['square', 'rhombus', 'rectangle'] as const)
    return {
      lying: lying(random, shape, level > 1),
      told: level === 3 ? random.integer(0, told.length - 1) : null,
      options: random.sample(names, level === 1 ? 4 : 5),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits(its) {
    const right = its.options.filter((name) => isInside(groupOf(its), name))
    return right.length >= 2 && right.length < its.options.length
  },
  minWrongAnswers: 1,
  item(its) {
    const group = groupOf(its)
    const right = its.options.filter((name) => isInside(group, name))
    const known = its.told === null ? undefined : told[its.told]
    return {
      stem:
        known === undefined
          ? [say('marks'), say('names.asks')]
          : [
              say('names.told', { of: noun(known.of), list: all(known.attributes.map(attributeText)) }),
              say('names.sure'),
            ],
      ...(its.told === null ? { figure: shapesFigure([its.lying]) } : {}),
      ...arranged.choices(its.shuffle, {
        right: right.map(nameText),
        wrong: its.options
          .filter((name) => !right.includes(name))
          .map((name) => ({
            text: nameText(name),
            misconception: isInside(name, group) ? 'shape.converse' : 'shape.by-looks',
            feedback: say('names.wrong', { shape: noun(name) }),
          })),
        missed: { misconception: 'shape.own-name-only', feedback: say('names.missed') },
      }),
      hints: [say('names.nudge'), say('names.hint')],
      solution: [
        say('names.smallest', { shape: noun(group) }),
        ...groupsAround(group)
          .filter((name) => name !== group && right.includes(name))
          .map((name) => say('order.so', { shape: noun(group), other: noun(name) })),
      ],
    }
  },
  solve(shown) {
    const [drawn] = shown.figure === undefined ? [] : shapesShown(shown.figure)
    const known = attributesIn(shown.stem)
    const [of = 'polygon'] = groupsIn(shown.stem)
    return solved.choices(shown, (text) => {
      const [name = 'polygon'] = groupsIn(text)
      return drawn === undefined
        ? shapeIds
            .filter((each) => isA(each, of) && known.every((one) => has(each, one)))
            .every((each) => isA(each, name))
        : isA(drawn, name)
    })
  },
})

interface Picked {
  lying: Lying[]
  group: Group
  /** A group or an attribute that is left out, or that is claimed. */
  without: Group | null
  attribute: Attribute | null
}
const turnedAt = { 1: false, 2: true, 3: true } as const
const lettersOf = (its: Picked, isRight: (shape: Shape) => boolean): number[] =>
  its.lying.flatMap(({ shape }, at) => (isRight(shape) ? [at] : []))
/** Picks in which one right shape is missing and another shape is taken in its place. */
function mixUps(
  its: Picked,
  right: readonly number[],
  slip: (shape: Shape, missed: Shape) => { misconception: MisconceptionId; feedback: Text },
) {
  return its.lying.flatMap(({ shape }, taken) =>
    right.includes(taken)
      ? []
      : right.map((missed) => ({
          picked: its.lying.flatMap((_, at) =>
            at === taken || (right.includes(at) && at !== missed) ? [spotId(at)] : [],
          ),
          ...slip(shape, its.lying[missed]?.shape ?? shape),
        })),
  )
}
/** What makes a quadrilateral, or a triangle, a member of each group. */
const needs: Partial<Record<Group, Attribute>> = {
  quadrilateral: 'four',
  parallelogram: 'parallel',
  rectangle: 'angles',
  rhombus: 'equal',
  triangle: 'three',
}
const isPicked = ({ group, without }: Picked, shape: Shape): boolean =>
  isA(shape, group) && (without === null || !isA(shape, without))

/** Members of a group (level 1), turned ones too (level 2), members of one group that are not in another (level 3). */
export const pickShapes = defineModel<Picked>({
  id: 'pick-shapes',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['5.G.B.4'],
  task: ({ group, without, lying: all4 }) =>
    `${group} ${without ?? ''} ${all4
      .map(({ shape }) => shape)
      .toSorted()
      .join()}`,
  draw(random, level) {
    const group = random.pick(
      level === 3
        ? (['quadrilateral', 'parallelogram', 'rectangle', 'rhombus'] as const)
        : (['quadrilateral', 'parallelogram', 'rectangle', 'rhombus', 'triangle'] as const),
    )
    return {
      lying: random.sample(shapeIds, 4).map((shape) => lying(random, shape, turnedAt[level])),
      group,
      without: level === 3 ? random.pick(['parallelogram', 'rectangle', 'rhombus', 'square'] as const) : null,
      attribute: null,
    }
  },
  fits(its, level) {
    const right = lettersOf(its, (shape) => isPicked(its, shape))
    const isProper = its.without === null || (isInside(its.without, its.group) && its.without !== its.group)
    const isLeftOut = lettersOf(its, (shape) => its.without !== null && isA(shape, its.without)).length > 0
    return isProper && right.length === (level === 3 ? 1 : 2) && (its.without === null || isLeftOut)
  },
  minWrongAnswers: 1,
  item(its) {
    const { group, without } = its
    const right = lettersOf(its, (shape) => isPicked(its, shape))
    return {
      stem: [
        say('marks'),
        without === null
          ? say('pick.asks', { count: right.length, shape: noun(group, 2) })
          : say('pick.without', { shape: noun(group), other: noun(without) }),
      ],
      figure: shapesFigure(its.lying),
      ...arranged.hotSpot({
        spots: its.lying.map((_, at) => spotId(at)),
        right: right.map(spotId),
        wrong: mixUps(its, right, (shape, missed) =>
          isA(shape, group)
            ? { misconception: 'shape.converse', feedback: say('pick.left-out', { shape: noun(group) }) }
            : shapes[missed].group === group
              ? { misconception: 'shape.by-looks', feedback: say('pick.looks', { shape: noun(group) }) }
              : { misconception: 'shape.own-name-only', feedback: say('pick.own', { shape: noun(group) }) },
        ),
      }),
      hints: [say('pick.nudge', { shape: noun(group) }), say('pick.hint')],
      solution: [
        say('pick.needs', { shape: noun(group), attribute: attributeText(needs[group] ?? 'four') }),
        say('pick.so', {
          list: all(right.map((at) => 'ABCD'[at] ?? '')),
          count: right.length,
          shape: noun(group),
        }),
        ...(without === null ? [] : [say('pick.not', { other: noun(without) })]),
      ],
    }
  },
  solve(shown) {
    const [group = 'polygon', without = null] = groupsIn(shown.stem)
    const options = shapesShown(shown.figure).flatMap((shape, at) =>
      isA(shape, group) && (without === null || !isA(shape, without)) ? [spotId(at)] : [],
    )
    return { kind: 'hot-spot', options }
  },
})

const breaks = ({ group, without, attribute }: Picked, shape: Shape): boolean =>
  isA(shape, group) &&
  (attribute === null ? without !== null && !isA(shape, without) : !has(shape, attribute))

/** A shape against a claim about two groups (level 1), about what a group has (level 2), and turned (level 3). */
export const counterexample = defineModel<Picked & { isTurned: boolean }>({
  id: 'counterexample',
  thinking: 'find the mistake',
  seconds: 50,
  standards: ['5.G.B.3', '5.G.B.4'],
  standardsOf: ({ attribute }) => [attribute === null ? '5.G.B.4' : '5.G.B.3'],
  task: ({ group, without, attribute, isTurned }) => `${group} ${without} ${attribute} ${isTurned}`,
  draw: (random, level) => ({
    lying: random.sample(shapeIds, 4).map((shape) => lying(random, shape, level > 1)),
    group: random.pick([
      'polygon',
      'quadrilateral',
      'parallelogram',
      'rectangle',
      'rhombus',
      'triangle',
    ] as const),
    without:
      level === 2
        ? null
        : random.pick([
            'quadrilateral',
            'parallelogram',
            'rectangle',
            'rhombus',
            'square',
            'right-triangle',
          ] as const),
    attribute: level === 1 ? null : random.pick(['four', 'parallel', 'angles', 'equal', 'right'] as const),
    isTurned: level === 3,
  }),
  fits(its) {
    const { group, without, attribute, isTurned } = its
    const members = shapeIds.filter((shape) => isA(shape, group))
    // At level 3 whatever has the attribute is said to be in the group.
    const isBroken = (shape: Shape): boolean => (isTurned ? breaksTurned(its, shape) : breaks(its, shape))
    const isMember = (shape: Shape): boolean =>
      isTurned ? attribute !== null && has(shape, attribute) : isA(shape, group)
    const isHolding = (shape: Shape): boolean => isMember(shape) && !isBroken(shape)
    return (
      lettersOf(its, isBroken).length === 1 &&
      lettersOf(its, isHolding).length >= 1 &&
      lettersOf(its, (shape) => !isMember(shape)).length >= 1 &&
      (isTurned || members.some((shape) => !isBroken(shape))) &&
      (without === null || isTurned || (isInside(without, group) && without !== group)) &&
      (!isTurned || (without !== null && attribute !== 'four' && attribute !== 'parallel'))
    )
  },
  minWrongAnswers: 1,
  item(its) {
    const { group, without, attribute, isTurned } = its
    const right = lettersOf(its, (shape) => (isTurned ? breaksTurned(its, shape) : breaks(its, shape)))
    const first = isTurned
      ? say('counter.having', { attribute: attributeText(attribute ?? 'equal') })
      : say('counter.group', { shape: noun(group) })
    const claim = isTurned
      ? say('counter.turned', {
          attribute: attributeText(attribute ?? 'equal'),
          other: noun(without ?? group),
        })
      : attribute === null
        ? say('counter.is', { shape: noun(group), other: noun(without ?? group) })
        : say('counter.has', { shape: noun(group), attribute: attributeText(attribute) })
    return {
      stem: [say('counter.claim', { claim }), say('counter.asks'), say('marks')],
      figure: shapesFigure(its.lying),
      ...arranged.hotSpot({
        spots: its.lying.map((_, at) => spotId(at)),
        right: right.map(spotId),
        wrong: mixUps(its, right, (shape) => {
          const isMember = isTurned ? has(shape, attribute ?? 'equal') : isA(shape, group)
          return isMember
            ? { misconception: 'shape.fits-claim', feedback: say('counter.fits') }
            : { misconception: 'shape.by-looks', feedback: say('counter.outside', { first }) }
        }),
      }),
      hints: [say('counter.nudge', { first }), say('counter.hint')],
      solution: [
        say('counter.first', { letter: 'ABCD'[right[0] ?? 0] ?? '', first }),
        isTurned || attribute === null
          ? say('counter.not', { other: noun(without ?? group) })
          : say('counter.lacks', { attribute: attributeText(attribute) }),
      ],
    }
  },
  solve(shown) {
    const [claim = ''] = /“[^”]*”/.exec(shown.stem) ?? []
    const named = groupsIn(claim)
    const [attribute = null] = attributesIn(claim)
    const options = shapesShown(shown.figure).flatMap((shape, at) => {
      const [first = 'polygon', second] = named
      const isWrong =
        second !== undefined
          ? isA(shape, first) && !isA(shape, second)
          : /that has|que tenga/.test(claim)
            ? attribute !== null && has(shape, attribute) && !isA(shape, first)
            : attribute !== null && isA(shape, first) && !has(shape, attribute)
      return isWrong ? [spotId(at)] : []
    })
    return { kind: 'hot-spot', options }
  },
})
/** A shape that has the attribute and is not in the group. */
function breaksTurned({ without, attribute }: Picked, shape: Shape): boolean {
  return attribute !== null && without !== null && has(shape, attribute) && !isA(shape, without)
}
