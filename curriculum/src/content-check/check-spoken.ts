import { textsIn } from '@skills-center/contract/interaction-texts'
import type { Item } from '../item.ts'
import type { Finding } from './finding.ts'

/** Math and emphasized words; they never nest. */
const runs = /⟦[^⟦⟧⟪⟫]*⟧|⟪[^⟦⟧⟪⟫]*⟫/g

const breaches = [
  { rule: 'marks of markup are read aloud', pattern: /[⟦⟧⟪⟫]/ },
  { rule: 'raw TeX is read aloud', pattern: /\\[a-z]+|[\^_]\{/i },
  { rule: 'braces are read aloud', pattern: /[{}]/ },
]
/** A text without any of these characters breaks no rule. */
const suspicious = /[⟦⟧⟪⟫\\{}]/

/** Collects text that a screen reader would read out although it is not meant for people. */
class SpokenCheck {
  private readonly findings: Finding[] = []

  /** Math and emphasized words carry marks here. */
  marked(place: string, text: string): void {
    if (suspicious.test(text)) this.look(place, text.replaceAll(runs, ''))
  }

  /** Text that is drawn and read out unchanged: every string in the node except the marked ones. */
  plain(place: string, node: unknown, marked: ReadonlySet<string> = none): void {
    if (typeof node === 'string') {
      if (suspicious.test(node) && !marked.has(node)) this.look(place, node)
    } else if (typeof node === 'object' && node !== null) {
      for (const each of Object.values(node)) this.plain(place, each, marked)
    }
  }

  found(): Finding[] {
    return this.findings
  }

  private look(place: string, text: string): void {
    for (const { rule, pattern } of breaches) {
      if (pattern.test(text) && !this.findings.some((its) => its.rule === rule))
        this.findings.push({ rule, detail: `${place}: ${text}` })
    }
  }
}

const none: ReadonlySet<string> = new Set()

/**
 * Finds text that a screen reader would read out although it is not meant for people: marks, TeX, and values left in
 * braces.
 */
export function checkSpoken(item: Item): Finding[] {
  const { stem, figure, interaction, answer, wrongAnswers, hints, solution } = item
  const check = new SpokenCheck()
  const options = textsIn(interaction)
  check.plain('figure', figure)
  // The task only judges the lines; everything shown of it is among the texts.
  const told = interaction.kind === 'steps' ? { ...interaction, task: null } : interaction
  check.plain('interaction', told, new Set(options))
  check.marked('stem', stem)
  for (const text of options) check.marked('option', text)
  if (answer !== undefined) check.marked('right answer', answer)
  for (const text of hints) check.marked('hint', text)
  for (const text of solution) check.marked('solution', text)
  for (const { feedback } of wrongAnswers) check.marked('feedback', feedback)
  return check.found()
}
