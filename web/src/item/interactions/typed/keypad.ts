import type { VirtualKeyboardLayout } from 'mathlive'
import { t } from '../../../language/messages.ts'

type Keys = Extract<VirtualKeyboardLayout, { rows: unknown }>['rows'][number]

/** Templates with the selected argument, or a placeholder for it. */
const square: Keys[number] = { latex: '#@^2' }
const power: Keys[number] = { latex: '#@^{#?}' }
const fraction: Keys[number] = { latex: String.raw`\frac{#@}{#?}`, class: 'small' }
const root: Keys[number] = { latex: String.raw`\sqrt{#0}` }

const digits: Keys[] = [
  ['[7]', '[8]', '[9]', '[+]', '[(]', '[)]', { label: '[backspace]', width: 1 }],
  ['[4]', '[5]', '[6]', '[-]', square, power, '[left]'],
  ['[1]', '[2]', '[3]', '[*]', fraction, root, '[right]'],
]

/** Symbols that only some kinds of answer need. */
export const signsOf = {
  expression: [String.raw`\pi`],
  equation: ['='],
  inequality: ['<', '>', String.raw`\le`, String.raw`\ge`],
} as const
export type AlgebraKind = keyof typeof signsOf

/** The most keys per row that a finger can hit on a phone. */
const max = 7

/** Only the keys that a question needs: its letters, the digits, and the symbols of its kind. */
export function keypadOf(kind: AlgebraKind, letters: readonly string[]): VirtualKeyboardLayout {
  const own: Keys = [...letters, ...signsOf[kind]].map((latex) => ({ latex }))
  const hide: Keys[number] = { label: '[hide-keyboard]', width: 1 }
  const isShort = own.length + 3 <= max
  return {
    id: `${kind} ${letters.join('')}`,
    label: t('item/keys'),
    displayEditToolbar: false,
    rows: isShort
      ? [...digits, ['[0]', '[.]', ...own, hide]]
      : [
          ...Array.from({ length: Math.ceil(own.length / max) }, (_, row) =>
            own.slice(row * max, (row + 1) * max),
          ),
          ...digits,
          ['[0]', '[.]', hide],
        ],
  }
}
