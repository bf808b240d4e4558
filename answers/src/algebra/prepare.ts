import { advise } from '../advice/advice.ts'
import { normaliseText } from '../normalise-text.ts'
import { markRepeating } from '../repeating.ts'
import { isTex } from '../tex.ts'
import { Refused } from './refused.ts'
import { texToPlain } from './tex-to-plain.ts'

const lengthLimit = 200

/** Words that only introduce an answer. */
const introduction =
  /^(?:(?:my |the )?(?:answers?(?: is| are| =|:)?|(?:equation|inequality|expression)(?: is|:)) |ans(?:wers?)?[ :=]+|it is |it'?s |i (?:got|get|think|have) |we (?:got|get) |there (?:is|are) |so )\s*/i

/** Normalizes signs and words. Longer patterns come first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?:is )?(?:> ?|(?:greater|more|bigger|larger) than )or ?(?:is )?(?:=|equals?(?!\p{L}))(?: to)?/giu, '≥'],
  [/(?:is )?(?:< ?|(?:less|fewer|smaller) than )or ?(?:is )?(?:=|equals?(?!\p{L}))(?: to)?/giu, '≤'],
  [/(?:is )?(?:(?:no|not) (?:less|fewer|smaller) than|at least)/gi, '≥'],
  [/(?:is )?(?:(?:no|not) (?:more|greater) than|at most)/gi, '≤'],
  [/\bis ([^<>=≤≥]{1,20}) or (?:more|greater|above|higher)(?!\p{L})/giu, '≥ $1'],
  [/\bis ([^<>=≤≥]{1,20}) or (?:less|fewer|below|lower|smaller)(?!\p{L})/giu, '≤ $1'],
  [/(?:is )?(?:greater|more|bigger|larger) than|\bis (?:above|over)(?!\p{L})/giu, '>'],
  [/(?:is )?(?:less|fewer|smaller) than|\bis (?:below|under)(?!\p{L})/giu, '<'],
  [/(?:is )?(?:not equal to)/gi, '≠'],
  [/(?:is )?equals?(?: to)?(?!\p{L})/giu, '='],
  [/(?<![<>!])[:=]=(?![<>=])/g, '='],
  [/< ?=|= ?<|⩽|≦/g, '≤'],
  [/> ?=|= ?>|⩾|≧/g, '≥'],
  [/!=|<>/g, '≠'],
  [/\+\s?\/\s?-|\bplus or minus\b/gi, '±'],
  [/\b(?:the )?square root of\b|\bsquare root\b|\broot of\b/gi, '√'],
  [/\b(?:the )?cube root of\b|\bcube root\b/gi, '∛'],
  [/\babsolute value of\b/gi, 'abs'],
  [/\bdivided by\b/gi, '÷'],
  [/\b(?:multiplied by|times)\b/gi, '*'],
  [/\bplus\b/gi, '+'],
  [/\b(?:minus|negative)\b/gi, '-'],
  [/\bsquared\b/gi, '^2'],
  [/\bcubed\b/gi, '^3'],
  [/\*\*/g, '^'],
]

/**
 * Normalizes the text of an answer, and removes words that only introduce or end it.
 * @throws Refused when it is empty or too long, before any other work
 */
export function prepare(typed: string): string {
  if (typed.length > 20 * lengthLimit || typed.trim().length > lengthLimit) {
    throw new Refused(advise('too-long'))
  }
  let text = normaliseText(typed)
  text = isTex(text) || /[_^]\{|\{,\}/.test(text) ? normaliseText(texToPlain(text)) : text.replaceAll('$', '')
  text = markRepeating(text, true).replace(/\s+/g, ' ').trim()
  if (/^(["']).*\1$/.test(text) && text.length > 2) text = text.slice(1, -1).trim()
  for (const [pattern, spelling] of spellings) text = text.replace(pattern, spelling)
  // Two or more dots at the end mean that something continues, so keep them.
  if (!text.endsWith('..')) text = text.replace(/[.,;?\s]+$/, '')
  // Remove degree signs, because in angles they change no value; keep them in a temperature scale such as °C.
  text = text.replace(/(?<=[\p{L}\d)\]}]) ?° ?(?![CFK](?!\p{L}))/giu, ' ').replace(/ +/g, ' ')
  text = text.replace(introduction, '').trim()
  if (text === '') throw new Refused(advise('empty'))
  return text
}
