import { numbersIn, type Text } from '#form'
import { person } from '#people/people.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'
import { fullOf, nounsOf, type Repack, restOf, totalOf } from './repack.ts'

export const standards = ['5.NBT.B.5', '5.NBT.B.6']

export const termsOf = (its: Repack) => {
  const [thing, first, group] = nounsOf(its.story)
  const { a, b, c, aside } = its
  const [full, rest] = [fullOf(its), restOf(its)]
  return {
    who: person(its.who),
    a: quantity(a, first),
    b: quantity(b, thing),
    c: quantity(c, thing),
    aside: quantity(aside, thing),
    thing: quantity(2, thing),
    group: quantity(2, group),
    x: a,
    y: b,
    z: c,
    d: aside,
    all: a * b,
    total: totalOf(its),
    full,
    rest,
    used: full * c,
    next: full + 1,
    more: c - rest,
  }
}
export const tell = (its: Repack): Text[] => {
  const terms = termsOf(its)
  return [
    say(`intro.${its.story}`, terms),
    say('told', terms),
    ...(its.aside > 0 ? [say('aside', terms)] : []),
    say('into', terms),
  ]
}
export const work = (its: Repack): Text[] => {
  const terms = termsOf(its)
  return [
    say('work.all', terms),
    ...(its.aside > 0 ? [say('work.aside', terms)] : []),
    terms.rest === 0 ? say('work.exact', terms) : say('work.divide', terms),
  ]
}
/** Reads the groups, the things in each, what is set aside, and the size of the new groups. */
export const shownIn = (stem: string) => {
  const [a = 0, b = 0, c = 0, d] = numbersIn(stem).map(({ value }) => value)
  return { total: a * b - (d === undefined ? 0 : c), size: d ?? c }
}
