import type { Level } from '@skills-center/contract/ids'
import type { Person, Text } from '@skills-center/messages/values'
import type { Bug } from '../../bugs/bug.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Fraction } from '../../fractions/fraction.ts'
import { typedAmount } from '../../fractions/written.ts'
import { person } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import {
  measured,
  type MeasuredId,
  someMeasured,
} from '../../situations/fraction-amounts/fraction-amounts.ts'
import type { WrittenSolution } from '../../solutions/unit-rate/unit-rate.ts'

/** What is measured, how it is told, and the name of the person. */
interface Told<Telling> {
  situation: MeasuredId
  telling: Telling
  who: string
}

/** A story about a measured amount, such as a trail of so many miles, whose answer is a fraction. */
export const measuredStory = <Asked, Telling extends string>(its: {
  seconds: number
  standards: readonly string[]
  bugs: readonly Bug<Asked>[]
  /** Everything but the situation, whose usual fractions and largest amount are given. */
  draw: (
    random: Random,
    level: Level,
    usual: (typeof measured)[MeasuredId],
  ) => Omit<Asked & Told<Telling>, 'situation'>
  fits: (told: Asked & Told<Telling>) => boolean
  tell: (told: Asked & Told<Telling>, who: Person) => readonly Text[]
  key: (told: Asked & Told<Telling>) => Fraction
  /** The answer counts things and has no unit. */
  isCount?: (told: Asked & Told<Telling>) => boolean
  /** How the numbers are worked out; the words of the story replace its first hint and precede its steps. */
  steps: (told: Asked & Told<Telling>) => WrittenSolution
  nudge: (telling: Telling) => Text
  plan: (telling: Telling) => Text
}): ModelForm<Asked & Told<Telling>> =>
  defineModel<Asked & Told<Telling>>({
    id: 'story',
    thinking: 'use in a story',
    seconds: its.seconds,
    standards: its.standards,
    bugs: its.bugs,
    task: ({ situation, telling }) => `${situation} ${telling}`,
    draw(random, level) {
      const situation = someMeasured(random)
      // The situation is all that was left out.
      // oxlint-disable-next-line typescript/consistent-type-assertions
      return { ...its.draw(random, level, measured[situation]), situation } as Asked & Told<Telling>
    },
    fits: its.fits,
    item(told) {
      const { hints, solution } = its.steps(told)
      const unit = its.isCount?.(told) === true ? {} : { unit: measured[told.situation].unit }
      return {
        stem: [...its.tell(told, person(told.who))],
        ...typedAmount<Asked>(told, { key: its.key(told), ...unit, bugs: its.bugs }),
        hints: [its.nudge(told.telling), ...hints.slice(1)],
        solution: [its.plan(told.telling), ...solution],
      }
    },
  })
