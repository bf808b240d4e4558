import { mathIn, type Text, tex } from '#form'
import type { Formed, Step } from './forms.ts'
import { say } from './messages.gen.ts'

export const given = ({ letter, x }: Formed) => tex(`${letter} = ${x}`)
export const stepText = ({ does, by }: Step): Text =>
  does === 'square' || does === 'cube' ? say(`do.${does}`, { n: by }) : say(`do.${does}`, { by })
/** The letter and its value in a question: “x = 4”. */
export function givenIn(stem: string): [letter: string, value: number] {
  for (const each of mathIn(stem)) {
    const [, letter = '', value = ''] = /^([a-z]) = ([\d.]+)$/.exec(each) ?? []
    if (letter !== '') return [letter, Number(value)]
  }
  throw new RangeError('No value is given')
}

/**
 * The same inside a sentence. A power does not name its base, which would tell what was worked out before it.
 */
export const doing = ({ does, by }: Step): Text =>
  does === 'square' || does === 'cube' ? say(`doing.${does}`) : say(`doing.${does}`, { by })
