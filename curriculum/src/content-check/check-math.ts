import { parseMarkup } from '../markup.ts'
import type { Finding } from './finding.ts'

/** Commands without arguments, and those with one or two groups. Another one needs a place here and in the speech. */
const bare = /\\(?:(?:times|div|cdot|pi|le|ge|neq?|approx|to|infty|square|left|right)(?![a-zA-Z])|[%$,; ])/g
const withGroups = /\\frac○○|\\sqrt(?:\[\d\])?○|\\(?:overline|text)○/g
const group = /\{[^{}\\]*\}/g

/** Whether the TeX can be typeset: its commands are known and have their groups, and its braces are in pairs. */
export function isSoundTex(source: string): boolean {
  if (source.split(String.raw`\left`).length !== source.split(String.raw`\right`).length) return false
  let text = source.replace(bare, ' ')
  for (;;) {
    const less = text.replace(group, '○').replace(withGroups, 'x')
    if (less === text) return !/[{}\\]/.test(text)
    text = less
  }
}

/** Finds math that a student would see as raw TeX, or not at all. */
export const checkMath = (place: string, markup: string): Finding[] =>
  parseMarkup(markup)
    .flat()
    .filter(({ kind, text }) => kind === 'math' && !isSoundTex(text))
    .map(({ text }) => ({ rule: 'math cannot be typeset', detail: `${place}: ${text}` }))
